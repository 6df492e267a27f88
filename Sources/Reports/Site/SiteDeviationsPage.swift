import Documents
import Translate
import WebModel

/// Everything that is not the same on iOS, component by component.
struct SiteDeviationsPage {
    private let library: DocumentedLibrary

    init(_ library: DocumentedLibrary) {
        self.library = library
    }

    var fields: [(TemplateKey, TemplateValue)] {
        let components = library.components.filter { !$0.deviations.isEmpty }
        let count = components.reduce(0) { $0 + $1.deviations.count }
        return [
            ("count", .string(IndexPage.count(count, "deviation"))),
            ("components", .list(components.map(section))),
            ("hasComponents", .boolean(!components.isEmpty)),
            ("contents", SiteContents(components.map { .init(Self.anchor(of: $0), $0.title) }).data),
        ]
    }

    private static func anchor(of component: DocumentedComponent) -> String {
        DocumentAnchor.text("component", component.tag)
    }

    private func section(_ component: DocumentedComponent) -> TemplateValue {
        [
            "anchor": .string(Self.anchor(of: component)),
            "file": .string(SitePath.link(to: component)), "title": .string(component.title),
            "count": .string("\(component.deviations.count)"),
            "items": .list(component.deviations.map(item)),
        ]
    }

    private func item(_ item: DocumentedItem) -> TemplateValue {
        [
            "anchor": .string(item.anchor), "name": .string(item.title),
            "state": .string(item.state.rawValue), "swiftUI": SiteItem.members(item.swiftUI),
            "why": .list(SiteItem.why(item)),
        ]
    }
}
