import Core
import WebModel

extension DocsPage {
    // MARK: Texts of types

    mutating func parsed(_ text: String, at place: SourceLocation) -> WebType {
        let translated = SwiftFlavoredType.typeScript(text)
        let result = WebTypeParser.parse(translated)
        guard let problem = result.problem else { return result.type }
        // The offset counts in the text only where that was read as it stands.
        let offset = translated == text ? problem.offset : 0
        diagnostics.warning(
            problem.id,
            "“\(text)”: \(problem.message)",
            at: SourceLocation(file: place.file, line: place.line, column: place.column + offset)
        )
        return WebType(.raw(text))
    }

    mutating func parsed(_ type: DocsType) -> WebType {
        let parsed = parsed(type.text, at: type.place)
        return type.remarks.contains("optional") ? parsed.optional : parsed
    }

    // MARK: Events

    mutating func event(_ item: DocsItem, named name: String, _ facts: ItemFacts) -> Event {
        var event = Event(name: name, facts: facts)
        if let type = item[.type].flatMap({ DocsType($0) }) {
            event.typeText = type.text
            event.type = eventType(type)
        }
        guard let field = item[.detail], let detail = DocsType(field) else { return event }
        let type = eventType(detail)
        if event.type == nil || event.type == WebType(.reference(name: "CustomEvent", arguments: [])) {
            event.typeText = event.typeText ?? detail.text
            event.type = type
        } else {
            event.extensions.append(Extension("detail", field))
        }
        return event
    }

    /// Wraps a type that is no event's: it is the type that the event carries.
    private mutating func eventType(_ type: DocsType) -> WebType {
        let parsed = parsed(type)
        if case .text(let text, let place)? = type.definition, case .reference(let name, _) = parsed.shape {
            let definition = Self.asEvent(self.parsed(text, at: place))
            aliases.append(AliasDefinition(name: name, type: definition, typeText: text, place: place))
            return parsed
        }
        define(type, of: parsed)
        return Self.asEvent(parsed)
    }

    private static func asEvent(_ type: WebType) -> WebType {
        switch type.shape {
        case .reference(let name, _) where name.hasSuffix("Event"): type
        case .raw: type
        default: .event(carrying: type)
        }
    }

    // MARK: Aliases

    /// Notes a definition of its alias that a type gives in parentheses.
    mutating func define(_ type: DocsType, of parsed: WebType?) {
        guard let definition = type.definition, case .reference(let name, _)? = parsed?.shape else { return }
        switch definition {
        case .text(let text, let place):
            let body = self.parsed(text, at: place)
            if case .raw = body.shape { return }
            aliases.append(AliasDefinition(name: name, type: body, typeText: text, place: place))
        case .values(let list): aliases.append(AliasDefinition(name: name, values: list))
        }
    }

    /// Types that are defined beside their use are types of the component like types with a section.
    mutating func addInlineTypes() {
        var known = Set(component.types.map(\.name))
        for alias in aliases where known.insert(alias.name).inserted {
            let facts = ItemFacts(source: alias.place)
            component.types.append(
                TypeDefinition(name: alias.name, type: alias.type, typeText: alias.typeText, facts: facts)
            )
        }
    }

    /// Adds a type that has an entry of its own.
    mutating func addType(_ item: DocsItem, named name: String) {
        let told = item[.type] ?? item[.values]
        let bullets = item.valueBullets
        var definition = TypeDefinition(name: name, facts: ItemFacts(source: item.place))
        definition.description = item[.description]?.markdown ?? (bullets.isEmpty ? nil : told?.markdown)
        let alias = alias(named: name, item, told)
        definition.type = alias?.type
        definition.typeText = alias?.typeText
        if alias == nil {
            definition.description = definition.description ?? told?.markdown
            let message = "can't read what the type \(code: name) stands for; its text is kept"
            diagnostics.warning(.docsMissing, message, at: item.place)
        }
        if !bullets.isEmpty, alias == nil || ValueList.areExplained(bullets) {
            // Bullets about the values are prose about the type.
            let list = bullets.map { "- " + $0.markdown }.joined(separator: "\n")
            definition.description = definition.description.map { $0 + "\n\n" + list } ?? list
        }
        component.types.append(definition)
        if let alias { aliases.append(alias) }
    }

    private mutating func alias(named name: String, _ item: DocsItem, _ told: DocsText?) -> AliasDefinition? {
        if let list = ValueList(bullets: item.valueBullets) { return alias(named: name, list, at: item.place) }
        guard let told, !told.isBlank else { return nil }
        if told.codes.count == 1, case .code(let code, _)? = told.pieces.first {
            // Prose may follow: `'s' | 'm'`, since there is no large form yet.
            let text = Self.body(of: code, named: name)
            let type = parsed(text, at: told.contentPlace)
            if case .raw = type.shape { return nil }
            return AliasDefinition(name: name, type: type, typeText: text, place: told.contentPlace)
        }
        if let list = ValueList(told) { return alias(named: name, list, at: item.place) }
        // Words are a type only if they are more than a name: prose may be one word long.
        guard told.codes.isEmpty, told.plain.contains(where: { "|<{['\"".contains($0) }) else { return nil }
        let result = WebTypeParser.parse(Self.body(of: told.plain, named: name))
        guard result.problem == nil else { return nil }
        return AliasDefinition(name: name, type: result.type, typeText: told.plain, place: told.place)
    }

    private mutating func alias(named name: String, _ list: ValueList, at place: SourceLocation) -> AliasDefinition {
        if list.areMemberNames {
            diagnostics.warning(
                .docsMissing,
                "the values of \(code: name) look like names of members; what goes over the wire is not told here",
                at: place
            )
        }
        return AliasDefinition(name: name, values: list)
    }

    /// Drops the name and the keyword of a definition: `type Size = 's' | 'm'`.
    private static func body(of code: String, named name: String) -> String {
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
