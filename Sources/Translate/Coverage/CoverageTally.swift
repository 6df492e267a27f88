package import WebModel

/// The counts of some items: of each kind, and together.
package struct CoverageTally: Sendable, Hashable {
    /// The kinds that make the totals. Texts are no items of the web component's interface: they are counted beside.
    package static let kinds = ItemKind.allCases.filter { $0 != .text }

    private var counts: [ItemKind: CoverageCounts] = [:]
    /// Counts of the seven kinds together, the texts left out.
    package private(set) var totals = CoverageCounts()

    package init() {}

    init(_ items: [CoveredItem]) {
        for item in items {
            let kind = item.translation.item.kind
            counts[kind, default: CoverageCounts()].count(item.state)
            if kind != .text { totals.count(item.state) }
        }
    }

    package subscript(kind: ItemKind) -> CoverageCounts { counts[kind] ?? CoverageCounts() }

    package static func += (left: inout CoverageTally, right: CoverageTally) {
        for kind in ItemKind.allCases {
            guard let added = right.counts[kind] else { continue }
            left.counts[kind, default: CoverageCounts()] += added
        }
        left.totals += right.totals
    }
}
