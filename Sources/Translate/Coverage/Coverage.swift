package import SwiftModel

/// Outcome for a library's components and for their items, in figures.
package struct Coverage: Sendable, Hashable {
    /// Components in the order of the library.
    package let components: [CoveredComponent]
    /// Counts of the items of all components.
    package let tally: CoverageTally

    /// `bodies` are by tag, of each component that is written: the matrix tells the result of an item, and only the
    /// body tells whether anything acts on it.
    package init(_ library: LibraryTranslation, bodies: [String: BodyReport]) {
        var tally = CoverageTally()
        components = library.components.map { component in
            let covered = CoveredComponent(component, body: bodies[component.tag] ?? BodyReport())
            tally += covered.tally
            return covered
        }
        self.tally = tally
    }

    package var totals: CoverageCounts { tally.totals }

    package var componentTotals: ComponentCounts { ComponentCounts(components.map(\.state)) }

    /// The components that have items without a decision.
    package var openComponentCount: Int { components.count { $0.tally.totals.unmapped > 0 } }

    /// Sentence about the items that nobody decided about: `3 unmapped in 2 of 40 components`.
    package var openSentence: String {
        totals.unmapped == 0
            ? "nothing is unmapped"
            : "\(totals.unmapped) unmapped in \(openComponentCount) of \(components.count) components"
    }
}
