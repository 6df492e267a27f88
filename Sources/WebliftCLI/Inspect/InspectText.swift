import SourceText
import WebModel

/// The web model for people: a block a component, a table a kind, the first sentence of each description.
struct InspectText {
    let palette: Palette

    func print(_ library: Library) -> [UInt8] {
        var lines: [String] = []
        if let name = library.name {
            lines += [
                palette.paint(
                    TerminalText.line([name, library.version].compactMap(\.self).joined(separator: " ")),
                    .bold
                ), "",
            ]
        }
        for component in library.components {
            lines += block(of: component)
            lines.append("")
        }
        let figures = zip(Figures(library).counts, Figures.kinds).map { "\($0) \($1)" }
        lines.append((["\(library.components.count) components"] + figures).joined(separator: ", "))
        return Array((lines.joined(separator: "\n") + "\n").utf8)
    }

    private func block(of component: Component) -> [String] {
        var facts = [component.className, component.category, component.status].compactMap(\.self)
        if let since = component.since { facts.append("since \(since)") }
        var lines = [
            palette.paint("<\(TerminalText.line(component.tag))>", .bold) + "  "
                + TerminalText.line(facts.joined(separator: " · "))
        ]
        if let deprecated = component.deprecated { lines.append("  " + palette.paint(text(of: deprecated), .yellow)) }
        lines += Wrapping.lines(
            component.summary ?? component.description.map { Wrapping.firstParagraph(of: $0) } ?? "",
            indent: 2
        )
        if !component.dependencies.isEmpty {
            lines.append("  uses \(TerminalText.line(component.dependencies.joined(separator: ", ")))")
        }
        for section in sections(of: component) where !section.rows.isEmpty {
            lines.append("")
            lines.append("  " + palette.paint(section.title, .cyan) + palette.paint(" (\(section.rows.count))", .dim))
            lines += ItemTable(rows: section.rows, palette: palette).lines(indent: 4)
        }
        return lines
    }

    private struct Section {
        let title: String
        let rows: [ItemTable.Row]
    }

    private func sections(of component: Component) -> [Section] {
        [
            Section(title: "Properties", rows: component.properties.map(row)),
            Section(title: "Slots", rows: component.slots.map(row)),
            Section(title: "Events", rows: component.events.map(row)),
            Section(title: "Methods", rows: component.methods.map(row)),
            Section(
                title: "CSS parts",
                rows: component.cssParts.map { row($0.name, $0.deprecated, $0.summary ?? $0.description) }
            ),
            Section(title: "CSS properties", rows: component.cssProperties.map(row)),
            Section(
                title: "CSS states",
                rows: component.cssStates.map { row($0.name, $0.deprecated, $0.summary ?? $0.description) }
            ),
            Section(title: "Texts", rows: component.intl.map(row)),
            Section(title: "Types", rows: component.types.map(row)),
        ]
    }

    private func row(_ property: Property) -> ItemTable.Row {
        var remarks: [String] = []
        if let attribute = property.attribute {
            if attribute != property.name { remarks.append("attribute \(attribute)") }
        } else {
            remarks.append("no attribute")
        }
        if property.reflects { remarks.append("reflects") }
        if property.isReadonly { remarks.append("readonly") }
        if property.isRequired { remarks.append("required") }
        if let origin = property.inheritedFrom { remarks.append("from \(origin.name)") }
        if let deprecated = property.deprecated { remarks.append(text(of: deprecated)) }
        var type = property.type?.description ?? property.typeText ?? "type not told"
        if let value = property.defaultValue { type += " = \(value)" }
        return ItemTable.Row(
            name: property.name,
            type: type,
            remarks: remarks,
            description: property.summary ?? property.description
        )
    }

    private func row(_ slot: Slot) -> ItemTable.Row {
        var remarks: [String] = []
        if slot.isRequired { remarks.append("required") }
        if let deprecated = slot.deprecated { remarks.append(text(of: deprecated)) }
        return ItemTable.Row(
            name: slot.name.isEmpty ? "(default)" : slot.name,
            type: slot.type?.description ?? "",
            remarks: remarks,
            description: slot.summary ?? slot.description
        )
    }

    private func row(_ event: Event) -> ItemTable.Row {
        ItemTable.Row(
            name: event.name,
            type: event.type?.description ?? "",
            remarks: event.deprecated.map { [text(of: $0)] } ?? [],
            description: event.summary ?? event.description
        )
    }

    private func row(_ method: Method) -> ItemTable.Row {
        let parameters = method.parameters.map { parameter in
            let name = (parameter.isRest ? "..." : "") + parameter.name + (parameter.isOptional ? "?" : "")
            return parameter.type.map { "\(name): \($0.description)" } ?? name
        }
        var remarks: [String] = []
        if method.isStatic { remarks.append("static") }
        if let deprecated = method.deprecated { remarks.append(text(of: deprecated)) }
        return ItemTable.Row(
            name: "\(method.name)(\(parameters.joined(separator: ", ")))",
            type: method.returns?.description ?? "",
            remarks: remarks,
            description: method.summary ?? method.description
        )
    }

    private func row(_ property: CSSProperty) -> ItemTable.Row {
        ItemTable.Row(
            name: property.name,
            type: property.defaultValue.map { "= \($0)" } ?? "",
            remarks: property.deprecated.map { [text(of: $0)] } ?? [],
            description: property.summary ?? property.description
        )
    }

    private func row(_ entry: IntlText) -> ItemTable.Row {
        var type = entry.type?.description ?? ""
        if let value = entry.defaultValue { type += " = \(value)" }
        return ItemTable.Row(name: entry.name, type: type, remarks: [], description: entry.description)
    }

    private func row(_ definition: TypeDefinition) -> ItemTable.Row {
        ItemTable.Row(
            name: definition.name,
            type: definition.type?.description ?? definition.typeText ?? "",
            remarks: [],
            description: definition.description
        )
    }

    private func row(_ name: String, _ deprecated: Deprecation?, _ description: String?) -> ItemTable.Row {
        ItemTable.Row(
            name: name,
            type: "",
            remarks: deprecated.map { [text(of: $0)] } ?? [],
            description: description
        )
    }

    private func text(of deprecation: Deprecation) -> String {
        switch deprecation {
        case .flagged: "deprecated"
        case .reason(let reason): "deprecated: \(TerminalText.line(reason))"
        }
    }
}
