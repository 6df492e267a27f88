import Documents
import Translate

/// The first page: the components by category, each with how far it is.
struct SiteIndexPage {
    private let library: DocumentedLibrary

    init(_ library: DocumentedLibrary) {
        self.library = library
    }

    var fields: [(TemplateKey, TemplateValue)] {
        let totals = library.coverage.totals
        let sentences = CoverageSentences(library.coverage)
        return [
            ("count", .string("\(library.components.count)")),
            ("countWord", .string(library.components.count == 1 ? "component" : "components")),
            ("total", .string("\(totals.total)")),
            ("working", .string(sentences.working)),
            ("inUse", .string(sentences.inUse)),
            ("decided", .string(sentences.decided)),
            ("overview", SiteShares.data(totals)),
            (
                "release",
                library.release.map { ["title": .string($0.title), "figures": .string($0.figures)] } ?? .null
            ),
            ("categories", .list(library.categories.map(category))),
            (
                "contents",
                SiteContents(library.categories.map { .init(SitePath.anchor(ofCategory: $0.title), $0.title) }).data
            ),
        ]
    }

    private func category(_ title: String, _ components: [DocumentedComponent]) -> TemplateValue {
        [
            "anchor": .string(SitePath.anchor(ofCategory: title)), "title": .string(title),
            "components": .list(components.map(card)),
        ]
    }

    private func card(_ component: DocumentedComponent) -> TemplateValue {
        [
            "file": .string(SitePath.link(to: component)), "title": .string(component.title),
            "tag": .string(component.tag), "state": .string(component.coverage.state.rawValue),
            "summary": component.introduction.first.map(HTMLProse.line) ?? "",
            "bar": SiteShares.data(component.tally.totals),
        ]
    }
}
