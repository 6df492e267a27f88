import Matrix
import Mustache

/// The first page: the components by category, each with how far it is.
struct SiteIndexPage {
    private let library: DocumentedLibrary

    init(_ library: DocumentedLibrary) {
        self.library = library
    }

    var fields: [(TemplateKey, TemplateValue)] {
        let totals = library.coverage.totals
        return [
            ("count", .string("\(library.components.count)")),
            ("countWord", .string(library.components.count == 1 ? "component" : "components")),
            ("total", .string("\(totals.total)")),
            ("decided", .string("\(Percentage(of: totals.decided, in: totals.total, decimals: 1))")),
            ("overview", SiteShares.data(totals)),
            (
                "release",
                library.release.map { ["title": .string($0.title), "figures": .string($0.figures)] } ?? .null
            ),
            ("categories", .list(library.categories.map(category))),
        ]
    }

    private func category(_ title: String, _ components: [DocumentedComponent]) -> TemplateValue {
        [
            "anchor": .string(DocumentAnchor.text("category", title)), "title": .string(title),
            "components": .list(components.map(card)),
        ]
    }

    private func card(_ component: DocumentedComponent) -> TemplateValue {
        [
            "file": .string(SitePath.link(to: component)), "title": .string(component.title),
            "tag": .string(component.tag),
            "summary": component.introduction.first.map(HTMLProse.line) ?? "",
            "bar": SiteShares.data(component.tally.totals),
        ]
    }
}
