import Core
import Generate
import SwiftModel
import Translate
import WebModel

/// Names on the web and in Swift of components, items and tokens, and other names of such components.
struct SearchIndex {
    private let library: DocumentedLibrary
    private let tokens: [SiteTokens.Token]
    /// Kinds that the library lacks count as well: a list box is a picker, too.
    private let kinds: [NativePrimitive]

    init(_ library: DocumentedLibrary, _ tokens: SiteTokens?) {
        self.library = library
        self.tokens = tokens?.tokens ?? []
        kinds = NativePrimitive.allCases.filter { !library.native.webNames(of: $0).isEmpty }
    }

    /// A script, because a page that is opened from disk may load no data.
    var bytes: [UInt8] {
        let places = Dictionary(kinds.enumerated().map { ($1, $0) }) { first, _ in first }
        let data = JSONWriter.bytes(.compact) { writer in
            writer.object { writer in
                writer.member("kinds", array: kinds) { write($1, to: &$0) }
                writer.member("entries") { writer in
                    writer.array { writer in
                        for component in library.components {
                            write(component, kind: component.swift.primitive.flatMap { places[$0] }, to: &writer)
                        }
                        for token in tokens { write(token, to: &writer) }
                    }
                }
            }
        }
        return Array("window.searchIndex=".utf8) + data + Array(";\n".utf8)
    }

    /// Other libraries' words come first.
    private func write(_ kind: NativePrimitive, to writer: inout JSONWriter) {
        let native = kind.rawValue.split(separator: ".").map { $0.lowercased() }
        writer.array([library.native.webNames(of: kind), native]) { writer, names in
            writer.array(names) { $0.value($1) }
        }
    }

    private func write(_ component: DocumentedComponent, kind: Int?, to writer: inout JSONWriter) {
        let page = SitePath.link(to: component)
        let names = component.swift.names
        let own = component.guide?.isItem == true ? [names.view.name] : [names.view.name, names.uiKit.name]
        entry(component.tag, own, "component", component.title, page, kind: kind, to: &writer)
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

    private func write(_ token: SiteTokens.Token, to writer: inout JSONWriter) {
        let page = "\(SiteFrame.Page.tokens.file)#\(token.anchor)"
        entry(token.name, [token.swift].compactMap(\.self), "token", token.group, page, to: &writer)
    }

    private func entry(
        _ web: String,
        _ swift: [String],
        _ what: String,
        _ place: String,
        _ url: String,
        kind: Int? = nil,
        to writer: inout JSONWriter
    ) {
        writer.array { writer in
            writer.value(web)
            writer.array(swift) { $0.value($1) }
            writer.value(what)
            writer.value(place)
            writer.value(url)
            if let kind { writer.value(kind) }
        }
    }

    /// Members without a name of their own are found by kind: `@FocusState`.
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
