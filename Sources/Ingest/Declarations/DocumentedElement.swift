import Core
import WebModel

/// Facts about an element in the JSDoc comment of its class or interface, in the tags that analyzers of web components
/// read: `@slot header - …`, `@csspart`, `@cssprop`, `@cssstate`, `@fires`, `@summary`, `@since`, `@status`.
struct DocumentedElement {
    let doc: JSDoc
    let place: SourceLocation

    func complete(_ component: inout Component) {
        component.description = component.description ?? doc.description
        component.addExamples(of: doc, at: place)
        component.summary = component.summary ?? text("summary")
        component.since = component.since ?? text("since")
        component.status = component.status ?? text("status")
        component.deprecated = component.deprecated ?? doc.deprecation
        for tag in doc.tags {
            let entry = Entry(tag.text)
            var facts = ItemFacts(source: place)
            facts.description = entry.description
            switch tag.name {
            case "slot": add(Slot(name: entry.name, facts: facts), to: &component.slots)
            case "csspart", "cssPart":
                if !entry.name.isEmpty { add(CSSPart(name: entry.name, facts: facts), to: &component.cssParts) }
            case "cssprop", "cssproperty", "cssProperty":
                guard entry.name.hasPrefix("--") else { continue }
                let property = CSSProperty(name: entry.name, defaultValue: entry.defaultValue, facts: facts)
                add(property, to: &component.cssProperties)
            case "cssstate", "cssState":
                if !entry.name.isEmpty { add(CSSState(name: entry.name, facts: facts), to: &component.cssStates) }
            case "fires", "event", "emits":
                guard let name = EventName(entry.name) else { continue }
                let type = entry.type.map { WebTypeParser.parse($0) }
                var event = Event(name: name.text, facts: facts)
                if type?.problem == nil { (event.type, event.typeText) = (type?.type, entry.type) }
                add(event, to: &component.events)
            default: break
            }
        }
    }

    private func add<Item: ComponentItem>(_ item: Item, to items: inout [Item]) {
        if !items.contains(where: { $0.name == item.name }) { items.append(item) }
    }

    private func text(_ name: String) -> String? { doc.tag(name).flatMap { $0.isEmpty ? nil : $0 } }

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
