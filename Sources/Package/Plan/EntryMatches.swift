/// Pairs of a ledger entry and the generated file that it is about.
///
/// An entry fits a file by the same component and part; else by an old name of the component; else by the same place,
/// for two files can't be there. No entry is about two files.
struct EntryMatches {
    /// Entries in the order of the generated files; nil for new files.
    let entries: [LedgerEntry?]
    /// Entries about no generated file, in their order.
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
