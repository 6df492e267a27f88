import Core

/// The files of a killed run are each old or new. Three steps are left: to bring the kept texts after files that are in
/// their places already, to write the ledger of the real state, and to remove files that had not come that far. Each
/// step can be interrupted: a finished one is not done again, and the real state is found once more.
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
    /// Removes a kept text before the text that it belongs to, for alone it would mean something.
    func clearStage() throws(WorkspaceError) {
        for path in [Stage.bases, Stage.texts, LedgerFolder.stage] {
            guard let above = try folder(of: path, making: false) else { return }
            try removeAll(path.name, in: above, path.description)
        }
    }

    private func removeAll(
        _ name: String,
        in folder: borrowing Descriptor,
        _ path: String,
        depth: Int = 0
    ) throws(WorkspaceError) {
        if calls.removeFile(name, in: folder.number) == 0 || errno == ENOENT { return }
        // Removing a folder like a file fails with EISDIR on one system and with EPERM on the other.
        guard errno == EISDIR || errno == EPERM, depth < OutputPath.mostParts else { throw .system(.last, path) }
        let inner = try Self.folder(name, in: folder, path)
        for name in try Self.names(in: inner, path) {
            try removeAll(name, in: inner, "\(path)/\(name)", depth: depth + 1)
        }
        guard calls.removeFolder(name, in: folder.number) == 0 || errno == ENOENT else { throw .system(.last, path) }
    }
}
