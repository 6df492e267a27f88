import WebModel

/// Names that people use everywhere in place of names of the matrix.
///
/// One component shows little: `isWrong` may stand for `isInvalid`, or for any flag. Several that have the one and lack
/// the other are no accident, where none speaks against it.
struct PreferredNames {
    static let leastSupport = 2

    /// The name of a member may come from another item elsewhere.
    struct Key: Hashable {
        let item: ItemReference
        let name: String
    }

    /// An expected member and one that may stand for it: of its type, with its default, in its place.
    struct Pair: Hashable {
        let expected: Key
        let found: String

        fileprivate var use: Key { Key(item: expected.item, name: found) }
    }

    private(set) var names: [Key: String] = [:]

    init(_ comparisons: [ComponentDrift]) {
        var support: [Pair: Int] = [:]
        var absences: [Key: Int] = [:]
        var extras: [String: Int] = [:]
        var present: Set<Key> = []
        for comparison in comparisons {
            for pair in Set(comparison.candidates) { support[pair, default: 0] += 1 }
            for member in comparison.pairs.missing { absences[Key(member), default: 0] += 1 }
            for member in comparison.pairs.more { extras[member.name, default: 0] += 1 }
            for member in comparison.expected.members where comparison.pairs.names[member.name] != nil {
                present.insert(Key(member))
            }
        }
        let steady = support.filter { pair, count in
            absences[pair.expected] == count && !present.contains(pair.expected)
        }
        var uses: [Key: Int] = [:]
        for (pair, count) in steady { uses[pair.use, default: 0] += count }
        let agreed = steady.keys.filter { pair in
            let count = uses[pair.use] ?? 0
            return count >= Self.leastSupport && extras[pair.found] == count
        }
        for pair in agreed {
            let rivals = agreed.filter {
                $0.expected == pair.expected || $0.found == pair.found && $0.expected.item != pair.expected.item
            }
            if rivals.count == 1 { names[pair.expected] = pair.found }
        }
    }
}

extension PreferredNames.Key {
    init(_ member: ExpectedMember) {
        self.init(item: member.item, name: member.name)
    }
}
