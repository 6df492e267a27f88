import Core
import WebModel

struct AnalyzerTagsReader: ElementListReader {
    private static let tagKeys = KnownKeys.listed.adding(
        "attributes",
        "cssParts",
        "cssProperties",
        "events",
        "methods",
        "properties",
        "since",
        "slots"
    )
    private static let propertyKeys = KnownKeys.listed.adding(
        "attribute",
        "default",
        "readonly",
        "reflects",
        "required",
        "type",
        "valueSet",
        "values"
    )
    private static let typedKeys = KnownKeys.listed.adding("type")
    private static let methodKeys = typedKeys.adding("parameters", "params", "return", "returns")
    private static let stylingKeys = KnownKeys.listed.adding("default", "type")

    private(set) var types = ListedTypes()

    mutating func components(of root: JSONValue, into diagnostics: inout DiagnosticBag) -> [Component] {
        let sets = ValueSets(root["valueSets"], into: &diagnostics)
        return taggedElements(of: root, besides: "global", into: &diagnostics).map {
            component($0, sets, into: &diagnostics)
        }
    }

    private mutating func component(
        _ element: ListedElement,
        _ sets: ValueSets,
        into diagnostics: inout DiagnosticBag
    ) -> Component {
        var component = element.component(reading: Self.tagKeys)
        var properties: [Property] = []
        for item in element.items("properties", into: &diagnostics) {
            properties.append(property(item, attribute: item.text("attribute"), sets, into: &diagnostics))
        }
        var attributes: [Property] = []
        for item in element.items("attributes", into: &diagnostics) {
            attributes.append(property(item, attribute: item.name, sets, into: &diagnostics))
        }
        component.properties = AttributeJoin(tag: element.tag).joined(properties, attributes, into: &diagnostics)
            .filter { MemberVisibility.isPublicName($0.name) || $0.attribute != nil }
        for item in element.items("events", into: &diagnostics) {
            let type = types.type(item.value["type"])
            component.events.append(item.event(type, reading: Self.typedKeys))
        }
        component.slots = element.slots(into: &diagnostics).map {
            Slot(name: $0.name, facts: $0.facts(reading: .listed))
        }
        for item in element.items("methods", into: &diagnostics) where Self.isPublicMethod(item.name) {
            let method = ListedMethod(item: item, keys: Self.methodKeys)
            component.methods.append(method.method(types: &types, into: &diagnostics))
        }
        component.cssParts = element.items("cssParts", into: &diagnostics).map {
            CSSPart(name: $0.name, facts: $0.facts(reading: .listed))
        }
        component.cssProperties = element.items("cssProperties", into: &diagnostics).map { item in
            CSSProperty(
                name: item.name,
                defaultValue: item.text("default"),
                syntax: item.text("type"),
                facts: item.facts(reading: Self.stylingKeys)
            )
        }
        return component
    }

    private static func isPublicMethod(_ name: String) -> Bool {
        MemberVisibility.isPublicName(name) && !MemberVisibility.isLifecycleCallback(name)
    }

    private mutating func property(
        _ item: ListedItem,
        attribute: String?,
        _ sets: ValueSets,
        into diagnostics: inout DiagnosticBag
    ) -> Property {
        let values = sets.type(of: item, into: &diagnostics)
        return ListedProperty(
            item: item,
            attribute: attribute,
            type: types.type(item.value["type"]) ?? values,
            defaultValue: item.value["default"],
            reflects: item.flag("reflects"),
            isReadonly: item.flag("readonly"),
            isRequired: item.flag("required"),
            keys: Self.propertyKeys
        )
        .property
    }
}
