import Core
import WebModel

/// Reads an item of an event section.
enum EventReader {
    static func event(_ item: DocsItem, into page: inout DocsPage, _ diagnostics: inout DiagnosticBag) -> Event? {
        guard let name = ItemName(item.name, of: .events) else {
            diagnostics.warning(.docsRow, "“\(item.name.plain)” is no name of an event", at: item.place)
            return nil
        }
        let facts = ItemFacts(item, remarks: name.remarks)
        var event = Event(
            name: name.name,
            facts: facts
        )
        if let type = item[.type].flatMap({ DocsType($0) }) {
            event.typeText = type.text
            event.type = eventType(type, into: &page, &diagnostics)
        }
        if let detail = item[.detail].flatMap({ DocsType($0) }) {
            let type = eventType(detail, into: &page, &diagnostics)
            if event.type == nil || event.type == WebType(.reference(name: "CustomEvent", arguments: [])) {
                event.typeText = event.typeText ?? detail.text
                event.type = type
            } else {
                event.extensions.append(Extension(.init(label: "detail", content: item.fields[.detail] ?? item.name)))
            }
        }
        return event
    }

    /// The class of the event. A type that is no event's is the type that the event carries.
    private static func eventType(
        _ type: DocsType,
        into page: inout DocsPage,
        _ diagnostics: inout DiagnosticBag
    ) -> WebType {
        let parsed = DocsTypeParser.parse(type, into: &diagnostics)
        if case .text(let text, let place)? = type.definition, case .reference(let name, _) = parsed.shape {
            let definition = asEvent(DocsTypeParser.parse(text, at: place, into: &diagnostics))
            page.define(AliasDefinition(name: name, type: definition, typeText: text, place: place))
            return parsed
        }
        page.define(type, of: parsed, &diagnostics)
        return asEvent(parsed)
    }

    private static func asEvent(_ type: WebType) -> WebType {
        switch type.shape {
        case .reference(let name, _) where name.hasSuffix("Event"): type
        case .raw: type
        default: WebType(.reference(name: "CustomEvent", arguments: [type]))
        }
    }
}
