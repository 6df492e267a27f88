package import WebModel

package struct CoverageTally: Sendable, Hashable {
    /// Texts are counted beside: they are no items of the component's interface.
    package static let kinds = ItemKind.allCases.filter { $0 != .text }

    private var counts: [ItemKind: CoverageCounts] = [:]
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
