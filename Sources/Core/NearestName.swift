package enum NearestName {
    /// Nobody mistypes a longer word; comparing two of them would take the product of their lengths.
    private static let longest = 120

    /// Ties go to the first in alphabetical order, so that the answer does not depend on the order of the candidates.
    package static func of(_ word: String, among candidates: some Sequence<String>) -> String? {
        guard word.utf8.count <= longest else { return nil }
        let bound = max(1, word.count / 3)
        var best: (distance: Int, candidate: String)?
        for candidate in candidates {
            let distance = editDistance(Array(word.lowercased().utf8), Array(candidate.lowercased().utf8), limit: bound)
            guard distance <= bound else { continue }
            if let current = best, (current.distance, current.candidate) <= (distance, candidate) { continue }
            best = (distance, candidate)
        }
        return best?.candidate
    }

    /// Whether two names differ by a slip of the pen: both long enough, with one edit in three letters at most.
    package static func areNear(_ left: String, _ right: String) -> Bool {
        let lengths = (left.utf8.count, right.utf8.count)
        guard max(lengths.0, lengths.1) <= longest else { return false }
        let bound = min(lengths.0, lengths.1) / 3
        guard bound > 0 else { return false }
        return editDistance(Array(left.lowercased().utf8), Array(right.lowercased().utf8), limit: bound) <= bound
    }

    package static func isMistyped(_ left: String, _ right: String) -> Bool {
        let length = min(left.utf8.count, right.utf8.count)
        guard length > 4, max(left.utf8.count, right.utf8.count) <= longest else { return false }
        let bound = length < 10 ? 1 : 2
        return editDistance(Array(left.utf8), Array(right.utf8), limit: bound) <= bound
    }

    /// Edits between two words, counting a swap of neighbors as one; `limit + 1` as soon as it is surely more.
    private static func editDistance(_ left: [UInt8], _ right: [UInt8], limit: Int) -> Int {
        guard abs(left.count - right.count) <= limit else { return limit + 1 }
        var above = Array(0...right.count)
        var twoAbove = above
        var current = above
        for (row, leftByte) in left.enumerated() {
            current[0] = row + 1
            var least = current[0]
            for (column, rightByte) in right.enumerated() {
                let replaced = above[column] + (leftByte == rightByte ? 0 : 1)
                var cost = min(above[column + 1] + 1, current[column] + 1, replaced)
                if row > 0, column > 0, leftByte == right[column - 1], left[row - 1] == rightByte {
                    cost = min(cost, twoAbove[column - 1] + 1)
                }
                current[column + 1] = cost
                least = min(least, cost)
            }
            guard least <= limit else { return limit + 1 }
            // The row that nobody looks at any more is written over next.
            (twoAbove, above, current) = (above, current, twoAbove)
        }
        return above.last ?? limit + 1
    }
}
