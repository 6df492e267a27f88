import AppCode
import Reports
import Translate

extension DocumentedUse {
    init(_ report: InventoryReport) {
        self.init(
            figures: report.figures,
            sentences: report.sentences.map { Sentence(percentage: $0.percentage, text: $0.text) },
            components: report.byUse.map { component in
                var items = CoverageCounts()
                for item in component.items {
                    guard let state = report.state(of: item, of: component) else { continue }
                    for _ in 0..<item.count { items.count(state) }
                }
                return Component(
                    tag: component.tag,
                    uses: component.count,
                    templates: report.fileCount(of: component),
                    items: items
                )
            },
            order: report.order.steps.map(\.tag)
        )
    }
}
