import WebModel

struct InspectSection {
    let title: String
    let rows: [ItemTable.Row]

    static func all(of component: Component) -> [InspectSection] {
        [
            InspectSection(title: "Properties", rows: component.properties.map(row)),
            InspectSection(title: "Slots", rows: component.slots.map(row)),
            InspectSection(title: "Events", rows: component.events.map(row)),
            InspectSection(title: "Methods", rows: component.methods.map(row)),
            InspectSection(title: "CSS parts", rows: component.cssParts.map { row($0) }),
            InspectSection(title: "CSS properties", rows: component.cssProperties.map(row)),
            InspectSection(title: "CSS states", rows: component.cssStates.map { row($0) }),
            InspectSection(title: "Texts", rows: component.intl.map(row)),
            InspectSection(title: "Types", rows: component.types.map(row)),
        ].filter { !$0.rows.isEmpty }
    }

    /// nil where the component has no such item.
    static func row(of item: ItemReference, in component: Component) -> ItemTable.Row? {
        switch item.kind {
        case .property: component.properties.first { $0.name == item.name }.map(row)
        case .slot: component.slots.first { $0.name == item.name }.map(row)
        case .event: component.events.first { $0.name == item.name }.map(row)
        case .method: component.methods.first { $0.name == item.name }.map(row)
        case .cssPart: component.cssParts.first { $0.name == item.name }.map { row($0) }
        case .cssProperty: component.cssProperties.first { $0.name == item.name }.map(row)
        case .cssState: component.cssStates.first { $0.name == item.name }.map { row($0) }
        case .text: component.intl.first { $0.name == item.name }.map(row)
        }
    }

    /// `remarks` are particular to the kind.
    private static func row(
        _ item: some ComponentItem,
        name: String? = nil,
        type: String? = nil,
        remarks: [String] = []
    ) -> ItemTable.Row {
        var remarks = remarks
        if let origin = item.inheritedFrom { remarks.append("from \(origin.name)") }
        if let deprecated = item.deprecated { remarks.append(deprecated.remark) }
        return ItemTable.Row(
            name: name ?? item.name,
            type: type ?? "",
            remarks: remarks,
            description: item.summary ?? item.description
        )
    }

    private static func row(_ property: Property) -> ItemTable.Row {
        var remarks: [String] = []
        if let attribute = property.attribute {
            if attribute != property.name { remarks.append("attribute \(attribute)") }
        } else {
            remarks.append("no attribute")
        }
        if property.reflects { remarks.append("reflects") }
        if property.isReadonly { remarks.append("readonly") }
        if property.isRequired { remarks.append("required") }
        let type = property.type?.description ?? property.typeText ?? "type not told"
        return row(property, type: type + value(property.defaultValue), remarks: remarks)
    }

    private static func row(_ slot: Slot) -> ItemTable.Row {
        row(
            slot,
            name: slot.name.isEmpty ? "(default)" : nil,
            type: slot.type?.description,
            remarks: slot.isRequired ? ["required"] : []
        )
    }

    private static func row(_ event: Event) -> ItemTable.Row { row(event, type: event.type?.description) }

    private static func row(_ method: Method) -> ItemTable.Row {
        let parameters = method.parameters.map { parameter in
            let name = (parameter.isRest ? "..." : "") + parameter.name + (parameter.isOptional ? "?" : "")
            return parameter.type.map { "\(name): \($0.description)" } ?? name
        }
        return row(
            method,
            name: "\(method.name)(\(parameters.joined(separator: ", ")))",
            type: method.returns?.description,
            remarks: method.isStatic ? ["static"] : []
        )
    }

    private static func row(_ property: CSSProperty) -> ItemTable.Row {
        row(property, type: property.defaultValue.map { "= \($0)" })
    }

    private static func row(_ text: IntlText) -> ItemTable.Row {
        row(text, type: (text.type?.description ?? "") + value(text.defaultValue))
    }

    private static func row(_ definition: TypeDefinition) -> ItemTable.Row {
        row(definition, type: definition.type?.description ?? definition.typeText)
    }

    private static func value(_ defaultValue: String?) -> String { defaultValue.map { " = \($0)" } ?? "" }
}

extension Deprecation {
    /// Design tokens tell an empty text where there is no reason.
    init(reason: String) {
        self = reason.isEmpty ? .flagged : .reason(reason)
    }

    var remark: String {
        switch self {
        case .flagged: "deprecated"
        case .reason(let reason): "deprecated: \(reason)"
        }
    }
}
