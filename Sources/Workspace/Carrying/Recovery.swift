import SourceText

/// Brings what a killed run has left behind into an order in which the next one can begin.
///
/// The files themselves are each old or new. What is left to do is to let kept texts follow whose files are in their places
/// already, to write down what holds, and to take away what had not come that far. All of it can be interrupted, too: what
/// is done is not done again, and what holds is found once more as it was.
enum Recovery {
    static func settle(
        _ folder: borrowing OutputFolder,
        place: String,
        into diagnostics: inout DiagnosticBag
    ) throws(WorkspaceError) {
        guard let state = try RememberedState.read(folder, place: place, into: &diagnostics), state.isUnsettled else {
            return
        }
        for (path, base) in state.strayBases.sorted(by: { $0.key < $1.key }) {
            try folder.put(base, to: LedgerFolder.base(of: path))
        }
        if let ledger = state.ledger {
            let bytes = ledger.bytes
            if bytes != state.ledgerBytes { try folder.write(bytes, to: LedgerFolder.ledger) }
        }
        try folder.remove(LedgerFolder.pending)
        try folder.clearStage()
    }
}

extension OutputFolder {
    /// Takes away what is left of files that waited for their places.
    func clearStage() throws(WorkspaceError) {
        let names = try names(in: LedgerFolder.stage)
        guard let stage = try folder(of: LedgerFolder.stage.appending("x"), making: false) else { return }
        for name in Stage.Content(names).namesInOrder {
            guard calls.removeFile(name, in: stage.number) == 0 else {
                throw .system(.last, LedgerFolder.stage.appending(name).description)
            }
        }
    }
}
