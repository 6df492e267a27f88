/// Finds the keys that stand twice in one object: by a 32-bit hash first, and byte for byte where the hashes agree.
/// Small objects are compared pair by pair; large ones are sorted, so that neither equal nor colliding keys make it
/// quadratic.
struct JSONKeyLedger {
    /// Keys of all open objects, the innermost object last: the hash in the upper half, the node's index below.
    private var entries: [UInt64] = []

    /// The most keys for which comparing all pairs is faster than sorting.
    private static let smallCount = 24

    @inline(__always)
    mutating func append(hash: UInt64, at index: Int) { entries.append(hash << 32 | UInt64(truncatingIfNeeded: index)) }

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
                let first = nodes[Self.index(entries[earlier])]
                let second = nodes[Self.index(entries[later])]
                if scanner.isSameText(first, second) {
                    duplicates.add(.init(offset: second.offset, related: first.offset))
                    break
                }
            }
        }
    }

    /// Equal hashes stand side by side here; among them, equal keys are brought side by side in the same way.
    private mutating func reportSorted(
        from start: Int,
        _ nodes: UnsafePointer<JSONNode>,
        _ scanner: JSONScanner,
        _ duplicates: inout CappedPlaces
    ) {
        // The node of a duplicate in the upper half, so that sorting gives the order of the file, the first one below.
        var found: [UInt64] = []
        var runStart = start
        while runStart < entries.count {
            var runEnd = runStart + 1
            while runEnd < entries.count, (entries[runEnd] ^ entries[runStart]) >> 32 == 0 { runEnd += 1 }
            if runEnd - runStart > 1 {
                // The sort is stable: among equal keys the first of the file stays first.
                entries[runStart..<runEnd].sort { scanner.textPrecedes(nodes[Self.index($0)], nodes[Self.index($1)]) }
                var first = Self.index(entries[runStart])
                for entry in entries[runStart + 1..<runEnd] {
                    let key = Self.index(entry)
                    if scanner.isSameText(nodes[first], nodes[key]) {
                        found.append(UInt64(truncatingIfNeeded: key) << 32 | UInt64(truncatingIfNeeded: first))
                    } else {
                        first = key
                    }
                }
            }
            runStart = runEnd
        }
        found.sort()
        for pair in found {
            duplicates.add(.init(offset: nodes[Int(pair >> 32)].offset, related: nodes[Self.index(pair)].offset))
        }
    }

    private static func index(_ entry: UInt64) -> Int { Int(entry & 0xFFFF_FFFF) }
}

/// Keeps the first few places and counts the rest, so that a hostile document can't cause a flood of warnings.
struct CappedPlaces {
    struct Place {
        let offset: Int
        let related: Int
    }

    private(set) var kept: [Place] = []
    private(set) var droppedCount = 0
    private(set) var firstDropped: Int?

    mutating func add(_ place: Place) {
        if kept.count < JSONLimits.warnings {
            kept.append(place)
        } else {
            droppedCount += 1
            firstDropped = min(firstDropped ?? place.offset, place.offset)
        }
    }
}
