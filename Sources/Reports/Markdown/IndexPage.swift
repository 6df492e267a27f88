import Documents
import Generate
import Translate
import WebModel

struct IndexPage {
    let library: DocumentedLibrary
    let links: MarkdownLinks

    var data: TemplateValue {
        let totals = library.coverage.totals
        return [
            "title": .string(MarkdownCell.plain(library.title).text),
            "module": .string(MarkdownCell.code(library.module.description).text),
            "count": .string(Self.count(library.components.count, "component")),
            "decided": .string("\(Percentage(of: totals.decided, in: totals.total, decimals: 1))"),
            "figures": .string(StateFigures(totals).text),
            "states": .string(StateFigures(library.coverage.componentTotals).text),
            "release": library.release.map { release in
                ["title": .string(MarkdownCell.plain(release.title).text), "figures": .string(release.figures)]
            } ?? .null,
            "categories": .list(library.categories.map(category)),
        ]
    }

    private func category(_ title: String, _ components: [DocumentedComponent]) -> TemplateValue {
        ["title": .string(MarkdownCell.plain(title).text), "rows": .list(components.map(row))]
    }

    private func row(_ component: DocumentedComponent) -> TemplateValue {
        [
            "link": .string(links.component(component)),
            "tag": .string(MarkdownCell.code("<\(component.tag)>").text),
            "summary": .string(component.introduction.first.map { MarkdownProse.beginning($0).text } ?? ""),
            "status": .string(MarkdownCell.plain(component.web.status ?? "").text),
        ]
    }

    static func count(_ number: Int, _ thing: String) -> String { number == 1 ? "1 \(thing)" : "\(number) \(thing)s" }
}
