import Core
import WebModel

struct WebItem {
    let reference: ItemReference
    /// Declared type, type of the default, or type that an event carries.
    var type: WebType?
    let defaultText: String?
    let isReadonly: Bool
    let isRequired: Bool
    let isDeprecated: Bool
    /// Declared by a class that the component's own is made of.
    let isInherited: Bool
    let location: SourceLocation
}

extension WebItem {
    init(_ property: Property) {
        self.init(
            reference: ItemReference(.property, property.name),
            type: property.type ?? InferredType.type(ofDefault: property.defaultValue),
            defaultText: property.defaultValue,
            isReadonly: property.isReadonly,
            isRequired: property.isRequired,
            isDeprecated: property.facts.deprecated != nil,
            isInherited: property.facts.inheritedFrom != nil,
            location: property.facts.source
        )
    }

    init(_ event: Event) {
        self.init(
            reference: ItemReference(.event, event.name),
            type: EventDetail.type(of: event.type),
            defaultText: nil,
            isReadonly: false,
            isRequired: false,
            isDeprecated: event.facts.deprecated != nil,
            isInherited: event.facts.inheritedFrom != nil,
            location: event.facts.source
        )
    }

    init(_ text: IntlText) {
        self.init(
            reference: ItemReference(.text, text.name),
            type: text.type ?? InferredType.type(ofDefault: text.defaultValue),
            defaultText: text.defaultValue,
            isReadonly: false,
            isRequired: false,
            isDeprecated: text.facts.deprecated != nil,
            isInherited: text.facts.inheritedFrom != nil,
            location: text.facts.source
        )
    }

    /// Slots, methods and parts have a type that says nothing to a rule.
    init(_ kind: ItemKind, _ item: some ComponentItem) {
        let facts = item.facts
        self.init(
            kind,
            item.name,
            isDeprecated: facts.deprecated != nil,
            isInherited: facts.inheritedFrom != nil,
            at: facts.source
        )
    }

    init(
        _ kind: ItemKind,
        _ name: String,
        isDeprecated: Bool = false,
        isInherited: Bool = false,
        at location: SourceLocation
    ) {
        self.init(
            reference: ItemReference(kind, name),
            type: nil,
            defaultText: nil,
            isReadonly: false,
            isRequired: false,
            isDeprecated: isDeprecated,
            isInherited: isInherited,
            location: location
        )
    }

    /// Sorted by kind, then in the order of the source.
    static func all(of component: Component) -> [WebItem] {
        var items = component.properties.map { WebItem($0) }
        for slot in component.slots { items.append(WebItem(.slot, slot)) }
        for event in component.events { items.append(WebItem(event)) }
        for method in component.methods { items.append(WebItem(.method, method)) }
        for part in component.cssParts { items.append(WebItem(.cssPart, part)) }
        for property in component.cssProperties { items.append(WebItem(.cssProperty, property)) }
        for state in component.cssStates { items.append(WebItem(.cssState, state)) }
        for text in component.intl { items.append(WebItem(text)) }
        return items
    }
}

extension RuleSubject {
    init(_ item: WebItem, of surface: ComponentSurface) {
        self.init(item: item.reference, type: item.type, isReadonly: item.isReadonly, surface: surface)
    }
}

/// TypeScript infers the type from the initial value, too.
enum InferredType {
    static func type(ofDefault text: String?) -> WebType? {
        guard let text else { return nil }
        return switch DefaultValue(text) {
        case .string: WebType(.keyword(.string))
        case .number: WebType(.keyword(.number))
        case .boolean: WebType(.keyword(.boolean))
        case .nothing, .expression: nil
        }
    }
}
