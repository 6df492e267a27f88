import Core

/// Remains of earlier runs in `.weblift`: the ledger as it holds, also after a run that was killed.
struct RememberedState {
    /// nil where nothing is remembered.
    let ledger: Ledger?
    let ledgerBytes: [UInt8]?
    /// Places of kept texts that are not where they belong, by the paths of their files.
    let strayBases: [OutputPath: OutputPath]
    let isUnsettled: Bool

    /// nil, and why in `diagnostics`, where a ledger can't be relied on.
    static func read(
        _ folder: borrowing OutputFolder,
        place: String,
        into diagnostics: inout DiagnosticBag
    ) throws(WorkspaceError) -> RememberedState? {
        let stored = try folder.files(at: [LedgerFolder.ledger, LedgerFolder.pending])
        let isStageEmpty = try folder.names(in: LedgerFolder.stage).isEmpty
        var ledgers: [Ledger?] = []
        for (path, file) in zip([LedgerFolder.ledger, LedgerFolder.pending], stored) {
            guard let file else {
                ledgers.append(nil)
                continue
            }
            let source = SourceFile(path: SourcePath(place).appending(path.description), bytes: file.bytes)
            guard let ledger = LedgerReader.read(source, into: &diagnostics) else { return nil }
            ledgers.append(ledger)
        }
        var (ledger, strayBases): (Ledger?, [OutputPath: OutputPath]) = (ledgers[0], [:])
        if let pending = ledgers[1] {
            (ledger, strayBases) = try InterruptedRun(from: ledger, to: pending, in: folder).settled()
        }
        return RememberedState(
            ledger: ledger,
            ledgerBytes: stored[0]?.bytes,
            strayBases: strayBases,
            isUnsettled: ledgers[1] != nil || !isStageEmpty
        )
    }

    func bases(
        of paths: Set<OutputPath>,
        in folder: borrowing OutputFolder
    ) throws(WorkspaceError) -> [OutputPath: [UInt8]] {
        var places: [OutputPath: OutputPath] = [:]
        for path in paths { places[path] = strayBases[path] ?? LedgerFolder.base(of: path) }
        let found = try folder.files(at: Set(places.values))
        return places.compactMapValues { found[$0]?.bytes }
    }
}
