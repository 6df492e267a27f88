package import SwiftModel
package import WebModel

/// Names of items, for conditions such as `+ @change`. Made once a component.
package struct ComponentSurface: Sendable {
    package let tag: String
    let primitiveHeadings: [String]
    /// `elvt-`, as the tags spell it; empty where there is none.
    package let eventPrefix: String
    /// Classes of components are elements too.
    package let classNames: Set<String>
    private var items: [ItemKey: [ItemReference]] = [:]
    /// Keyed by the folded names that rules use.
    private var bareEvents: [String: [ItemReference]] = [:]
    private let ownWords: OwnWords
    private let eventEndings: Set<String>
    /// Names of properties that are boolean.
    private let flags: Set<String>

    /// `implied` are items of the component's kind that no source lists. An item of its own counts before these.
    package init(
        _ component: Component,
        eventPrefix: String,
        implied: [ItemReference] = [],
        classNames: Set<String> = [],
        primitive: NativePrimitive? = nil,
        itemHeadings: [String] = [],
        eventEndings: Set<String> = []
    ) {
        tag = component.tag
        ownWords = OwnWords(of: component.tag)
        self.eventEndings = eventEndings
        primitiveHeadings = (primitive.map(NamePattern.headings) ?? []) + itemHeadings
        self.eventPrefix = eventPrefix
        flags = Set(component.properties.filter { TypePattern.kind(.boolean).matches(WebItem($0).type) }.map(\.name))
        self.classNames = classNames
        items.reserveCapacity(component.properties.count + component.events.count + component.slots.count)
        insert(component.properties, as: .property)
        insert(component.slots, as: .slot)
        insert(component.events, as: .event)
        insert(component.methods, as: .method)
        insert(component.cssParts, as: .cssPart)
        insert(component.cssProperties, as: .cssProperty)
        insert(component.cssStates, as: .cssState)
        insert(component.intl, as: .text)
        for item in implied where resolve(item) == nil { insert(item) }
        insertChangesOfProperties(component)
        // Sorted by name: the order of the source must not decide which of two items a rule means.
        for (key, found) in items where found.count > 1 { items[key] = found.sorted() }
        for (name, found) in bareEvents where found.count > 1 { bareEvents[name] = found.sorted() }
    }

    /// `pageChange` with a `pageIndex` in its detail is `pageIndexChange`, too.
    private mutating func insertChangesOfProperties(_ component: Component) {
        for event in component.events {
            let item = ItemReference(.event, event.name)
            guard ["change", "changed"].contains(OwnWords.ending(of: plainName(of: item))),
                case .object(let fields)? = EventDetail.type(of: event.type)?.shape
            else { continue }
            for field in fields where items[ItemKey(ItemReference(.property, field.name))] != nil {
                let name = field.name.foldedAsName + "change"
                if bareEvents[name]?.contains(item) != true, items[ItemKey(kind: .event, name: name)] == nil {
                    bareEvents[name, default: []].append(item)
                }
            }
        }
    }

    private mutating func insert(_ items: [some ComponentItem], as kind: ItemKind) {
        for item in items { insert(ItemReference(kind, item.name)) }
    }

    private mutating func insert(_ item: ItemReference) {
        let key = ItemKey(item)
        guard items[key, default: []].append(unlessLast: item) else { return }
        let names = foldedNames(of: item, bareName: bareName(of: item))
        for name in names.dropFirst() { bareEvents[name, default: []].append(item) }
    }

    /// Drops the library's prefix and the component's own words; nil where an event or a property has none, and for all
    /// other items.
    func bareName(of item: ItemReference) -> String? {
        let unprefixed = EventPrefix.bareName(of: item.name, tagPrefix: eventPrefix)
        switch item.kind {
        case .event:
            let plain = ownWords.plainEvent(unprefixed, endings: eventEndings)
            return plain == item.name ? nil : plain
        case .property:
            let plain = ownWords.plainProperty(unprefixed)
            // The `cardTitle` beside a `title` is something else.
            return plain == item.name || items[ItemKey(ItemReference(.property, plain))] != nil ? nil : plain
        default: return nil
        }
    }

    /// Name by which rules for booleans mean it, too.
    func flagName(of item: ItemReference) -> String? {
        item.kind == .property && flags.contains(item.name) ? OwnWords.flag(bareName(of: item) ?? item.name) : nil
    }

    /// Names by which rules mean it: its own first, the bare one, and `toggle` of `toggled`.
    func foldedNames(of item: ItemReference, bareName: String?) -> [String] {
        let own = [item.name.foldedAsName]
        guard bareName != nil || item.kind == .event else { return own }
        let name = bareName ?? item.name
        var others = [name]
        if item.kind == .event {
            others += [OwnWords.announced, OwnWords.present].compactMap { $0(name, eventEndings) }
        }
        return others.map(\.foldedAsName).reduce(into: own) { if !$0.contains($1) { $0.append($1) } }
    }

    /// Shows neither a library's prefix, an event's words of the component nor the lack of a name.
    func plainName(of item: ItemReference) -> String {
        if item.kind == .slot, item.name.isEmpty { return "content" }
        return item.kind == .event ? bareName(of: item) ?? item.name : item.name
    }

    /// Prefers the item of exactly this spelling.
    package func resolve(_ reference: ItemReference) -> ItemReference? { resolveAll(reference).first }

    /// `@change` means both `change` and `elvt-change`: exact spelling first, then names, then names but for their
    /// prefix.
    package func resolveAll(_ reference: ItemReference) -> [ItemReference] {
        let key = ItemKey(reference)
        var found = items[key] ?? []
        if key.kind == .event { found += bareEvents[key.name] ?? [] }
        if let index = found.firstIndex(of: reference), index > 0 { found.insert(found.remove(at: index), at: 0) }
        return found
    }

    func has(_ key: ItemKey, beside item: ItemReference) -> Bool {
        if let found = items[key], found.contains(where: { $0 != item }) { return true }
        guard key.kind == .event, let found = bareEvents[key.name] else { return false }
        return found.contains { $0 != item }
    }
}

