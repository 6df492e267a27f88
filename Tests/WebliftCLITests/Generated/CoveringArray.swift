/// Rows of levels in which each two factors meet in each pair of levels: a fraction of all combinations, in which nearly
/// every mistake shows that two of them make together.
struct CoveringArray {
    private(set) var rows: [[Int]] = []

    private struct Pair: Hashable {
        let factors: [Int]
        let levels: [Int]
    }

    /// Each row begins with the first pair that has not met yet. Its other factors take the level that brings the most pairs
    /// together, and turn where several do, so that no level is rare.
    init(factors: Int, levels: Int) {
        guard factors > 1 else {
            rows = (0..<levels).map { level in Array(repeating: level, count: factors) }
            return
        }
        let all = (0..<factors).flatMap { one in
            (one + 1..<factors).flatMap { other in
                (0..<levels * levels).map { Pair(factors: [one, other], levels: [$0 / levels, $0 % levels]) }
            }
        }
        var open = Set(all)
        for first in all where open.contains(first) {
            var row = Dictionary(uniqueKeysWithValues: zip(first.factors, first.levels))
            for factor in 0..<factors where row[factor] == nil {
                let counts = (0..<levels).map { level in
                    row.count { open.contains(Self.pair($0, (key: factor, value: level))) }
                }
                let start = rows.count + factor
                row[factor] = (0..<levels).max {
                    (counts[$0], -(($0 + start) % levels)) < (counts[$1], -(($1 + start) % levels))
                }
            }
            let sorted = row.sorted { $0.key < $1.key }
            for (index, one) in sorted.enumerated() {
                for other in sorted[(index + 1)...] { open.remove(Self.pair(one, other)) }
            }
            rows.append(sorted.map(\.value))
        }
    }

    private static func pair(_ one: (key: Int, value: Int), _ other: (key: Int, value: Int)) -> Pair {
        one.key < other.key
            ? Pair(factors: [one.key, other.key], levels: [one.value, other.value])
            : Pair(factors: [other.key, one.key], levels: [other.value, one.value])
    }
}
