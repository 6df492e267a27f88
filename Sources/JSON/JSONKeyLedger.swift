/// Finds the keys that stand twice in one object.
///
/// Keys are compared by a 32-bit hash first and byte for byte where the hashes agree. Small objects are compared pair
/// by pair; large ones are sorted, so that neither equal nor colliding keys make it quadratic.
struct JSONKeyLedger {
    /// The keys of all open objects, those of the innermost last: the hash in the upper half, the node's index below.
    private var entries: [UInt64] = []

    /// The most keys for which comparing all pairs is faster than sorting.
    private static let smallCount = 24

    /// Adds a key of the innermost object by the 32-bit hash of its text and the index of its node.
    @inline(__always)
    mutating func append(hash: UInt64, at index: Int) {
        entries.append(hash << 32 | UInt64(truncatingIfNeeded: index))
    }

    /// Forgets the keys of the innermost object, and reports each that repeats an earlier one.
    @inline(__always)
    mutating func closeObject(
        keyCount: Int,
        _ nodes: UnsafePointer<JSONNode>,
        _ scanner: JSONScanner,
        duplicates: inout CappedPlaces
    ) {
        let start = entries.count - keyCount
        if keyCount > Self.smallCount {
            entries[start...].sort()
            reportSorted(from: start, nodes, scanner, &duplicates)
        } else if keyCount > 1 {
            reportPairs(from: start, nodes, scanner, &duplicates)
        }
        entries.removeLast(keyCount)
    }

    private func reportPairs(
        from start: Int,
        _ nodes: UnsafePointer<JSONNode>,
        _ scanner: JSONScanner,
        _ duplicates: inout CappedPlaces
    ) {
        for later in start + 1..<entries.count {
            for earlier in start..<later where (entries[earlier] ^ entries[later]) >> 32 == 0 {
                let first = nodes[index(entries[earlier])]
                let second = nodes[index(entries[later])]
                if scanner.isSameText(first, second) {
                    duplicates.add(.init(offset: second.offset, related: first.offset))
                    break
                }
            }
        }
    }

    /// Equal hashes stand side by side here; among them, equal keys are brought side by side in the same way.
    private func reportSorted(
        from start: Int,
        _ nodes: UnsafePointer<JSONNode>,
        _ scanner: JSONScanner,
        _ duplicates: inout CappedPlaces
    ) {
        var found: [CappedPlaces.Place] = []
        var runStart = start
        while runStart < entries.count {
            var runEnd = runStart + 1
            while runEnd < entries.count, (entries[runEnd] ^ entries[runStart]) >> 32 == 0 { runEnd += 1 }
            if runEnd - runStart > 1 {
                // The sort is stable: among equal keys the first of the file stays first.
                let run = entries[runStart..<runEnd].map { nodes[index($0)] }
                    .sorted { scanner.textPrecedes($0, $1) }
                var first = run[0]
                for key in run.dropFirst() {
                    if scanner.isSameText(first, key) {
                        found.append(.init(offset: key.offset, related: first.offset))
                    } else {
                        first = key
                    }
                }
            }
            runStart = runEnd
        }
        for place in found.sorted(by: { $0.offset < $1.offset }) { duplicates.add(place) }
    }

    private func index(_ entry: UInt64) -> Int { Int(entry & 0xFFFF_FFFF) }
}
