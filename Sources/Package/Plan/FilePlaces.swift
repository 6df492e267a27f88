struct FilePlaces {
    struct Place {
        /// Intended place: the file is generated for it, or a person has put it there.
        let target: OutputPath
        let found: OutputPath?
        let file: PresentFile?
        /// A person has moved it since the last run.
        let isMovedByPerson: Bool
    }

    private let places: [Place]
    private(set) var remarks: [PlanRemark] = []

    subscript(index: Int) -> Place { places[index] }

    init(_ generation: Generation, _ snapshot: FolderSnapshot, _ matches: EntryMatches) {
        // Places that the ledger gives to another file are not taken for one's own.
        let claims = Dictionary((snapshot.ledger?.entries ?? []).map { ($0.path, $0.identity) }) { first, _ in first }
        let found = zip(generation.files, matches.entries).map { file, entry -> OutputPath? in
            let candidates = [entry?.path, file.path].compactMap(\.self)
            return candidates.first { path in
                snapshot.files[path] != nil && (claims[path] == nil || claims[path] == entry?.identity)
            }
        }
        let moved = Self.moved(generation, snapshot, matches, found)
        for (path, finding) in moved.sorted(by: { $0.key < $1.key }) {
            if case .ambiguous(let places) = finding { remarks.append(.movedAmbiguously(path, places)) }
        }
        places = generation.files.indices.map { index in
            let (file, entry) = (generation.files[index], matches.entries[index])
            if found[index] == nil, let entry, case .found(let stranger)? = moved[entry.path] {
                return Place(target: stranger.path, found: stranger.path, file: stranger.file, isMovedByPerson: true)
            }
            // Files stay where a person has put them, wherever they are generated for.
            let isElsewhere = entry?.home != nil && (found[index] == nil || found[index] == entry?.path)
            let target = isElsewhere ? entry?.path ?? file.path : file.path
            let present = found[index].flatMap { snapshot.files[$0] }
            return Place(target: target, found: found[index], file: present, isMovedByPerson: false)
        }
    }

    private static func moved(
        _ generation: Generation,
        _ snapshot: FolderSnapshot,
        _ matches: EntryMatches,
        _ found: [OutputPath?]
    ) -> [OutputPath: MovedFiles.Finding] {
        guard !snapshot.strangers.isEmpty else { return [:] }
        var missing: [MovedFiles.Missing] = []
        for (index, file) in generation.files.enumerated() {
            guard found[index] == nil, file.ownership == .scaffold, let entry = matches.entries[index],
                entry.state == .present, let base = snapshot.bases[entry.path]
            else { continue }
            missing.append(MovedFiles.Missing(path: entry.path, base: base))
        }
        return MovedFiles.find(missing, among: snapshot.strangers)
    }
}

/// An entry fits a file by the same component and part; else by an old name of the component; else by the same place,
/// for two files can't be there. No entry is about two files.
struct EntryMatches {
    /// Entries in the order of the generated files; nil for new files.
    let entries: [LedgerEntry?]
    let rest: [LedgerEntry]

    init(_ ledger: Ledger?, _ generation: Generation) {
        guard let entries = ledger?.entries, !entries.isEmpty else {
            self.entries = Array(repeating: nil, count: generation.files.count)
            rest = []
            return
        }
        var byIdentity: [FileIdentity: Int] = [:]
        var byNewIdentity: [FileIdentity: Int] = [:]
        var byPath: [String: Int] = [:]
        for (index, entry) in entries.enumerated() {
            byIdentity[entry.identity] = index
            byPath[entry.path.folded] = index
            if !generation.renames.isEmpty { byNewIdentity[generation.renames.renamed(entry.identity)] = index }
        }
        var taken: Set<Int> = []
        let direct = generation.files.map { file in
            byIdentity[file.identity].flatMap { taken.insert($0).inserted ? $0 : nil }
        }
        let positions = zip(generation.files, direct).map { file, index -> Int? in
            if let index { return index }
            let candidates = [byNewIdentity[file.identity], byPath[file.path.folded]].compactMap(\.self)
            return candidates.first { index in
                let isSame = entries[index].identity.part == file.identity.part || entries[index].path == file.path
                return isSame && taken.insert(index).inserted
            }
        }
        self.entries = positions.map { $0.map { entries[$0] } }
        rest = entries.indices.filter { !taken.contains($0) }.map { entries[$0] }
    }
}
