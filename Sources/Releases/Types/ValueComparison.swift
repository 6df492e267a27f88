import Core
import WebModel

/// Compares two closed sets of texts.
struct ValueComparison {
    private let old: [String]
    private let new: [String]

    init(_ old: [String], _ new: [String]) {
        self.old = old
        self.new = new
    }

    /// Renamed values first, then values that are gone, then new values.
    var differences: [TypeDifference] {
        let known = Set(old)
        let wanted = Set(new)
        var removed = old.filter { !wanted.contains($0) }.sorted()
        var added = new.filter { !known.contains($0) }.sorted()
        let renames = renames(removed, added)
        var differences = renames.map { before, after, evidence in
            TypeDifference(kind: .valueRenamed, values: [before, after], evidence: [evidence])
        }
        let renamed = Set(renames.flatMap { [$0.0, $0.1] })
        removed.removeAll { renamed.contains($0) }
        added.removeAll { renamed.contains($0) }
        if !removed.isEmpty { differences.append(.init(kind: .valuesRemoved, values: removed)) }
        if !added.isEmpty { differences.append(.init(kind: .valuesAdded, values: added)) }
        return differences
    }

    /// Finds the values that are the same word in another spelling, and no others: values are short, and near names
    /// mean different things.
    private func renames(_ removed: [String], _ added: [String]) -> [(String, String, RenameEvidence)] {
        let before = Dictionary(grouping: removed, by: SpelledName.key)
        let after = Dictionary(grouping: added, by: SpelledName.key)
        return removed.compactMap { name in
            let key = SpelledName.key(name)
            guard before[key]?.count == 1, let others = after[key], others.count == 1 else { return nil }
            return (name, others[0], .spelling)
        }
    }
}
