package struct CoverageCounts: Sendable, Hashable {
    private var counts: [CoverageState: Int] = [:]

    package init(_ counts: [CoverageState: Int] = [:]) {
        self.counts = counts
    }

    package subscript(state: CoverageState) -> Int { counts[state] ?? 0 }

    package var translated: Int { self[.translated] }
    package var adapted: Int { self[.adapted] }
    package var inert: Int { self[.inert] }
    package var skipped: Int { self[.skipped] }
    package var unmapped: Int { self[.unmapped] }

    package var total: Int { decided + unmapped }

    /// Counts decisions to leave an item out, too.
    package var decided: Int { inUse + inert + skipped }

    package var inUse: Int { translated + adapted }

    package var wanted: Int { total - skipped }

    package mutating func count(_ state: CoverageState) { counts[state, default: 0] += 1 }

    package static func += (left: inout CoverageCounts, right: CoverageCounts) {
        left.counts.merge(right.counts, uniquingKeysWith: +)
    }
}
