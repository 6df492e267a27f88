import Core
import WebModel

struct WebItem {
    let reference: ItemReference
    /// Declared type, type of the default, or type that an event carries.
    var type: WebType?
    var defaultText: String?
    var isReadonly = false
    var isRequired = false
    var isDeprecated = false
    /// Declared by a class that the component's own is made of.
    var isInherited = false
    let location: SourceLocation
}

extension WebItem {
    /// Slots, methods and parts have a type that says nothing to a rule.
    init(_ kind: ItemKind, _ item: some ComponentItem, type: WebType? = nil, defaultText: String? = nil) {
        self.init(
            reference: ItemReference(kind, item.name),
            type: type ?? InferredType.type(ofDefault: defaultText),
            defaultText: defaultText,
            isDeprecated: item.facts.deprecated != nil,
            isInherited: item.facts.inheritedFrom != nil,
            location: item.facts.source
        )
    }

    init(_ property: Property) {
        self.init(.property, property, type: property.type, defaultText: property.defaultValue)
        isReadonly = property.isReadonly
        isRequired = property.isRequired
    }

    /// Sorted by kind, then in the order of the source.
    static func all(of component: Component) -> [WebItem] {
        var items = component.properties.map { WebItem($0) }
        for slot in component.slots { items.append(WebItem(.slot, slot)) }
        for event in component.events { items.append(WebItem(.event, event, type: EventDetail.type(of: event.type))) }
        for method in component.methods { items.append(WebItem(.method, method)) }
        for part in component.cssParts { items.append(WebItem(.cssPart, part)) }
        for property in component.cssProperties { items.append(WebItem(.cssProperty, property)) }
        for state in component.cssStates { items.append(WebItem(.cssState, state)) }
        for text in component.intl {
            items.append(WebItem(.text, text, type: text.type, defaultText: text.defaultValue))
        }
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
