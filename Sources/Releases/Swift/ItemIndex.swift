import Core
import WebModel

/// Places of the items of a component, and the facts that their sources can tell.
struct ItemIndex {
    private struct Entry {
        let place: SourceLocation
        let knowledge: SourceKnowledge
    }

    private let component: Component
    private var entries: [ItemReference: Entry] = [:]

    init(_ component: Component) {
        self.component = component
        add(.property, component.properties)
        add(.slot, component.slots)
        add(.event, component.events)
        add(.method, component.methods)
        add(.cssPart, component.cssParts)
        add(.cssProperty, component.cssProperties)
        add(.cssState, component.cssStates)
        add(.text, component.intl)
    }

    private mutating func add(_ kind: ItemKind, _ items: [some ComponentItem]) {
        for item in items where entries[ItemReference(kind, item.name)] == nil {
            entries[ItemReference(kind, item.name)] = Entry(place: item.source, knowledge: item.knowledge)
        }
    }

    /// Finds the knowledge of an item, or else of the component.
    func knowledge(of item: ItemReference?) -> SourceKnowledge {
        item.flatMap { entries[$0]?.knowledge } ?? component.knowledge
    }

    /// nil where there is no such item; without an item the component itself.
    func side(of item: ItemReference?) -> ChangeSide? {
        guard let item else { return ChangeSide(tag: component.tag, place: component.source) }
        return entries[item].map { ChangeSide(tag: component.tag, item: item, place: $0.place) }
    }
}
