import Core

/// Each file of a killed run is as before, or as the run made it, and telling them apart needs no guess: a file that is
/// the program's alone has the one hash or the other, and beside a file that people edit lies the generated text that
/// it was made from.
struct InterruptedRun {
    private let old: Ledger?
    private let pending: Ledger
    private let files: [OutputPath: PresentFile]
    private let bases: [OutputPath: PresentFile]
    /// The files that are in their places, while the texts that are kept beside them are still on the stage.
    private let belated: Set<OutputPath>

    init(from old: Ledger?, to pending: Ledger, in folder: borrowing OutputFolder) throws(WorkspaceError) {
        self.old = old
        self.pending = pending
        let paths = Set((old?.entries ?? []).map(\.path)).union(pending.entries.map(\.path))
        files = try folder.files(at: paths)
        let waiting = try folder.files(at: Set(paths.map(Stage.text)))
        bases = try folder.files(at: Set(paths.map(LedgerFolder.base) + paths.map(Stage.base)))
        belated = paths.filter { [bases] in bases[Stage.base(for: $0)] != nil && waiting[Stage.text(for: $0)] == nil }
    }

    /// The ledger that holds, and where kept texts are that have not followed their files, by the paths of these.
    func settled() -> (ledger: Ledger, strayBases: [OutputPath: OutputPath]) {
        var byOrigin: [OutputPath: LedgerEntry] = [:]
        var byIdentity: [FileIdentity: LedgerEntry] = [:]
        for entry in pending.entries {
            if let origin = entry.origin { byOrigin[origin] = entry } else { byIdentity[entry.identity] = entry }
        }
        var entries: [LedgerEntry] = []
        var strayBases: [OutputPath: OutputPath] = [:]
        for entry in old?.entries ?? [] {
            let next = byOrigin.removeValue(forKey: entry.path) ?? byIdentity.removeValue(forKey: entry.identity)
            let (settled, base) = settled(entry, next)
            entries.append(settled)
            if let base, base != LedgerFolder.base(of: settled.path) { strayBases[settled.path] = base }
        }
        // Files that the run was making are there or not. A file that is there and other than it was made has been
        // edited since: of a file that people edit, the kept text says that it is ours.
        let known = Set(entries.map(\.identity))
        for entry in Array(byOrigin.values) + Array(byIdentity.values)
        where !known.contains(entry.identity) && isMade(entry) {
            entries.append(entry.committed)
            if let base = base(of: entry.path), base != LedgerFolder.base(of: entry.path) {
                strayBases[entry.path] = base
            }
        }
        // The order that the run was going to leave is the order from before, with the new members added. The API that
        // callers write stays as it was, so that the next run finds its changes and tells them.
        let ledger = Ledger(
            product: old?.product ?? pending.product,
            entries: entries,
            names: pending.names,
            order: pending.order,
            callers: old?.callers ?? pending.callers,
            former: old?.former ?? pending.former
        )
        return (ledger, strayBases)
    }

    private func settled(_ old: LedgerEntry, _ next: LedgerEntry?) -> (LedgerEntry, OutputPath?) {
        guard let next else { return (old, nil) }
        if isMade(next) { return (next.committed, base(of: next.path)) }
        guard next.path != old.path, files[old.path] == nil, files[next.path] != nil else { return (old, nil) }
        // The file has been taken to its new place, and nothing more had happened to it.
        var moved = old
        moved.path = next.path
        moved.home = next.home
        return (moved, base(of: next.path) ?? base(of: old.path))
    }

    private func isMade(_ entry: LedgerEntry) -> Bool {
        guard entry.state != .deleted else { return files[entry.path] == nil }
        guard let file = files[entry.path] else { return false }
        switch entry.ownership {
        case .owned, .once: return file.hash == entry.output
        case .scaffold: return base(of: entry.path).flatMap { bases[$0]?.hash } == entry.output
        }
    }

    private func base(of path: OutputPath) -> OutputPath? {
        if belated.contains(path) { return Stage.base(for: path) }
        let base = LedgerFolder.base(of: path)
        return bases[base] == nil ? nil : base
    }
}
