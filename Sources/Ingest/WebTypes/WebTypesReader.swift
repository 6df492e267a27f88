import Core
import WebModel

struct WebTypesReader: ElementListReader {
    /// Older schemas call elements tags.
    static let elementKeys = ["elements", "tags"]

    private static let htmlKeys: KnownKeys = ["description-markup", "elements", "tags", "types-syntax"]
    private static let knownElementKeys = KnownKeys.listed.adding([
        "attributes", "css", "events", "js", "since", "slots",
    ])
    private static let attributeKeys = KnownKeys.listed.adding(["default", "required", "type", "value", "values"])
    private static let propertyKeys = KnownKeys.listed.adding([
        "default", "kind", "read-only", "required", "type", "value", "values",
    ])
    private static let typedKeys = KnownKeys.listed.adding(["type"])
    private static let stylingKeys = KnownKeys.listed.adding(["default", "type"])

    private(set) var types = ListedTypes()

    mutating func components(of root: JSONValue, into diagnostics: inout DiagnosticBag) -> [Component] {
        guard let contributions = root["contributions"], let html = contributions["html"] else { return [] }
        reportGlobal(contributions, into: &diagnostics)
        return Self.elementKeys.flatMap { key in
            ListedElement.list(key, of: html, into: &diagnostics).compactMap { value -> Component? in
                guard value["pattern"] == nil else {
                    let message = "an element that stands for all names of a pattern is left out"
                    diagnostics.note(.listingNotRead, message, at: value.location)
                    return nil
                }
                return ListedElement(value, into: &diagnostics).map { component($0, into: &diagnostics) }
            }
        }
    }

    private func reportGlobal(_ contributions: JSONValue, into diagnostics: inout DiagnosticBag) {
        for space in contributions.members {
            for list in space.value.members where list.value.count > 0 {
                if space.key == "html", Self.htmlKeys.contains(list.key) { continue }
                diagnostics.note(
                    .listingNotRead,
                    "“\(list.key.text)” of “\(space.key.text)” is not said of any one element; it is not read",
                    at: list.value.location
                )
            }
        }
    }

    private mutating func component(_ element: ListedElement, into diagnostics: inout DiagnosticBag) -> Component {
        var component = element.component(reading: Self.knownElementKeys)
        let script = element.value["js"]
        let style = element.value["css"]
        var properties: [Property] = []
        for item in element.items("properties", of: script, into: &diagnostics) {
            if item.value["kind"]?.isString("method") == true {
                let method = ListedMethod(item: item, keys: Self.propertyKeys)
                component.methods.append(method.method(types: &types, into: &diagnostics))
            } else {
                properties.append(property(item))
            }
        }
        var attributes: [Property] = []
        for item in element.items("attributes", into: &diagnostics) { attributes.append(attribute(item)) }
        component.properties = AttributeJoin(tag: element.tag).joined(properties, attributes, into: &diagnostics)
            .filter { MemberVisibility.isPublicName($0.name) || $0.attribute != nil }
        component.methods = component.methods.filter { MemberVisibility.isPublicName($0.name) }
        component.events = events(element, into: &diagnostics)
        component.slots = element.slots(reading: .listed, into: &diagnostics)
        component.cssProperties = element.cssProperties(
            "properties",
            of: style,
            reading: Self.stylingKeys,
            into: &diagnostics
        )
        component.cssParts = parts(of: style, element, into: &diagnostics)
        return component
    }

    /// The present schema has them in JavaScript, older ones with the element, and some tools write both.
    private mutating func events(_ element: ListedElement, into diagnostics: inout DiagnosticBag) -> [Event] {
        var names: Set<String> = []
        var events: [Event] = []
        let listed =
            element.items("events", of: element.value["js"], into: &diagnostics)
            + element.items("events", into: &diagnostics)
        for item in listed where names.insert(item.name).inserted {
            let type = types.type(item.value["type"])
            events.append(item.event(type, reading: Self.typedKeys))
        }
        return events
    }

    /// A part is listed as one, or as the pseudo-element that reaches it: `part(base)`.
    private func parts(
        of style: JSONValue?,
        _ element: ListedElement,
        into diagnostics: inout DiagnosticBag
    ) -> [CSSPart] {
        var names: Set<String> = []
        var parts: [CSSPart] = []
        for item in element.items("parts", of: style, into: &diagnostics) where names.insert(item.name).inserted {
            parts.append(CSSPart(name: item.name, facts: item.facts(reading: .listed)))
        }
        for item in element.items("pseudo-elements", of: style, into: &diagnostics) {
            guard let name = Self.partName(item.name) else {
                let message = "“\(item.name)” of <\(element.tag)> is no part; it is not read"
                diagnostics.note(.listingNotRead, message, at: item.value.location)
                continue
            }
            guard names.insert(name).inserted else { continue }
            parts.append(CSSPart(name: name, facts: item.facts(reading: .listed)))
        }
        return parts
    }

    private static func partName(_ text: String) -> String? {
        let name = text.drop { $0 == ":" }
        guard name.hasPrefix("part("), name.hasSuffix(")"), name.count > 6 else { return nil }
        return String(name.dropFirst(5).dropLast())
    }

    private mutating func property(_ item: ListedItem) -> Property {
        ListedProperty(
            item: item,
            type: type(of: item),
            defaultValue: item.value["default"],
            isReadonly: item.flag("read-only"),
            isRequired: item.flag("required"),
            keys: Self.propertyKeys
        )
        .property
    }

    private mutating func attribute(_ item: ListedItem) -> Property {
        let value = item.value["value"]
        return ListedProperty(
            item: item,
            attribute: item.name,
            type: type(of: item),
            defaultValue: value?["default"] ?? item.value["default"],
            isRequired: value?["required"]?.bool ?? item.flag("required"),
            keys: Self.attributeKeys
        )
        .property
    }

    /// Older schemas tell the type of the attribute itself; a word for it may stand for a list of values.
    private mutating func type(of item: ListedItem) -> ListedTypes.Told? {
        let value = item.value["value"]
        switch value?["kind"]?.string {
        case "no-value": return (WebType(.keyword(.boolean)), "boolean")
        case "boolean", "number": return types.type(value?["kind"])
        case "enum": return ListedTypes.closedSet(value?["items"])
        default: break
        }
        let told = value?["type"] ?? item.value["type"]
        switch told?.string {
        case "enum": return ListedTypes.closedSet(item.value["values"])
        // Words for values that only a program can tell.
        case "complex", "of-match", "symbol": return nil
        default: return types.type(told)
        }
    }
}
