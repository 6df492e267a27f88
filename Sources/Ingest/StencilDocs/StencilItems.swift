import Core
import WebModel

struct StencilItems {
    private static let propertyKeys: KnownKeys = [
        "attr", "complexType", "default", "deprecation", "docs", "docsTags", "getter", "name", "optional",
        "reflectToAttr", "required", "setter", "type", "values",
    ]
    private static let eventKeys: KnownKeys = ["complexType", "deprecation", "detail", "docs", "docsTags", "event"]
    private static let stylingKeys: KnownKeys = ["annotation", "deprecation", "docs", "docsTags", "name"]

    private let element: ListedElement

    init(_ element: ListedElement) {
        self.element = element
    }

    /// Whether the compiler wrote the list for itself, before its first release: most of its types are `Any`.
    var isKept: Bool { element.value["componentPath"] != nil }

    func properties(types: inout StencilTypes, into diagnostics: inout DiagnosticBag) -> [Property] {
        named("props", into: &diagnostics).map { name, entry in
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

    /// Stencil tells the data that an event carries without the event around it.
    func events(types: inout StencilTypes, into diagnostics: inout DiagnosticBag) -> [Event] {
        named("events", by: "event", into: &diagnostics).map { name, entry in
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
        named("methods", into: &diagnostics).map { name, entry in
            StencilMethod(name: name, entry: entry).method(types: &types, into: &diagnostics)
        }
    }

    /// Older compilers tell slots only as tags of the component's comment: `name - what it is for`.
    func slots(into diagnostics: inout DiagnosticBag) -> [Slot] {
        let listed = element.slots(into: &diagnostics).map { item in
            Slot(name: item.name, facts: StencilEntry(item.value).facts(reading: Self.stylingKeys))
        }
        return listed.isEmpty
            ? tagged("slot", into: &diagnostics) { Slot(name: SlotName.told($0), facts: $1) } : listed
    }

    func parts(into diagnostics: inout DiagnosticBag) -> [CSSPart] {
        let listed = named("parts", into: &diagnostics).map { name, entry in
            CSSPart(name: name, facts: entry.facts(reading: Self.stylingKeys))
        }
        return listed.isEmpty ? tagged("part", into: &diagnostics) { CSSPart(name: $0, facts: $1) } : listed
    }

    func styles(into diagnostics: inout DiagnosticBag) -> [CSSProperty] {
        // Styles are files in the compiler's own list of components.
        guard !isKept else { return [] }
        return named("styles", into: &diagnostics).compactMap { name, entry in
            guard name.hasPrefix("--"), name != "--" else {
                diagnostics.warning(
                    .listingName,
                    "“\(name)” of <\(element.tag)> is no custom property of CSS; it is left out",
                    at: entry.value.location
                )
                return nil
            }
            return CSSProperty(name: name, facts: entry.facts(reading: Self.stylingKeys))
        }
    }

    // MARK: Lists

    private func named(
        _ key: String,
        by nameKey: String = "name",
        into diagnostics: inout DiagnosticBag
    ) -> [(name: String, entry: StencilEntry)] {
        element.entries(
            key,
            of: element.value,
            named: { ListedElement.text(nameKey, of: $0) },
            where: { StencilEntry($0).isPublic },
            into: &diagnostics
        )
        .map { ($0.name, StencilEntry($0.value)) }
    }

    private func tagged<Item: ComponentItem>(
        _ kind: String,
        into diagnostics: inout DiagnosticBag,
        _ make: (String, ItemFacts) -> Item
    ) -> [Item] {
        let value = element.value
        let items = StencilEntry(value).texts(of: kind).map { text in
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
        return UniqueItems().of(items, kind, { $0.name }, { $0.source }, &diagnostics)
    }
}
