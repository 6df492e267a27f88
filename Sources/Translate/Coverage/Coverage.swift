package import SwiftModel

package struct Coverage: Sendable, Hashable {
    package let components: [CoveredComponent]
    package let tally: CoverageTally

    /// `bodies` are by tag, of each component that is written: only the body tells whether anything acts on an item.
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

    package var openComponentCount: Int { components.count { $0.tally.totals.unmapped > 0 } }

    /// `3 unmapped in 2 of 40 components`
    package var openSentence: String {
        totals.unmapped == 0
            ? "nothing is unmapped"
            : "\(totals.unmapped) unmapped in \(openComponentCount) of \(components.count) components"
    }
}
