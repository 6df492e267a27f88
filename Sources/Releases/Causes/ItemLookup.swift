import WebModel

extension Component {
    func facts(of item: ItemReference) -> ItemFacts? {
        func facts(_ items: [some ComponentItem]) -> ItemFacts? { items.first { $0.name == item.name }?.facts }
        return switch item.kind {
        case .property: facts(properties)
        case .slot: facts(slots)
        case .event: facts(events)
        case .method: facts(methods)
        case .cssPart: facts(cssParts)
        case .cssProperty: facts(cssProperties)
        case .cssState: facts(cssStates)
        case .text: facts(intl)
        }
    }

    func types(of item: ItemReference) -> [WebType] {
        func types(_ items: [some TypedItem]) -> [WebType] {
            [items.first { $0.name == item.name }?.type].compactMap(\.self)
        }
        switch item.kind {
        case .property: return types(properties)
        case .slot: return types(slots)
        case .event: return types(events)
        case .method:
            let method = methods.first { $0.name == item.name }
            return ((method?.parameters.map(\.type) ?? []) + [method?.returns]).compactMap(\.self)
        case .cssPart, .cssProperty, .cssState, .text: return []
        }
    }

    /// Inherited items, each with its class or mixin.
    var origins: [(item: ItemReference, origin: Origin)] {
        func origins(_ kind: ItemKind, _ items: [some ComponentItem]) -> [(item: ItemReference, origin: Origin)] {
            items.compactMap { item in item.inheritedFrom.map { (ItemReference(kind, item.name), $0) } }
        }
        return origins(.property, properties) + origins(.slot, slots) + origins(.event, events)
            + origins(.method, methods) + origins(.cssPart, cssParts) + origins(.cssProperty, cssProperties)
            + origins(.cssState, cssStates) + origins(.text, intl)
    }
}
