import Core
import WebModel

/// Reads Polymer's analysis: the elements of the package and of its namespaces. Inherited members are listed with them.
struct PolymerAnalysisReader: ElementListReader {
    private static let itemKeys = KnownKeys.listed.adding("range", "sourceRange")
    private static let elementKeys = itemKeys.adding(
        "attributes",
        "events",
        "extends",
        "methods",
        "mixins",
        "path",
        "properties",
        "slots",
        "staticMethods",
        "styling",
        "superclass",
        "tagname"
    )
    private static let propertyKeys = itemKeys.adding("defaultValue", "type")
    private static let eventKeys = itemKeys.adding("detail", "type")
    private static let methodKeys = itemKeys.adding("params", "return")
    private static let stylingKeys = itemKeys.adding("type")

    private static let lifecycleCallbacks: Set<String> = [
        "attached", "attributeChanged", "beforeRegister", "created", "detached", "ready", "registered",
    ]
    /// Mixins that Polymer itself gives all elements, and that are no component's own.
    private static let libraryMixins: Set<String> = [
        "ArraySelectorMixin", "DirMixin", "DisableUpgradeMixin", "ElementMixin", "GestureEventListeners",
        "LegacyElementMixin", "MutableData", "OptionalMutableData", "PropertiesChanged", "PropertiesMixin",
        "PropertyAccessors", "PropertyEffects", "TemplateStamp", "TemplatizeMixin",
    ]

    private(set) var types = ListedTypes()

    mutating func components(of space: JSONValue, into diagnostics: inout DiagnosticBag) -> [Component] {
        var components: [Component] = []
        for value in ListedElement.list("elements", of: space, into: &diagnostics) {
            guard MemberVisibility.isPublicItem(value) else { continue }
            guard value["tagname"] != nil else {
                let name = value["name"]?.string ?? ""
                let message = "the class “\(name)” has no tag; what others inherit from it is listed with them"
                diagnostics.note(.listingNotRead, message, at: value.location)
                continue
            }
            if let element = ListedElement(value, named: "tagname", into: &diagnostics) {
                components.append(component(element, into: &diagnostics))
            }
        }
        for inner in ListedElement.list("namespaces", of: space, into: &diagnostics) {
            components += self.components(of: inner, into: &diagnostics)
        }
        return components
    }

    private mutating func component(_ element: ListedElement, into diagnostics: inout DiagnosticBag) -> Component {
        var component = element.component(reading: Self.elementKeys)
        component.className = element.value["name"]?.string
        var properties: [Property] = []
        for item in own("properties", of: element, into: &diagnostics)
        where MemberVisibility.isPublicName(item.name) {
            properties.append(property(item, attribute: nil))
        }
        var attributes: [Property] = []
        for item in own("attributes", of: element, into: &diagnostics)
        where MemberVisibility.isPublicName(item.name) {
            attributes.append(property(item, attribute: item.name))
        }
        component.properties = AttributeJoin(tag: element.tag).joined(properties, attributes, into: &diagnostics)
        component.events = events(of: element, into: &diagnostics)
        component.slots = element.slots(into: &diagnostics).map {
            Slot(name: $0.name, facts: $0.facts(reading: Self.itemKeys))
        }
        component.methods =
            methods("methods", of: element, into: &diagnostics)
            + methods("staticMethods", isStatic: true, of: element, into: &diagnostics)
        let styling = element.value["styling"]
        component.cssProperties = element.items("cssVariables", of: styling, into: &diagnostics).map { item in
            CSSProperty(name: item.name, syntax: item.text("type"), facts: item.facts(reading: Self.stylingKeys))
        }
        return component
    }

    /// The entries that Polymer itself does not give every element.
    private func own(
        _ key: String,
        of element: ListedElement,
        into diagnostics: inout DiagnosticBag
    ) -> [ListedItem] {
        element.items(key, into: &diagnostics).filter { item in
            guard let origin = item.text("inheritedFrom") else { return true }
            let name = origin.split(separator: ".").last.map(String.init) ?? origin
            return !Self.libraryMixins.contains(name)
        }
    }

    private mutating func property(_ item: ListedItem, attribute: String?) -> Property {
        let flags = item.value["metadata"]?["polymer"].map { ListedItem(name: item.name, value: $0) }
        return ListedProperty(
            item: item,
            attribute: attribute,
            type: types.type(item.value["type"]),
            defaultValue: item.value["defaultValue"],
            reflects: flags?.flag("reflectToAttribute") ?? false,
            isReadonly: flags?.flag("readOnly") ?? false,
            keys: Self.propertyKeys
        )
        .property
    }

    private mutating func events(of element: ListedElement, into diagnostics: inout DiagnosticBag) -> [Event] {
        var events: [Event] = []
        for item in own("events", of: element, into: &diagnostics) {
            var type = types.type(item.value["type"])
            let members = detail(of: item, in: element, into: &diagnostics)
            if !members.isEmpty {
                let event = WebType(.reference(name: "CustomEvent", arguments: [WebType(.object(members))]))
                type = (event, event.description)
            }
            events.append(item.event(type, reading: Self.eventKeys))
        }
        return events
    }

    private mutating func detail(
        of event: ListedItem,
        in element: ListedElement,
        into diagnostics: inout DiagnosticBag
    ) -> [WebType.ObjectMember] {
        var members: [WebType.ObjectMember] = []
        for item in element.items("properties", of: event.value["detail"], into: &diagnostics) {
            let type = types.type(item.value["type"])?.type ?? WebType(.keyword(.unknown))
            members.append(
                WebType.ObjectMember(kind: .property, name: item.name, type: type, isOptional: type.isOptional)
            )
        }
        return members
    }

    private mutating func methods(
        _ key: String,
        isStatic: Bool = false,
        of element: ListedElement,
        into diagnostics: inout DiagnosticBag
    ) -> [Method] {
        var methods: [Method] = []
        for item in own(key, of: element, into: &diagnostics)
        where MemberVisibility.isPublicName(item.name) && !MemberVisibility.isLifecycleCallback(item.name)
            && !Self.lifecycleCallbacks.contains(item.name)
        {
            var method = ListedMethod(item: item, keys: Self.methodKeys).method(types: &types, into: &diagnostics)
            method.isStatic = isStatic
            methods.append(method)
        }
        return methods
    }
}
