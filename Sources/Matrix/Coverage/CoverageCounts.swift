/// How many items are in each state.
package struct CoverageCounts: Sendable, Hashable {
    package private(set) var translated = 0
    package private(set) var adapted = 0
    package private(set) var skipped = 0
    package private(set) var unmapped = 0

    package init(translated: Int = 0, adapted: Int = 0, skipped: Int = 0, unmapped: Int = 0) {
        self.translated = translated
        self.adapted = adapted
        self.skipped = skipped
        self.unmapped = unmapped
    }

    package subscript(state: CoverageState) -> Int {
        switch state {
        case .translated: translated
        case .adapted: adapted
        case .skipped: skipped
        case .unmapped: unmapped
        }
    }

    package var total: Int { decided + unmapped }

    /// Everything that somebody decided about, also what was decided to be left out.
    package var decided: Int { translated + adapted + skipped }

    package mutating func count(_ state: CoverageState) {
        switch state {
        case .translated: translated += 1
        case .adapted: adapted += 1
        case .skipped: skipped += 1
        case .unmapped: unmapped += 1
        }
    }

    package static func += (left: inout CoverageCounts, right: CoverageCounts) {
        left.translated += right.translated
        left.adapted += right.adapted
        left.skipped += right.skipped
        left.unmapped += right.unmapped
    }
}
