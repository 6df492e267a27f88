import SwiftModel
import WebModel

/// Texts of the sources about the items of a component.
struct ItemDocumentation {
    private var paragraphs: [ItemReference: [String]] = [:]

    /// `made` and `offered` are the items that no source lists.
    init(_ component: Component?, made: Set<ItemReference> = [], offered: Set<ItemReference> = []) {
        for item in made {
            paragraphs[item] = ["Not in the sources of the library; added because the component needs it."]
        }
        for item in offered { paragraphs[item] = [OfferedWords.text(for: item)] }
        guard let component else { return }
        add(component.properties, .property)
        add(component.slots, .slot)
        add(component.events, .event)
        add(component.methods, .method)
        add(component.intl, .text)
    }

    subscript(item: ItemReference) -> [String] { paragraphs[item] ?? [] }

    /// Texts of an item; the event's own words for an item that an event tells.
    subscript(item: ItemReference, telling event: ItemReference?) -> [String] {
        event.flatMap { paragraphs[$0] } ?? self[item]
    }

    private mutating func add(_ items: [some ComponentItem], _ kind: ItemKind) {
        for item in items {
            var text: [String] = []
            if let said = item.description ?? item.summary { text.append(said) }
            switch item.deprecated {
            case .flagged: text.append("Deprecated in the web component.")
            case .reason(let reason): text.append("Deprecated in the web component: \(reason)")
            case nil: break
            }
            if !text.isEmpty { paragraphs[ItemReference(kind, item.name)] = text }
        }
    }
}
