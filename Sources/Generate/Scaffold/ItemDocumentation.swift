import SwiftModel
import WebModel

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

/// Texts about members that a component offers although no source of it lists them.
enum OfferedWords {
    static func text(for item: ItemReference) -> String {
        if item.madeRole == "content", item.primitive?.isChoice == true {
            return "Options as views, each made one by `componentOption(_:)`. They stand behind those that are data."
        }
        return words[item.madeRole] ?? "No source lists it: components of this kind have it."
    }

    private static let words: [String: String] = [
        "accessibilityLabel": "What VoiceOver reads, for nothing that is seen says what this is for.",
        "action": "What a tap does; without it there is nothing to tap.",
        "content": "Views inside of it. Where children are data as well, they stand behind those.",
        "errorMessage": "What is wrong with the value. It is shown only while the value is invalid.",
        "isDisabled": "Whether nobody can use it.",
        "isInvalid": "Whether the value is not allowed.",
        "onDismiss": "Called when the user has closed it.",
        "onSelect": "Called for each tap. Without it there is nothing to tap.",
    ]
}
