import Documents
import Generate
import Translate
import WebModel

/// Shows the figures of `weblift coverage`.
struct SiteCoveragePage {
    let library: DocumentedLibrary

    var fields: [(TemplateKey, TemplateValue)] {
        let coverage = library.coverage
        let totals = coverage.totals
        let kinds = CoverageTally.kinds.filter { coverage.tally[$0].total > 0 }
        let most = kinds.map { coverage.tally[$0].total }.max() ?? 0
        let texts = coverage.tally[.text]
        let sentences = CoverageSentences(coverage)
        return [
            ("working", .string(sentences.working)),
            ("inUse", .string(sentences.inUse)),
            ("decided", .string(sentences.decided)),
            ("open", .string(sentences.open)),
            ("states", .list(ComponentState.allCases.map(state))),
            ("overview", SiteShares.data(totals)),
            ("columns", SiteShares.columns),
            ("kinds", .list(kinds.map { row($0.title, coverage.tally[$0], most) })),
            ("total", row("all", totals, totals.total)),
            ("texts", texts.total > 0 ? row(ItemKind.text.title, texts, most) : .null),
            ("components", .list(components)),
            ("contents", SiteContents(entries: [.init("kinds", "By kind"), .init("components", "By component")]).data),
        ]
    }

    private func state(_ state: ComponentState) -> TemplateValue {
        ["state": .string(state.rawValue), "count": .string("\(library.coverage.componentTotals[state])")]
    }

    private func row(_ title: String, _ counts: CoverageCounts, _ most: Int) -> TemplateValue {
        .object(TemplateObject(SiteShares.row(title, counts, most: max(most, counts.total))))
    }

    private var components: [TemplateValue] {
        let most = library.components.map(\.tally.totals.total).max() ?? 0
        return library.components.map { component in
            let totals = component.tally.totals
            let decided = Percentage(of: totals.decided, in: totals.total, decimals: 1)
            let others: [(TemplateKey, TemplateValue)] = [
                ("file", .string(SitePath.link(to: component))), ("decided", .string("\(decided)")),
                ("state", .string(component.coverage.state.rawValue)),
                ("styled", .string(component.styled.map { "\($0.drawnCount) of \($0.count)" } ?? "–")),
            ]
            return .object(TemplateObject(SiteShares.row(component.title, totals, most: most) + others))
        }
    }
}
