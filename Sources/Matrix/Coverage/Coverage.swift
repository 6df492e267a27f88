/// What became of a library's items, in figures.
package struct Coverage: Sendable, Hashable {
    package struct OfComponent: Sendable, Hashable {
        package let translation: ComponentTranslation
        package let tally: CoverageTally
    }

    /// In the order of the library.
    package let components: [OfComponent]
    package let tally: CoverageTally

    package init(_ library: LibraryTranslation) {
        var tally = CoverageTally()
        components = library.components.map { component in
            let own = CoverageTally(component.items)
            tally += own
            return OfComponent(translation: component, tally: own)
        }
        self.tally = tally
    }

    package var totals: CoverageCounts { tally.totals }

    /// The components that have items without a decision.
    package var openComponentCount: Int { components.count { $0.tally.totals.unmapped > 0 } }
}
