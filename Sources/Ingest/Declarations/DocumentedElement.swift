import Core
import WebModel

/// Facts about an element in the JSDoc comment of its class or interface, in the tags that analyzers of web components
/// read: `@slot header - …`, `@csspart`, `@cssprop`, `@cssstate`, `@fires`, `@summary`, `@since`, `@status`.
struct DocumentedElement {
    private let doc: JSDoc
    private let place: SourceLocation

    init(_ doc: JSDoc, at place: SourceLocation) {
        self.doc = doc
        self.place = place
    }

    func complete(_ component: inout Component) {
        component.description = component.description ?? doc.description
        component.addExamples(of: doc, at: place)
        component.summary = component.summary ?? text("summary")
        component.since = component.since ?? text("since")
        component.status = component.status ?? text("status")
        component.deprecated = component.deprecated ?? doc.deprecation.map { $0.isEmpty ? .flagged : .reason($0) }
        for tag in doc.tags {
            let entry = Entry(tag.text)
            var facts = ItemFacts(source: place)
            facts.description = entry.description
            switch tag.name {
            case "slot" where !component.slots.contains { $0.name == entry.name }:
                component.slots.append(Slot(name: entry.name, facts: facts))
            case "csspart", "cssPart":
                if !entry.name.isEmpty, !component.cssParts.contains(where: { $0.name == entry.name }) {
                    component.cssParts.append(CSSPart(name: entry.name, facts: facts))
                }
            case "cssprop", "cssproperty", "cssProperty":
                guard entry.name.hasPrefix("--"), !component.cssProperties.contains(where: { $0.name == entry.name })
                else { continue }
                component.cssProperties.append(
                    CSSProperty(name: entry.name, defaultValue: entry.defaultValue, facts: facts)
                )
            case "cssstate", "cssState":
                if !entry.name.isEmpty, !component.cssStates.contains(where: { $0.name == entry.name }) {
                    component.cssStates.append(CSSState(name: entry.name, facts: facts))
                }
            case "fires", "event", "emits":
                guard let name = EventName(entry.name), !component.events.contains(where: { $0.name == name.text })
                else { continue }
                let type = entry.type.map { WebTypeParser.parse($0) }
                let isRead = type?.problem == nil
                component.events.append(
                    Event(
                        name: name.text,
                        type: isRead ? type?.type : nil,
                        typeText: isRead ? entry.type : nil,
                        facts: facts
                    )
                )
            default: break
            }
        }
    }

    private func text(_ name: String) -> String? {
        doc.tag(name).flatMap { $0.isEmpty ? nil : $0 }
    }

    /// `{Type} name - text`, `[name=default] - text`, or `- text` for an entry without a name.
    private struct Entry {
        var name = ""
        var type: String?
        var defaultValue: String?
        var description: String?

        init(_ text: String) {
            var rest: Substring
            (type, rest) = JSDoc.typed(text)
            if rest.hasPrefix("["), let close = rest.firstIndex(of: "]") {
                let parts = rest[rest.index(after: rest.startIndex)..<close].split(separator: "=", maxSplits: 1)
                name = parts.first.map(String.init) ?? ""
                defaultValue = parts.count > 1 ? String(parts[1]) : nil
                rest = rest[rest.index(after: close)...]
            } else if !rest.hasPrefix("- ") {
                let word = rest.prefix { !$0.isWhitespace }
                name = String(word)
                rest = rest.dropFirst(word.count)
            }
            rest = rest.drop(while: \.isWhitespace)
            if rest.hasPrefix("- ") { rest = rest.dropFirst(2) }
            let text = rest.drop(while: \.isWhitespace)
            description = text.isEmpty ? nil : String(text)
            if name == "-" { name = "" }
        }
    }
}
