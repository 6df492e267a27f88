import Core
import WebModel

/// Reads elements as older analyzers list them: web-component-analyzer in one list, Polymer in a list of the package and
/// one of each namespace. Inherited members are listed with them.
struct AnalyzerReader: ElementListReader {
    enum Tool { case webComponentAnalyzer, polymer }

    /// Keys that are read of an element and of its items.
    private struct Keys {
        let element: KnownKeys
        let property: KnownKeys
        let event: KnownKeys
        let method: KnownKeys
        let styling: KnownKeys
        let other: KnownKeys
    }

    private static let analyzerKeys = Keys(
        element: .listed.adding([
            "attributes", "cssParts", "cssProperties", "events", "methods", "properties", "since", "slots",
        ]),
        property: .listed.adding([
            "attribute", "default", "readonly", "reflects", "required", "type", "valueSet", "values",
        ]),
        event: .listed.adding(["type"]),
        method: .listed.adding(["parameters", "params", "return", "returns", "type"]),
        styling: .listed.adding(["default", "type"]),
        other: .listed
    )
    private static let polymerItemKeys = KnownKeys.listed.adding(["range", "sourceRange"])
    private static let polymerKeys = Keys(
        element: polymerItemKeys.adding([
            "attributes", "events", "extends", "methods", "mixins", "path", "properties", "slots", "staticMethods",
            "styling", "superclass", "tagname",
        ]),
        property: polymerItemKeys.adding(["defaultValue", "type"]),
        event: polymerItemKeys.adding(["detail", "type"]),
        method: polymerItemKeys.adding(["params", "return"]),
        styling: polymerItemKeys.adding(["type"]),
        other: polymerItemKeys
    )

    private static let lifecycleCallbacks: Set<String> = [
        "attached", "attributeChanged", "beforeRegister", "created", "detached", "ready", "registered",
    ]
    /// Mixins that Polymer itself gives all elements, and that are no component's own.
    private static let libraryMixins: Set<String> = [
        "ArraySelectorMixin", "DirMixin", "DisableUpgradeMixin", "ElementMixin", "GestureEventListeners",
        "LegacyElementMixin", "MutableData", "OptionalMutableData", "PropertiesChanged", "PropertiesMixin",
        "PropertyAccessors", "PropertyEffects", "TemplateStamp", "TemplatizeMixin",
    ]

    let tool: Tool
    private(set) var types = ListedTypes()

    private var isPolymers: Bool { tool == .polymer }
    private var keys: Keys { isPolymers ? Self.polymerKeys : Self.analyzerKeys }

    init(tool: Tool) {
        self.tool = tool
    }

    mutating func components(of root: JSONValue, into diagnostics: inout DiagnosticBag) -> [Component] {
        let sets = ValueSets(isPolymers ? nil : root["valueSets"], into: &diagnostics)
        let elements =
            isPolymers
            ? polymerElements(of: root, into: &diagnostics)
            : taggedElements(of: root, besides: "global", into: &diagnostics)
        return elements.map { component($0, sets, into: &diagnostics) }
    }

    private func polymerElements(of space: JSONValue, into diagnostics: inout DiagnosticBag) -> [ListedElement] {
        var elements: [ListedElement] = []
        for value in ListedElement.list("elements", of: space, into: &diagnostics) {
            guard MemberVisibility.isPublicItem(value) else { continue }
            guard value["tagname"] != nil else {
                let name = value["name"]?.string ?? ""
                let message = "the class “\(name)” has no tag; what others inherit from it is listed with them"
                diagnostics.note(.listingNotRead, message, at: value.location)
                continue
            }
            if let element = ListedElement(value, named: "tagname", into: &diagnostics) { elements.append(element) }
        }
        for inner in ListedElement.list("namespaces", of: space, into: &diagnostics) {
            elements += polymerElements(of: inner, into: &diagnostics)
        }
        return elements
    }

