import Core
import WebModel

enum TypeDefinitionReader {
    static func read(
        _ item: DocsItem,
        into diagnostics: inout DiagnosticBag
    ) -> (TypeDefinition, AliasDefinition?)? {
        guard let name = ItemName(item.name, of: .types) else {
            diagnostics.warning(.docsRow, "“\(item.name.plain)” is no name of a type", at: item.place)
            return nil
        }
        var definition = TypeDefinition(name: name.name, facts: ItemFacts(source: item.place))
        let told = item[.type] ?? item[.values]
        definition.description = item[.description]?.markdown ?? (item.valueBullets.isEmpty ? nil : told?.markdown)
        if let alias = alias(name.name, item, told, &diagnostics) {
            if ValueList.areExplained(item.valueBullets) { definition.addBullets(item.valueBullets) }
            definition.type = alias.type
            definition.typeText = alias.typeText
            return (definition, alias)
        }
        definition.description = definition.description ?? told?.markdown
        if !item.valueBullets.isEmpty { definition.addBullets(item.valueBullets) }
        diagnostics.warning(
            .docsMissing,
            "can't read what the type `\(name.name)` stands for; its text is kept",
            at: item.place
        )
        return (definition, nil)
    }

    private static func alias(
        _ name: String,
        _ item: DocsItem,
        _ told: DocsText?,
        _ diagnostics: inout DiagnosticBag
    ) -> AliasDefinition? {
        if let list = ValueList(bullets: item.valueBullets) { return alias(name, list, item, &diagnostics) }
        guard let told, !told.isBlank else { return nil }
        if let code = told.codes.first, told.codes.count == 1, case .code = told.pieces.first {
            // Prose may follow: `'s' | 'm'`, since there is no large form yet.
            let text = stripped(code, name)
            let type = DocsTypeParser.parse(text, at: told.contentPlace, into: &diagnostics)
            if case .raw = type.shape { return nil }
            return AliasDefinition(name: name, type: type, typeText: text, place: told.contentPlace)
        }
        if let list = ValueList(told) { return alias(name, list, item, &diagnostics) }
        if told.codes.isEmpty {
            let result = WebTypeParser.parse(stripped(told.plain, name))
            // Words are a type only if they are more than a name: prose may be one word long.
            if result.problem == nil, told.plain.contains(where: { "|<{['\"".contains($0) }) {
                return AliasDefinition(name: name, type: result.type, typeText: told.plain, place: told.place)
            }
        }
        return nil
    }

    private static func alias(
        _ name: String,
        _ list: ValueList,
        _ item: DocsItem,
        _ diagnostics: inout DiagnosticBag
    ) -> AliasDefinition {
        if list.areMemberNames {
            diagnostics.warning(
                .docsMissing,
                "the values of `\(name)` look like names of members; what goes over the wire is not told here",
                at: item.place
            )
        }
        return AliasDefinition(name: name, values: list)
    }

    /// Drops the name and the keyword of a definition: `type Size = 's' | 'm'`.
    private static func stripped(_ code: String, _ name: String) -> String {
        let text = code.trimmed
        guard text.hasPrefix("type ") || text.hasPrefix("export type ") || text.hasPrefix(name + " =") else {
            return text
        }
        let parts = TypeScriptBrackets.split(text, at: "=")
        guard parts.count > 1 else { return text }
        let body = parts[1...].joined(separator: "=").trimmed
        return body.hasSuffix(";") ? body.dropLast().trimmed : body
    }
}

extension TypeDefinition {
    /// Adds bullets about the values to the description: they are prose about the type.
    fileprivate mutating func addBullets(_ bullets: [DocsText]) {
        let list = bullets.map { "- " + $0.markdown }.joined(separator: "\n")
        description = description.map { $0 + "\n\n" + list } ?? list
    }
}
