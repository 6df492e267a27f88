import Core
import Documents
import WebModel

struct InventoryCounter {
    struct Uses {
        var places: [SourceLocation] = []
        var items: [ItemReference: [Inventory.Item.Use]] = [:]
    }

    private(set) var uses: [String: Uses] = [:]
    private(set) var unknown: [Inventory.Unknown: [SourceLocation]] = [:]
    private(set) var others: [String: Int] = [:]
    private(set) var spreads: [SourceLocation] = []
    private let surfaces: [String: ElementSurface]
    private let prefix: String

    /// `prefix` is empty where the tags of the library have nothing in common.
    init(_ library: Library, prefix: String) {
        surfaces = Dictionary(library.components.map { ($0.tag, ElementSurface($0)) }) { first, _ in first }
        self.prefix = prefix
    }

    mutating func add(_ template: AppTemplate) -> Set<String> {
        var tags: Set<String> = []
        for element in template.elements { add(element, in: nil, &tags) }
        return tags
    }

    /// Nothing is left of these elements in the page.
    private static let transparent: Set<String> = [
        "template", "ng-container", "ng-template", "svelte:fragment", "slot",
    ]

    private mutating func add(_ element: AppTemplate.Element, in parent: String?, _ tags: inout Set<String>) {
        if let parent, !Self.transparent.contains(element.name) || element.slot?.isEmpty == false {
            addSlot(of: element, in: parent)
        }
        var inner: String? = Self.transparent.contains(element.name) ? parent : nil
        if let surface = surfaces[element.name] {
            tags.insert(element.name)
            inner = element.name
            uses[element.name, default: Uses()].places.append(element.place)
            for (written, place) in element.attributes { add(written, at: place, of: element.name, surface) }
            addContent(of: element, surface)
        } else if element.name.contains("-"), !Self.transparent.contains(element.name) {
            if !prefix.isEmpty, element.name.hasPrefix(prefix) {
                add(.component, element.name, "", at: element.place)
            } else {
                others[element.name, default: 0] += 1
            }
        }
        for child in element.children { add(child, in: inner, &tags) }
    }

    private mutating func add(_ kind: Inventory.Unknown.Kind, _ tag: String, _ name: String, at place: SourceLocation) {
        unknown[Inventory.Unknown(kind: kind, tag: tag, name: name), default: []].append(place)
    }

    private mutating func use(_ item: ItemReference, of tag: String, _ value: GivenValue, at place: SourceLocation) {
        uses[tag, default: Uses()].items[item, default: []].append(.init(place: place, value: value))
    }

    // MARK: Attributes and events

    private mutating func add(
        _ written: WrittenAttribute,
        at place: SourceLocation,
        of tag: String,
        _ surface: ElementSurface
    ) {
        switch written {
        case .directive: break
        case .spread: spreads.append(place)
        case .event(let name): addEvent(name, at: place, of: tag, surface)
        case .value(let name, let isProperty, let value):
            if let property = surface.property(name, isProperty: isProperty) {
                use(ItemReference(.property, property), of: tag, value, at: place)
            } else if let event = AttributeBinding.listened(name),
                surface.event(event) != nil || BrowserEvent.isOne(event)
            {
                addEvent(event, at: place, of: tag, surface)
            } else if !ElementSurface.isGlobal(name), isProperty || !AttributeBinding.isOfFramework(name) {
                add(.attribute, tag, name, at: place)
            }
        }
    }

    private mutating func addEvent(_ name: String, at place: SourceLocation, of tag: String, _ surface: ElementSurface)
    {
        if let event = surface.event(name) {
            use(ItemReference(.event, event), of: tag, .dynamic, at: place)
        } else if !BrowserEvent.isOne(name) {
            add(.event, tag, name, at: place)
        }
    }

    // MARK: Slots

    private mutating func addSlot(of element: AppTemplate.Element, in parent: String) {
        guard let slot = element.slot, !slot.isEmpty, let surface = surfaces[parent] else { return }
        if surface.slots.contains(slot) {
            use(ItemReference(.slot, slot), of: parent, .present, at: element.place)
        } else {
            add(.slot, parent, slot, at: element.place)
        }
    }

    /// Counts one use of the default slot for all content.
    private mutating func addContent(of element: AppTemplate.Element, _ surface: ElementSurface) {
        let hasContent = element.hasText || element.children.contains { $0.slot == "" }
        if hasContent, surface.slots.contains("") {
            use(ItemReference(.slot, ""), of: element.name, .present, at: element.place)
        }
    }
}

/// Keyed by the names that templates write.
private struct ElementSurface {
    let slots: Set<String>
    private var attributes: [String: String] = [:]
    private var properties: [String: String] = [:]
    private var events: [String: String] = [:]

    init(_ component: Component) {
        slots = Set(component.slots.map(\.name))
        for property in component.properties {
            if let attribute = property.attribute?.lowercased() {
                // An attribute can belong to two properties: the property of another name is mostly the reset value of
                // a form.
                let isNamesake = Self.folded(property.name) == Self.folded(attribute)
                if attributes[attribute] == nil || isNamesake { attributes[attribute] = property.name }
            }
            properties[Self.folded(property.name)] = property.name
        }
        for event in component.events {
            if events[event.name.lowercased()] == nil { events[event.name.lowercased()] = event.name }
            events[event.name] = event.name
        }
    }

    /// HTML ignores case in attributes; a template may spell a property in either way.
    func property(_ name: String, isProperty: Bool) -> String? {
        (isProperty ? properties[Self.folded(name)] : nil) ?? attributes[name.lowercased()]
    }

    func event(_ name: String) -> String? { events[name] ?? events[name.lowercased()] }

    private static func folded(_ name: String) -> String { name.lowercased().filter { $0 != "-" } }

    /// Whether every element of HTML can have the attribute.
    static func isGlobal(_ name: String) -> Bool {
        let name = name.lowercased()
        return name.hasPrefix("data-") || name.hasPrefix("aria-") || globals.contains(name)
    }

    private static let globals: Set<String> = [
        "accesskey", "autocapitalize", "autocorrect", "autofocus", "class", "contenteditable", "dir", "draggable",
        "enterkeyhint", "exportparts", "hidden", "id", "inert", "inputmode", "is", "itemid", "itemprop", "itemref",
        "itemscope", "itemtype", "key", "lang", "nonce", "part", "popover", "ref", "role", "slot", "spellcheck",
        "style", "tabindex", "title", "translate", "innerhtml", "textcontent",
    ]
}
