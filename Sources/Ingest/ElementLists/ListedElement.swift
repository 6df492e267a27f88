import Core
import WebModel

struct ListedElement {
    let tag: String
    let value: JSONValue

    init?(_ value: JSONValue, named key: String = "name", into diagnostics: inout DiagnosticBag) {
        guard let tag = value[key]?.string, ElementName.isValid(tag) else {
            diagnostics.warning(
                .listingName,
                "“\(value[key]?.string ?? "")” is no name of a custom element; what is said of it is left out",
                at: (value[key] ?? value).location
            )
            return nil
        }
        self.tag = tag
        self.value = value
    }

    func component(reading known: KnownKeys) -> Component {
        let item = ListedItem(name: tag, value: value)
        let facts = item.facts(reading: known)
        var component = Component(tag: tag, source: facts.source)
        component.deprecated = facts.deprecated
        component.summary = facts.summary
        component.description = facts.description
        component.since = item.text("since")
        component.extensions = facts.extensions
        component.examples = ListedExamples.all(in: value)
        return component
    }

    func items(_ key: String, into diagnostics: inout DiagnosticBag) -> [ListedItem] {
        items(key, of: value, into: &diagnostics)
    }

    func items(_ key: String, of object: JSONValue?, into diagnostics: inout DiagnosticBag) -> [ListedItem] {
        entries(key, of: object, named: { Self.text("name", of: $0) }, into: &diagnostics)
    }

    /// Slots, of which the default one need not have a name.
    func slots(into diagnostics: inout DiagnosticBag) -> [ListedItem] {
        entries("slots", of: value, named: { SlotName.told($0["name"]?.string) }, into: &diagnostics)
    }

    func cssProperties(
        _ key: String,
        of object: JSONValue?,
        reading known: KnownKeys,
        into diagnostics: inout DiagnosticBag
    ) -> [CSSProperty] {
        items(key, of: object, into: &diagnostics).map { item in
            CSSProperty(
                name: item.name,
                defaultValue: item.text("default"),
                syntax: item.text("type"),
                facts: item.facts(reading: known)
            )
        }
    }

    /// Slots without types, as all of these lists have them.
    func slots(reading known: KnownKeys, into diagnostics: inout DiagnosticBag) -> [Slot] {
        slots(into: &diagnostics).map { Slot(name: $0.name, facts: $0.facts(reading: known)) }
    }

    static func text(_ key: String, of value: JSONValue) -> String? {
        value[key]?.string.flatMap { $0.isEmpty ? nil : $0 }
    }

    func entries(
        _ key: String,
        of object: JSONValue?,
        named: (JSONValue) -> String?,
        where isPublic: (JSONValue) -> Bool = MemberVisibility.isPublicItem,
        into diagnostics: inout DiagnosticBag
    ) -> [ListedItem] {
        var first: [String: JSONValue] = [:]
        var result: [ListedItem] = []
        for value in Self.list(key, of: object, into: &diagnostics) {
            guard value["pattern"] == nil else {
                let message = "an entry of “\(key)” of <\(tag)> stands for all names of a pattern; it is left out"
                diagnostics.note(.listingNotRead, message, at: value.location)
                continue
            }
            guard let name = named(value) else {
                let message = "an entry of “\(key)” of <\(tag)> has no name and is left out"
                diagnostics.warning(.listingName, message, at: value.location)
                continue
            }
            guard let other = first[name] else {
                first[name] = value
                if isPublic(value) { result.append(ListedItem(name: name, value: value)) }
                continue
            }
            guard other.sourceBytes != value.sourceBytes else { continue }
            diagnostics.warning(
                .listingShape,
                "\(MergeText.quoted(name)) stands twice in “\(key)” of <\(tag)>; the first counts",
                at: value.location,
                notes: [.init("the first is here", at: other.location)]
            )
        }
        return result
    }

    /// The objects of a list. A list that is missing or null is empty; anything else that is no list of objects is
    /// reported and passed over.
    static func list(
        _ key: String,
        of object: JSONValue?,
        or problem: DiagnosticID = .listingShape,
        into diagnostics: inout DiagnosticBag
    ) -> [JSONValue] {
        guard let list = object?[key], list.kind != .null else { return [] }
        guard list.kind == .array else {
            diagnostics.warning(problem, "“\(key)” is not a list", at: list.location)
            return []
        }
        return list.elements.filter { item in
            if item.kind == .object { return true }
            diagnostics.warning(problem, "an entry of “\(key)” is not an object", at: item.location)
            return false
        }
    }
}
