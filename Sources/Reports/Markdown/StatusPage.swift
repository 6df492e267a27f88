import Documents
import Generate
import Translate
import WebModel

/// Shows the figures of `weblift coverage`.
struct StatusPage {
    let library: DocumentedLibrary
    let links: MarkdownLinks

    var data: TemplateValue {
        let coverage = library.coverage
        let totals = coverage.totals
        let kinds = CoverageTally.kinds.filter { coverage.tally[$0].total > 0 }
        let texts = coverage.tally[.text]
        let sentences = CoverageSentences(coverage)
        return [
            "title": .string(MarkdownCell.plain(library.title).text),
            "working": .string(sentences.working),
            "inUse": .string(sentences.inUse),
            "decided": .string(sentences.decided),
            "open": .string(sentences.open),
            "states": .list(ComponentState.allCases.map(state)),
            "columns": .lines(CoverageState.allCases.map(\.rawValue) + ["total"]),
            "kinds": .list(kinds.map { figures($0.title, coverage.tally[$0]) }),
            "total": figures("all", totals),
            "texts": texts.total > 0 ? figures(ItemKind.text.title, texts) : .null,
            "components": .list(library.components.map(row)),
        ]
    }

    private func state(_ state: ComponentState) -> TemplateValue {
        ["title": .string(state.rawValue), "count": .string("\(library.coverage.componentTotals[state])")]
    }

    private func figures(_ title: String, _ counts: CoverageCounts) -> TemplateValue {
        let figures = CoverageState.allCases.map { counts[$0] } + [counts.total]
        return ["title": .string(title), "figures": .lines(figures.map(String.init))]
    }

    private func row(_ component: DocumentedComponent) -> TemplateValue {
        let totals = component.tally.totals
        return [
            "link": .string(links.component(component)),
            "implemented": .string(implemented(component)),
            "state": .string(component.coverage.state.rawValue),
            "figures": figures("", totals),
            "decided": .string("\(Percentage(of: totals.decided, in: totals.total, decimals: 1)) %"),
            "styled": .string(component.styled.map { "\($0.drawnCount) of \($0.count)" } ?? "–"),
        ]
    }

    private func implemented(_ component: DocumentedComponent) -> String {
        guard let guide = component.guide else { return "skipped" }
        return guide.isItem ? "data" : "SwiftUI, UIKit"
    }
}
