package struct CoverageCounts: Sendable, Hashable {
    package private(set) var translated = 0
    package private(set) var adapted = 0
    package private(set) var inert = 0
    package private(set) var skipped = 0
    package private(set) var unmapped = 0

    package init(translated: Int = 0, adapted: Int = 0, inert: Int = 0, skipped: Int = 0, unmapped: Int = 0) {
        self.translated = translated
        self.adapted = adapted
        self.inert = inert
        self.skipped = skipped
        self.unmapped = unmapped
    }

    package subscript(state: CoverageState) -> Int {
        switch state {
        case .translated: translated
        case .adapted: adapted
        case .inert: inert
        case .skipped: skipped
        case .unmapped: unmapped
        }
    }

    package var total: Int { decided + unmapped }

    /// Counts decisions to leave an item out, too.
    package var decided: Int { inUse + inert + skipped }

    package var inUse: Int { translated + adapted }

    package var wanted: Int { total - skipped }

    package mutating func count(_ state: CoverageState) {
        switch state {
        case .translated: translated += 1
        case .adapted: adapted += 1
        case .inert: inert += 1
        case .skipped: skipped += 1
        case .unmapped: unmapped += 1
        }
    }

    package static func += (left: inout CoverageCounts, right: CoverageCounts) {
        left.translated += right.translated
        left.adapted += right.adapted
        left.inert += right.inert
        left.skipped += right.skipped
        left.unmapped += right.unmapped
    }
}
