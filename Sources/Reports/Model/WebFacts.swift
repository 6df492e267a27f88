package import WebModel

package struct WebFacts: Sendable, Hashable {
    /// Spelled as in TypeScript.
    package let signature: String
    /// nil where it is called like the property.
    package let attribute: String?
    /// `reflects`, `read-only`, `from FormAssociated` …
    package let notes: [String]
    /// Markdown; nil where no source says anything.
    package let text: String?
    package let deprecation: Deprecation?

    private init(_ item: some ComponentItem, _ signature: String, attribute: String? = nil, notes: [String] = []) {
        self.signature = signature
        self.attribute = attribute
        self.notes = notes + (item.inheritedFrom.map { ["from \($0.name)"] } ?? [])
        text = item.description ?? item.summary
        deprecation = item.deprecated
    }

    static func all(of component: Component) -> [ItemReference: WebFacts] {
        var all: [ItemReference: WebFacts] = [:]
        func add<Item: ComponentItem>(_ items: [Item], _ kind: ItemKind, _ facts: (Item, String) -> WebFacts) {
            for item in items {
                let reference = ItemReference(kind, item.name)
                all[reference] = facts(item, reference.description)
            }
        }
        add(component.properties, .property, property)
        add(component.slots, .slot) { slot, name in
            WebFacts(slot, name + type(slot), notes: slot.isRequired ? ["required"] : [])
        }
        add(component.events, .event) { event, name in WebFacts(event, name + type(event)) }
        add(component.methods, .method) { method, _ in
            WebFacts(method, signature(of: method), notes: method.isStatic ? ["static"] : [])
        }
        add(component.cssParts, .cssPart) { part, name in WebFacts(part, name) }
        add(component.cssProperties, .cssProperty) { property, name in
            WebFacts(property, name + value(property.defaultValue))
        }
        add(component.cssStates, .cssState) { state, name in WebFacts(state, name) }
        add(component.intl, .text) { text, name in WebFacts(text, name + type(text) + value(text.defaultValue)) }
        return all
    }

    private static func property(_ property: Property, _ name: String) -> WebFacts {
        var notes: [String] = []
        if property.attribute == nil { notes.append("no attribute") }
        if property.reflects { notes.append("reflects") }
        if property.isReadonly { notes.append("read-only") }
        if property.isRequired { notes.append("required") }
        return WebFacts(
            property,
            name + type(property) + value(property.defaultValue),
            attribute: property.attribute == property.name ? nil : property.attribute,
            notes: notes
        )
    }

    private static func signature(of method: Method) -> String {
        let parameters = method.parameters.map { parameter in
            let name = (parameter.isRest ? "..." : "") + parameter.name + (parameter.isOptional ? "?" : "")
            return parameter.type.map { "\(name): \($0)" } ?? name
        }
        return "\(method.name)(\(parameters.joined(separator: ", ")))" + (method.returns.map { ": \($0)" } ?? "")
    }

    private static func type(_ item: some TypedItem) -> String {
        (item.type?.description ?? item.typeText).map { ": \($0)" } ?? ""
    }

    private static func value(_ text: String?) -> String { text.map { " = \($0)" } ?? "" }
}
