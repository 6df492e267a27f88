import Core

struct SnapshotReader {
    /// More than a package and the app around it have; files beyond the limits are not looked through for moved files.
    private static let limits = FolderReading.Limits(fileCount: 20_000, size: 512 << 20)

    let generation: Generation
    /// Path of the folder as the user typed it.
    let place: String

    /// Reads the whole state of the folder; nil, and why in `diagnostics`, where the ledger can't be relied on.
    func read(
        _ folder: borrowing OutputFolder,
        into diagnostics: inout DiagnosticBag
    ) throws(WorkspaceError) -> FolderSnapshot? {
        guard let remembered = try RememberedState.read(folder, place: place, into: &diagnostics) else { return nil }
        var snapshot = FolderSnapshot(ledger: remembered.ledger, ledgerBytes: remembered.ledgerBytes)
        // New folders have nothing in them to look for.
        if remembered.ledger == nil, try folder.names(in: nil).allSatisfy({ $0 == LedgerFolder.name }) {
            snapshot.unused = UnusedSupport(generation).paths
            return snapshot
        }
        let matches = EntryMatches(snapshot.ledger, generation)
        var paths = Set(generation.files.map(\.path))
        var scaffolds = Set(generation.files.lazy.filter { $0.ownership == .scaffold }.map(\.path))
        let touched = matches.entries.compactMap(\.self) + matches.rest.filter { generation.scope.covers($0.identity) }
        for entry in touched {
            paths.insert(entry.path)
            if entry.ownership == .scaffold { scaffolds.insert(entry.path) }
        }
        snapshot.files = try folder.files(at: paths)
        snapshot.bases = try remembered.bases(of: scaffolds, in: folder)
        if misses(matches, in: snapshot) { snapshot.strangers = try strangers(in: folder, beside: paths, snapshot) }
        try readUnused(matches, beside: paths, in: folder, into: &snapshot)
        return snapshot
    }

    /// Reads texts that may use support code before such code goes; a run for some components takes nothing away.
    private func readUnused(
        _ matches: EntryMatches,
        beside paths: Set<OutputPath>,
        in folder: borrowing OutputFolder,
        into snapshot: inout FolderSnapshot
    ) throws(WorkspaceError) {
        var support = UnusedSupport(generation, kept: kept(matches, in: snapshot))
        guard !support.paths.isEmpty else { return }
        if snapshot.strangers.isEmpty { snapshot.strangers = try strangers(in: folder, beside: paths, snapshot) }
        let untouched = matches.rest.filter { !generation.scope.covers($0.identity) }.map(\.path).filter(\.isSwift)
        let others = snapshot.strangers.map(\.file) + (try folder.files(at: Set(untouched)).values)
        support.keep(for: others.map(\.bytes))
        snapshot.unused = support.paths
        if !generation.scope.isWhole {
            snapshot.unused = snapshot.unused.filter { [files = snapshot.files] in files[$0] == nil }
        }
    }

    private func kept(_ matches: EntryMatches, in snapshot: FolderSnapshot) -> [[UInt8]] {
        let edited = matches.entries.compactMap { entry -> [UInt8]? in
            guard let entry, entry.ownership == .scaffold, let present = snapshot.files[entry.path],
                !snapshot.isPristine(present, entry)
            else { return nil }
            return present.bytes
        }
        let staying = snapshot.staying(matches.rest, in: generation.scope)
        return edited + staying.edited + staying.needed.compactMap { snapshot.files[$0]?.bytes }
    }

    private func misses(_ matches: EntryMatches, in snapshot: FolderSnapshot) -> Bool {
        zip(generation.files, matches.entries).contains { file, entry in
            guard let entry, file.ownership == .scaffold, entry.state == .present else { return false }
            return snapshot.files[entry.path] == nil && snapshot.files[file.path] == nil
        }
    }

    private func strangers(
        in folder: borrowing OutputFolder,
        beside paths: Set<OutputPath>,
        _ snapshot: FolderSnapshot
    ) throws(WorkspaceError) -> [Stranger] {
        let known = Set(snapshot.ledger?.entries.map(\.path) ?? []).union(paths)
        var places: Set<OutputPath> = []
        for file in FolderReading(place, suffixes: [".swift"], limits: Self.limits).files {
            // A file with a path that no generated file may have is none that was moved.
            guard let path = try? OutputPath(file.path), LedgerFolder.canKeep(path), !known.contains(path) else {
                continue
            }
            places.insert(path)
        }
        return try folder.files(at: places).sorted { $0.key < $1.key }.map { Stranger(path: $0, file: $1) }
    }
}
