import JSON
import Matrix
import Render
import SwiftModel
import WebModel

/// What the search of the site looks through: every component and every item by its names in both worlds.
struct SearchIndex {
    private let library: DocumentedLibrary

    init(_ library: DocumentedLibrary) {
        self.library = library
    }

    /// A script, because a page that is opened from disk may load no data.
    var bytes: [UInt8] {
        let entries = JSONWriter.bytes(.compact) { writer in
            writer.array { writer in
                for component in library.components { write(component, to: &writer) }
            }
        }
        return Array("window.searchIndex=".utf8) + entries + Array(";\n".utf8)
    }

    private func write(_ component: DocumentedComponent, to writer: inout JSONWriter) {
        let page = SitePath.link(to: component)
        let names = component.swift.names
        let own = component.guide?.isItem == true ? [names.view.name] : [names.view.name, names.uiKit.name]
        entry(component.tag, own, "component", component.title, page, to: &writer)
        for item in component.items {
            entry(
                item.title,
                Self.swiftNames(of: item),
                Self.word(item.item.kind),
                component.title,
                "\(page)#\(item.anchor)",
                to: &writer
            )
        }
    }

    private func entry(
        _ web: String,
        _ swift: [String],
        _ kind: String,
        _ component: String,
        _ url: String,
        to writer: inout JSONWriter
    ) {
        writer.array { writer in
            writer.value(web)
            writer.array { writer in
                for name in swift { writer.value(name) }
            }
            writer.value(kind)
            writer.value(component)
            writer.value(url)
        }
    }

    /// Each once. What has no name of its own is found by what it is: `@FocusState`.
    static func swiftNames(of item: DocumentedItem) -> [String] {
        var seen: Set<String> = []
        var names: [String] = []
        for member in item.translation.swiftUI {
            if case .reference = member { continue }
            names.append(member.member?.name.name ?? member.description)
        }
        for member in item.translation.uiKit {
            if case .reference = member { continue }
            names.append(member.name?.name ?? member.description)
        }
        return names.filter { seen.insert($0).inserted }
    }

    static func word(_ kind: ItemKind) -> String {
        switch kind {
        case .property: "property"
        case .slot: "slot"
        case .event: "event"
        case .method: "method"
        case .cssPart: "CSS part"
        case .cssProperty: "CSS property"
        case .cssState: "CSS state"
        case .text: "text"
        }
    }
}
