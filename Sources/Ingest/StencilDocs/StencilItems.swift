import JSON
import SourceText
import WebModel

/// The items that Stencil's docs list with a component.
struct StencilItems {
    private static let propertyKeys: KnownKeys = [
        "attr", "complexType", "default", "deprecation", "docs", "docsTags", "getter", "name", "optional",
        "reflectToAttr", "required", "setter", "type", "values",
    ]
    private static let eventKeys: KnownKeys = ["complexType", "deprecation", "detail", "docs", "docsTags", "event"]
    private static let stylingKeys: KnownKeys = ["annotation", "deprecation", "docs", "docsTags", "name"]

    let tag: String
    let value: JSONValue

    /// Whether the compiler wrote it for itself, before its first release: in its list of components, which knows the types
    /// of few properties and calls all others `Any`.
    var isKept: Bool { value["componentPath"] != nil }

    func properties(types: inout StencilTypes, into diagnostics: inout DiagnosticBag) -> [Property] {
        named("props", "name", into: &diagnostics).map { name, entry in
            let type = isKept && entry.value["type"]?.isString("Any") == true ? nil : types.property(entry.value)
            let told = entry.value["default"]
            var defaultValue = told.flatMap { $0.kind == .null ? nil : $0.string ?? $0.compactText }
            if defaultValue == nil, entry.has(tag: "default") { defaultValue = entry.tag("default") }
            if let type { defaultValue = defaultValue.map { MemberDefault.resolved($0, type: type.type) } }
            if let type, let defaultValue {
                let place = (told ?? entry.value).location
                DefaultCheck.report(defaultValue, against: type.type, of: name, at: place, into: &diagnostics)
            }
            return Property(
                name: name,
                attribute: entry.text("attr"),
                type: type?.type,
                typeText: type?.text,
                defaultValue: defaultValue?.isEmpty == true ? nil : defaultValue,
                reflects: entry.flag("reflectToAttr"),
                isReadonly: entry.flag("getter") && entry.value["setter"]?.bool == false,
                isRequired: entry.flag("required"),
                facts: entry.facts(reading: Self.propertyKeys)
            )
        }
    }

    /// What an event carries is told without the event around it.
    func events(types: inout StencilTypes, into diagnostics: inout DiagnosticBag) -> [Event] {
        named("events", "event", into: &diagnostics).map { name, entry in
            let detail = types.detail(entry.value)
            return Event(
                name: name,
                type: detail.map { .event(carrying: $0.type) },
                typeText: detail.map { "CustomEvent<\($0.text)>" },
                facts: entry.facts(reading: Self.eventKeys)
            )
        }
    }

    func methods(types: inout StencilTypes, into diagnostics: inout DiagnosticBag) -> [Method] {
        named("methods", "name", into: &diagnostics).map { name, entry in
            StencilMethod(name: name, entry: entry).method(types: &types, into: &diagnostics)
        }
    }

    /// Older compilers tell slots only as tags of the component's comment: `name - what it is for`.
    func slots(into diagnostics: inout DiagnosticBag) -> [Slot] {
        let listed = Self.list("slots", of: value, into: &diagnostics).map(StencilEntry.init).map { entry in
            Slot(name: SlotBuilder.name(entry.value["name"]?.string), facts: entry.facts(reading: Self.stylingKeys))
        }
        let items = listed.isEmpty ? tagged("slot") { Slot(name: SlotBuilder.name($0), facts: $1) } : listed
        return unique(items, "slot", into: &diagnostics)
    }

    func parts(into diagnostics: inout DiagnosticBag) -> [CSSPart] {
        let listed = named("parts", "name", into: &diagnostics).map { name, entry in
            CSSPart(name: name, facts: entry.facts(reading: Self.stylingKeys))
        }
        return listed.isEmpty
            ? unique(tagged("part") { CSSPart(name: $0, facts: $1) }, "part", into: &diagnostics) : listed
    }

    /// Of the styles, those that are custom properties.
    func styles(into diagnostics: inout DiagnosticBag) -> [CSSProperty] {
        // There, styles are files.
        guard !isKept else { return [] }
        return named("styles", "name", into: &diagnostics).compactMap { name, entry in
            guard name.hasPrefix("--"), name != "--" else {
                diagnostics.warning(
                    .stencilName,
                    "“\(name)” of <\(tag)> is no custom property of CSS; it is left out",
                    at: entry.value.location
                )
                return nil
            }
            return CSSProperty(name: name, facts: entry.facts(reading: Self.stylingKeys))
        }
    }

    // MARK: Lists

    /// The public entries of a list with their names, each name once.
    private func named(
        _ key: String,
        _ nameKey: String,
        into diagnostics: inout DiagnosticBag
    ) -> [(name: String, entry: StencilEntry)] {
        var places: [String: SourceLocation] = [:]
        var result: [(name: String, entry: StencilEntry)] = []
        for value in Self.list(key, of: value, into: &diagnostics) {
            guard let name = value[nameKey]?.string, !name.isEmpty else {
                let message = "an entry of “\(key)” of <\(tag)> has no name and is left out"
                diagnostics.warning(.stencilName, message, at: value.location)
                continue
            }
            if let first = places[name] {
                reportRepetition(name, of: key, at: value.location, first: first, into: &diagnostics)
                continue
            }
            places[name] = value.location
            let entry = StencilEntry(value)
            if entry.isPublic { result.append((name, entry)) }
        }
        return result
    }

    private func unique<Item: ComponentItem>(
        _ items: [Item],
        _ key: String,
        into diagnostics: inout DiagnosticBag
    ) -> [Item] {
        var places: [String: SourceLocation] = [:]
        return items.filter { item in
            guard let first = places[item.name] else {
                places[item.name] = item.source
                return true
            }
            reportRepetition(item.name, of: key, at: item.source, first: first, into: &diagnostics)
            return false
        }
    }

    private func reportRepetition(
        _ name: String,
        of key: String,
        at place: SourceLocation,
        first: SourceLocation,
        into diagnostics: inout DiagnosticBag
    ) {
        diagnostics.warning(
            .stencilShape,
            "\(MergeText.quoted(name)) stands twice in “\(key)” of <\(tag)>; the first counts",
            at: place,
            notes: [.init("the first is here", at: first)]
        )
    }

    /// Items that stand in the component's comment.
    private func tagged<Item>(_ kind: String, _ make: (String, ItemFacts) -> Item) -> [Item] {
        StencilEntry(value).texts(of: kind).map { text in
            // The hyphen of a name has no blank on both sides; without a name the text begins with it.
            let spaced = " \(text) "
            let split = spaced.firstRange(of: " - ")
            let name = split.map { String(spaced[..<$0.lowerBound]) } ?? text
            let prose = split.map { String(spaced[$0.upperBound...]) } ?? ""
            let facts = ItemFacts(
                description: prose.contains(where: \.isLetterOrNumber) ? prose.trimmed : nil,
                source: value.location
            )
            return make(name.trimmed, facts)
        }
    }

    /// The objects of a list. What is no list of objects is reported and passed over.
    static func list(_ key: String, of object: JSONValue, into diagnostics: inout DiagnosticBag) -> [JSONValue] {
        guard let list = object[key], list.kind != .null else { return [] }
        guard list.kind == .array else {
            diagnostics.warning(.stencilShape, "“\(key)” is not a list", at: list.location)
            return []
        }
        return list.elements.filter { item in
            if item.kind == .object { return true }
            diagnostics.warning(.stencilShape, "an entry of “\(key)” is not an object", at: item.location)
            return false
        }
    }
}
