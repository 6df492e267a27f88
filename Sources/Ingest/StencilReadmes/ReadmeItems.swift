import Core
import Documents
import WebModel

extension ReadmePage {
    mutating func add(_ item: DocsItem) {
        switch item.kind {
        // Compilers before the first release list methods as the other items.
        case .methods: addMethod(item)
        case .slots:
            let name = SlotName.told(Self.unquoted(item.name.code))
            component.slots.append(Slot(name: name, facts: item.generatedFacts))
        default:
            let name = Self.unquoted(item.name.code)
            guard !name.isEmpty, item.name.codes.count == 1 || !name.contains(where: \.isWhitespace),
                item.kind != .cssProperties || (name.hasPrefix("--") && name != "--")
            else {
                let message = "“\(item.name.plain)” is no name of a \(item.kind.itemName); it is left out"
                diagnostics.warning(.docsRow, message, at: item.place)
                return
            }
            add(item, named: name)
        }
    }

    private mutating func add(_ item: DocsItem, named name: String) {
        let facts = item.generatedFacts
        switch item.kind {
        case .properties: component.properties.append(property(item, named: name))
        case .events: component.events.append(event(item, named: name))
        case .cssParts: component.cssParts.append(CSSPart(name: name, facts: facts))
        case .cssStates: component.cssStates.append(CSSState(name: Self.state(name), facts: facts))
        case .cssProperties: component.cssProperties.append(CSSProperty(name: name, facts: facts))
        default: break
        }
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

    private mutating func property(_ item: DocsItem, named name: String) -> Property {
        let text = item.code(.type)
        let type = text.map { types.type($0, at: item.place(of: .type)) }
        // The compiler writes `undefined` for a property without a default.
        var value = item.code(.defaultValue).flatMap { $0 == "undefined" || Self.isDash($0) ? nil : $0 }
        if let type, let told = value {
            value = MemberDefault.resolved(told, type: type)
            let place = item.place(of: .defaultValue)
            DefaultCheck.report(told, against: type, of: name, at: place, into: &diagnostics)
        }
        let attribute = item.code(.attribute).flatMap { Self.isDash($0) ? nil : $0 }
        let isAssumed = item.fields[.attribute] == nil
        return Property(
            name: name,
            attribute: isAssumed ? AttributeName.kebabCase(name) : attribute,
            isAttributeAssumed: isAssumed,
            type: type,
            typeText: text,
            defaultValue: value,
            isRequired: item.name.pieces.contains { $0.string.trimmed == "(required)" },
            facts: item.generatedFacts
        )
    }

    private static func isDash(_ text: String) -> Bool { !text.isEmpty && text.allSatisfy { $0 == "-" } }

    /// Older compilers write the type that an event carries, newer ones the event.
    private mutating func event(_ item: DocsItem, named name: String) -> Event {
        let text = item.code(.type) ?? item.code(.detail).map { "CustomEvent<\($0)>" }
        let place = item.place(of: item.fields[.type] == nil ? .detail : .type)
        let type = text.map { types.type($0, at: place) }
        return Event(name: name, type: type, typeText: text, facts: item.generatedFacts)
    }

    private mutating func addMethod(_ item: DocsItem) {
        guard let signature = MethodSignature.named(item.name.code) else {
            let message = "“\(item.name.plain)” is no name of a method; it is left out"
            diagnostics.warning(.docsRow, message, at: item.place)
            return
        }
        component.methods.append(method(signature, facts: item.generatedFacts))
    }

    // MARK: Methods with sections of their own

    /// Reads a heading with a signature, a description, a table of the parameters and the result; false for
    /// other headings. The sections are one of the third level, and all below it.
    mutating func addMethod(_ sections: [DocsSection], of document: MarkdownDocument) -> Bool {
        guard let first = sections.first, let heading = first.heading else { return false }
        guard let signature = MethodSignature.named(heading.code) else {
            let message = "“\(heading.plain)” is no signature of a method; it is kept as documentation"
            diagnostics.warning(.docsRow, message, at: heading.contentPlace)
            return false
        }
        var part = DocsField.description
        var blocks: [DocsField: [MarkdownBlock]] = [:]
        for section in sections {
            switch section.heading?.plain.lowercased() {
            case "parameters": part = .parameters
            case "returns": part = .returns
            default: break
            }
            blocks[part, default: []] += section.blocks
        }
        var method = method(signature, facts: Self.facts(blocks[.description] ?? [], below: heading, of: document))
        let leftover = readParameters(blocks[.parameters] ?? [], into: &method)
        readReturns(blocks[.returns] ?? [], into: &method, of: document)
        component.methods.append(method)
        if !leftover.isEmpty {
            component.documentation.append(DocumentationSection(first, blocks: leftover, of: document))
        }
        return true
    }

    private mutating func method(_ signature: MethodSignature, facts: ItemFacts) -> Method {
        Method(
            name: signature.name,
            isStatic: signature.isStatic,
            parameters: (signature.parameters ?? []).map { told in
                Method.Parameter(told, type: told.typeText.map { types.type($0, at: facts.source) })
            },
            returns: signature.typeText.map { types.type($0, at: facts.source) },
            returnsText: signature.typeText,
            facts: facts
        )
    }

    private static func facts(
        _ blocks: [MarkdownBlock],
        below heading: DocsText,
        of document: MarkdownDocument
    ) -> ItemFacts {
        var facts = ItemFacts(source: heading.contentPlace)
        var chunks: [String] = []
        var rest = blocks[...]
        if case .paragraph(let content)? = rest.first?.kind {
            let notice = ReadmeNotice(content)
            if let told = notice.deprecation {
                facts.deprecated = told
                chunks = [notice.description].compactMap(\.self)
                rest = rest.dropFirst()
            }
        }
        if let text = document.source(of: rest) { chunks.append(text) }
        facts.description = Optional(chunks.joined(separator: "\n\n")).prose
        return facts
    }

    /// The first table repeats the signature, and adds the purpose of each parameter. Returns all other blocks.
    private mutating func readParameters(_ blocks: [MarkdownBlock], into method: inout Method) -> [MarkdownBlock] {
        var leftover = blocks
        for (index, block) in blocks.enumerated() {
            guard case .table(let table) = block.kind,
                let rows = DocsTable(table, of: .parameters, in: .stencil, into: &diagnostics)
            else { continue }
            leftover.remove(at: index)
            for row in rows.items { add(row, to: &method) }
            break
        }
        return leftover
    }

    private mutating func add(_ row: DocsItem, to method: inout Method) {
        let name = row.name.code
        guard let index = method.parameters.firstIndex(where: { $0.name == name }) else {
            // A signature that takes its parameter apart has no name for it.
            let message = "the signature of “\(method.name)” has no parameter “\(name)”; it is not read"
            diagnostics.note(.docsMisplaced, message, at: row.place)
            return
        }
        method.parameters[index].description = row.generatedFacts.description
        guard let text = row.code(.type) else { return }
        method.parameters[index].type = types.type(text, at: row.place(of: .type))
        method.parameters[index].typeText = text
    }

    /// `Type: T`, and below it the description of the result.
    private mutating func readReturns(
        _ blocks: [MarkdownBlock],
        into method: inout Method,
        of document: MarkdownDocument
    ) {
        var rest = blocks[...]
        if let told = rest.first?.text, told.plain.hasPrefix("Type:"), let text = told.codes.first {
            method.returnsText = text
            method.returns = types.type(text, at: told.place)
            rest = rest.dropFirst()
        }
        method.returnsDescription = document.source(of: rest).prose
    }
}

extension DocsItem {
    /// Code of a field that is not empty.
    fileprivate func code(_ field: DocsField) -> String? { fields[field].flatMap { $0.isBlank ? nil : $0.code } }

    fileprivate func place(of field: DocsField) -> SourceLocation { fields[field]?.contentPlace ?? place }

    fileprivate var generatedFacts: ItemFacts {
        let notice = ReadmeNotice(fields[.description]?.inlines ?? [])
        return ItemFacts(
            deprecated: notice.deprecation,
            description: notice.description,
            extensions: extensions,
            source: place
        )
    }
}
