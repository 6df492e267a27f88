import Core
import Documents
import WebModel

struct ReadmeItems {
    private let kind: ReadmeSection
    private let rows: [ReadmeTable.Row]

    init(_ table: MarkdownTable, of kind: ReadmeSection, into diagnostics: inout DiagnosticBag) {
        self.kind = kind
        rows = ReadmeTable(table, columns: kind.columns, of: kind.itemName, into: &diagnostics).rows
    }

    func add(to component: inout Component, types: inout ReadmeTypes, into diagnostics: inout DiagnosticBag) {
        for row in rows {
            switch kind {
            case .properties:
                if let property = property(row, &types, &diagnostics) { component.properties.append(property) }
            case .events: if let event = event(row, &types, &diagnostics) { component.events.append(event) }
            case .methods: if let method = method(row, &types, &diagnostics) { component.methods.append(method) }
            case .slots:
                let name = SlotName.told(Self.unquoted(ReadmeTable.code(of: row.name)))
                component.slots.append(Slot(name: name, facts: row.facts()))
            case .cssParts:
                if let name = name(row, &diagnostics) {
                    component.cssParts.append(CSSPart(name: name, facts: row.facts()))
                }
            case .cssStates:
                if let name = name(row, &diagnostics) {
                    component.cssStates.append(CSSState(name: Self.state(name), facts: row.facts()))
                }
            case .cssProperties:
                if let name = name(row, &diagnostics) {
                    component.cssProperties.append(CSSProperty(name: name, facts: row.facts()))
                }
            case .overview, .usage, .attributes, .dependencies: break
            }
        }
    }

    // MARK: Names

    private func name(_ row: ReadmeTable.Row, _ diagnostics: inout DiagnosticBag) -> String? {
        let name = Self.unquoted(ReadmeTable.code(of: row.name))
        guard !name.isEmpty, row.name.codes.count == 1 || !name.contains(where: \.isWhitespace),
            kind != .cssProperties || (name.hasPrefix("--") && name != "--")
        else {
            let message = "“\(row.name.plain)” is no name of a \(kind.itemName); it is left out"
            diagnostics.warning(.docsRow, message, at: row.place)
            return nil
        }
        return name
    }

    /// Names of slots and parts stand in quotes.
    private static func unquoted(_ name: String) -> String {
        guard name.utf8.count > 1, name.hasPrefix("\""), name.hasSuffix("\"") else { return name }
        return String(name.dropFirst().dropLast())
    }

    /// `:state(open)` is the state `open`.
    private static func state(_ name: String) -> String {
        guard name.hasPrefix(":state("), name.hasSuffix(")") else { return name }
        return String(name.dropFirst(":state(".count).dropLast())
    }

    // MARK: Items with types

    private func property(
        _ row: ReadmeTable.Row,
        _ types: inout ReadmeTypes,
        _ diagnostics: inout DiagnosticBag
    ) -> Property? {
        guard let name = name(row, &diagnostics) else { return nil }
        let type = row.code("type").map {
            (text: $0, type: types.type($0, at: row.cells["type"]?.contentPlace ?? row.place))
        }
        // The compiler writes `undefined` for a property without a default.
        var value = row.code("default").flatMap { $0 == "undefined" || Self.isDash($0) ? nil : $0 }
        if let type, let told = value {
            value = MemberDefault.resolved(told, type: type.type)
            let place = row.cells["default"]?.contentPlace ?? row.place
            DefaultCheck.report(told, against: type.type, of: name, at: place, into: &diagnostics)
        }
        let attribute = row.code("attribute").flatMap { Self.isDash($0) ? nil : $0 }
        let isAssumed = row.cells["attribute"] == nil
        return Property(
            name: name,
            attribute: isAssumed ? AttributeName.kebabCase(name) : attribute,
            isAttributeAssumed: isAssumed,
            type: type?.type,
            typeText: type?.text,
            defaultValue: value,
            isRequired: row.name.pieces.contains { $0.string.trimmed == "(required)" },
            facts: row.facts()
        )
    }

    private static func isDash(_ text: String) -> Bool { !text.isEmpty && text.allSatisfy { $0 == "-" } }

    /// Older compilers write the type that an event carries, newer ones the event.
    private func event(
        _ row: ReadmeTable.Row,
        _ types: inout ReadmeTypes,
        _ diagnostics: inout DiagnosticBag
    ) -> Event? {
        guard let name = name(row, &diagnostics) else { return nil }
        let text = row.code("type") ?? row.code("detail").map { "CustomEvent<\($0)>" }
        let place = (row.cells["type"] ?? row.cells["detail"])?.contentPlace ?? row.place
        return Event(name: name, type: text.map { types.type($0, at: place) }, typeText: text, facts: row.facts())
    }

    /// Compilers before the first release list methods as the other items.
    private func method(
        _ row: ReadmeTable.Row,
        _ types: inout ReadmeTypes,
        _ diagnostics: inout DiagnosticBag
    ) -> Method? {
        guard let signature = MethodSignature(ReadmeTable.code(of: row.name)), !signature.name.isEmpty else {
            let message = "“\(row.name.plain)” is no name of a method; it is left out"
            diagnostics.warning(.docsRow, message, at: row.place)
            return nil
        }
        return ReadmeMethod.method(signature, facts: row.facts(), types: &types)
    }
}
