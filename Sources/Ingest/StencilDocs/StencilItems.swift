import Core
import WebModel

extension StencilDocsReader {
    private static let propertyKeys: KnownKeys = [
        "attr", "complexType", "default", "deprecation", "docs", "docsTags", "getter", "name", "optional",
        "reflectToAttr", "required", "setter", "type", "values",
    ]
    private static let eventKeys: KnownKeys = ["complexType", "deprecation", "detail", "docs", "docsTags", "event"]
    private static let stylingKeys: KnownKeys = ["annotation", "deprecation", "docs", "docsTags", "name"]

    mutating func properties(of element: ListedElement, isKept: Bool) -> [Property] {
        entries("props", of: element).map { name, entry in
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
    mutating func events(of element: ListedElement) -> [Event] {
        entries("events", of: element, named: "event").map { name, entry in
            let detail = types.detail(entry.value)
            return Event(
                name: name,
                type: detail.map { .event(carrying: $0.type) },
                typeText: detail.map { "CustomEvent<\($0.text)>" },
                facts: entry.facts(reading: Self.eventKeys)
            )
        }
    }

    mutating func methods(of element: ListedElement) -> [Method] {
        entries("methods", of: element).map { name, entry in method(entry, named: name) }
    }

    /// Older compilers tell slots only as tags of the component's comment: `name - what it is for`.
    mutating func slots(of element: ListedElement) -> [Slot] {
        let listed = element.slots(into: &diagnostics).map { item in
            Slot(name: item.name, facts: StencilEntry(item.value).facts(reading: Self.stylingKeys))
        }
        guard listed.isEmpty else { return listed }
        return tagged("slot", of: element) { Slot(name: SlotName.told($0), facts: $1) }
    }

    mutating func parts(of element: ListedElement) -> [CSSPart] {
        let listed = entries("parts", of: element).map { name, entry in
            CSSPart(name: name, facts: entry.facts(reading: Self.stylingKeys))
        }
        return listed.isEmpty ? tagged("part", of: element) { CSSPart(name: $0, facts: $1) } : listed
    }

    mutating func styles(of element: ListedElement) -> [CSSProperty] {
        entries("styles", of: element).compactMap { name, entry in
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

    private mutating func entries(
        _ key: String,
        of element: ListedElement,
        named nameKey: String = "name"
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

    private mutating func tagged<Item: ComponentItem>(
        _ kind: String,
        of element: ListedElement,
        _ make: (String, ItemFacts) -> Item
    ) -> [Item] {
        let value = element.value
        var items = StencilEntry(value).texts(of: kind).map { text in
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
        items.keepFirst(kind, into: &diagnostics)
        return items
    }
}