extension [ItemReference] {
    /// False where the item stands at the end already: a source may list it twice.
    fileprivate mutating func append(unlessLast item: ItemReference) -> Bool {
        if last == item { return false }
        append(item)
        return true
    }
}

struct ItemKey: Sendable, Hashable {
    let kind: ItemKind
    let name: String
}

extension ItemKey {
    init(_ item: ItemReference) {
        self.init(kind: item.kind, name: item.name.foldedAsName)
    }
}

/// `elvt-` of `elvt-change` and `elvt` of `elvtChange`, which rules leave out.
///
/// Libraries shorten it (`vsc-change` of `vscode-checkbox`) and give it to some of their events and properties only, so
/// that each is looked at by itself.
package enum EventPrefix {
    /// `elvt-` of `elvt-icon-button`; the empty string where there is none.
    package static func tagPrefix(of tag: String) -> String {
        guard let dash = tag.utf8.firstIndex(of: UInt8(ascii: "-")), dash != tag.utf8.startIndex else { return "" }
        return String(tag[...dash])
    }

    /// Bytes with the dash; 0 where there is no prefix. A prefix is the tag prefix, its word where a capital follows, or
    /// a first word of at least two letters that the tag prefix begins with.
    package static func length(in item: String, tagPrefix: String) -> Int {
        let name = item.utf8
        let prefix = tagPrefix.utf8
        guard !prefix.isEmpty, let first = name.first, first == prefix.first else { return 0 }
        if prefix.last == UInt8(ascii: "-"), name.count > prefix.count {
            if name.starts(with: prefix) { return prefix.count }
            let isCapital = name.dropFirst(prefix.count - 1).first.map { $0 >= 0x41 && $0 <= 0x5A } == true
            if isCapital, prefix.count > 2, name.starts(with: prefix.dropLast()) { return prefix.count - 1 }
        }
        guard let dash = name.firstIndex(of: UInt8(ascii: "-")) else { return 0 }
        let word = name[..<dash]
        guard word.count >= 2, name.index(after: dash) != name.endIndex, prefix.starts(with: word) else { return 0 }
        return word.count + 1
    }

    package static func bareName(of item: String, tagPrefix: String) -> String {
        let length = length(in: item, tagPrefix: tagPrefix)
        guard length > 0, let rest = String(item.utf8.dropFirst(length)), let first = rest.first else { return item }
        return first.lowercased() + rest.dropFirst()
    }
}