    private mutating func component(
        _ element: ListedElement,
        _ sets: ValueSets,
        into diagnostics: inout DiagnosticBag
    ) -> Component {
        let keys = keys
        var component = element.component(reading: keys.element)
        if isPolymers { component.className = element.value["name"]?.string }
        let properties = own("properties", of: element, into: &diagnostics).map { item in
            property(item, attribute: isPolymers ? nil : item.text("attribute"), sets, into: &diagnostics)
        }
        let attributes = own("attributes", of: element, into: &diagnostics).map { item in
            property(item, attribute: item.name, sets, into: &diagnostics)
        }
        component.properties = AttributeJoin(tag: element.tag).joined(properties, attributes, into: &diagnostics)
            .filter { isPolymers || MemberVisibility.isPublicName($0.name) || $0.attribute != nil }
        component.events = own("events", of: element, into: &diagnostics).map { item in
            event(item, of: element, into: &diagnostics)
        }
        component.slots = element.slots(reading: keys.other, into: &diagnostics)
        component.methods = methods("methods", of: element, into: &diagnostics)
        if isPolymers {
            component.methods += methods("staticMethods", isStatic: true, of: element, into: &diagnostics)
        } else {
            component.cssParts = element.items("cssParts", into: &diagnostics).map {
                CSSPart(name: $0.name, facts: $0.facts(reading: keys.other))
            }
        }
        component.cssProperties = element.cssProperties(
            isPolymers ? "cssVariables" : "cssProperties",
            of: isPolymers ? element.value["styling"] : element.value,
            reading: keys.styling,
            into: &diagnostics
        )
        return component
    }

    /// Leaves out items that Polymer calls private, and items of mixins that it gives every element.
    private func own(_ key: String, of element: ListedElement, into diagnostics: inout DiagnosticBag) -> [ListedItem] {
        let items = element.items(key, into: &diagnostics)
        guard isPolymers else { return items }
        return items.filter { item in
            guard key == "events" || MemberVisibility.isPublicName(item.name) else { return false }
            guard let origin = item.text("inheritedFrom") else { return true }
            let name = origin.split(separator: ".").last.map(String.init) ?? origin
            return !Self.libraryMixins.contains(name)
        }
    }

    private mutating func property(
        _ item: ListedItem,
        attribute: String?,
        _ sets: ValueSets,
        into diagnostics: inout DiagnosticBag
    ) -> Property {
        let values = isPolymers ? nil : sets.type(of: item, into: &diagnostics)
        let flags = isPolymers ? item.value["metadata"]?["polymer"] : item.value
        let told = flags.map { ListedItem(name: item.name, value: $0) }
        return ListedProperty(
            item: item,
            attribute: attribute,
            type: types.type(item.value["type"]) ?? values,
            defaultValue: item.value[isPolymers ? "defaultValue" : "default"],
            reflects: told?.flag(isPolymers ? "reflectToAttribute" : "reflects") ?? false,
            isReadonly: told?.flag(isPolymers ? "readOnly" : "readonly") ?? false,
            isRequired: !isPolymers && item.flag("required"),
            keys: keys.property
        )
        .property
    }

    private mutating func event(
        _ item: ListedItem,
        of element: ListedElement,
        into diagnostics: inout DiagnosticBag
    ) -> Event {
        var type = types.type(item.value["type"])
        let detail = isPolymers ? item.value["detail"] : nil
        let members = element.items("properties", of: detail, into: &diagnostics).map { item in
            let type = types.type(item.value["type"])?.type ?? WebType(.keyword(.unknown))
            return WebType.ObjectMember(kind: .property, name: item.name, type: type, isOptional: type.isOptional)
        }
        if !members.isEmpty {
            let event = WebType.event(carrying: WebType(.object(members)))
            type = (event, event.description)
        }
        return item.event(type, reading: keys.event)
    }

    private mutating func methods(
        _ key: String,
        isStatic: Bool = false,
        of element: ListedElement,
        into diagnostics: inout DiagnosticBag
    ) -> [Method] {
        own(key, of: element, into: &diagnostics).compactMap { item in
            guard MemberVisibility.isPublicName(item.name), !MemberVisibility.isLifecycleCallback(item.name),
                !isPolymers || !Self.lifecycleCallbacks.contains(item.name)
            else { return nil }
            var method = ListedMethod(item: item, keys: keys.method).method(types: &types, into: &diagnostics)
            method.isStatic = isStatic
            return method
        }
    }
}
