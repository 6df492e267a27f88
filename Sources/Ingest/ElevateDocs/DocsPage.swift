import Core
import Documents
import WebModel

/// File that describes a component, read as far as it can be read without the other files.
struct DocsPage {
    /// Component without its properties, which wait for the aliases.
    var component: Component
    /// The title, by which other pages may name the component.
    let title: String?
    private(set) var properties: [PropertyDraft] = []
    private(set) var aliases: [AliasDefinition] = []
    private(set) var dependencies: [DocsText] = []

    init?(_ file: SourceFile, into diagnostics: inout DiagnosticBag) {
        guard let document = MarkdownDocument(file, into: &diagnostics) else { return nil }
        let outline = DocsOutline(document)
        let metadata = DocsMetadata(outline.introduction, of: document)
        guard let tag = metadata.tag else {
            diagnostics.note(
                .docsNotAComponent,
                "no line names the tag of a component, so that the file is skipped",
                at: .start(of: file.path)
            )
            return nil
        }
        guard ElementName.isValid(tag.text) else {
            diagnostics.warning(.docsSyntax, "“\(tag.text)” is no name of a custom element; skipped", at: tag.place)
            return nil
        }
        for other in metadata.otherTags {
            diagnostics.warning(
                .docsConflict,
                "the tag is told twice; <\(tag.text)> counts",
                at: other.place,
                notes: [Diagnostic.Note("told first here", at: tag.place)]
            )
        }
        component = Component(tag: tag.text, source: tag.place)
        title = outline.introduction.first { $0.level == 1 }?.heading?.plain
        describe(metadata, file.path, &diagnostics)
        component.examples = FencedExamples.all(in: document)
        component.documentation = outline.prose.map { DocumentationSection($0, blocks: $0.blocks, of: document) }
        for section in outline.api {
            let found = SectionItems(section, of: document, into: &diagnostics)
            component.documentation += found.documentation
            for item in found.items { read(item, of: section.kind, &diagnostics) }
        }
        component.documentation.sort { $0.source < $1.source }
        addInlineTypes()
        reportDuplicates(&diagnostics)
    }

    private mutating func describe(
        _ metadata: DocsMetadata,
        _ path: SourcePath,
        _ diagnostics: inout DiagnosticBag
    ) {
        component.category = metadata.category?.text
        component.status = metadata.status?.text
        component.since = metadata.since?.text
        component.className = metadata.className?.text
        if component.status?.lowercased() == "deprecated" { component.deprecated = .flagged }
        component.summary = metadata.description.first
        component.description = metadata.description.isEmpty ? nil : metadata.description.joined(separator: "\n\n")
        component.extensions = metadata.unknownFields.map { Extension($0) }
        let folders = path.published.split(separator: "/").dropLast()
        guard let folder = folders.last.map(String.init), folder != ".", folder != "..", folder.lowercased() != "docs"
        else { return }
        guard let category = metadata.category else {
            component.category = folder
            return
        }
        guard MemberName.folded(category.text) != MemberName.folded(folder) else { return }
        diagnostics.note(
            .docsCategory,
            "the category is “\(category.text)” and the folder is “\(folder)”; the file counts",
            at: category.place
        )
    }

    private mutating func read(_ item: DocsItem, of kind: DocsSectionKind, _ diagnostics: inout DiagnosticBag) {
        switch kind {
        case .introduction: break
        case .properties, .readonlyProperties, .computedProperties:
            if let draft = PropertyReader(kind: kind).draft(item, into: &self, &diagnostics) {
                properties.append(draft)
            }
        case .slots:
            if let slot = SurfaceReader.slot(item, into: &diagnostics) { component.slots.append(slot) }
        case .events:
            if let event = EventReader.event(item, into: &self, &diagnostics) { component.events.append(event) }
        case .methods, .staticMethods:
            switch MethodReader(isStatic: kind == .staticMethods).read(item, into: &diagnostics) {
            case .method(let method): component.methods.append(method)
            case .property(let item): readMisplaced(item, &diagnostics)
            case nil: break
            }
        case .cssParts:
            if let part = SurfaceReader.cssPart(item, into: &diagnostics) { component.cssParts.append(part) }
        case .cssProperties:
            if let property = SurfaceReader.cssProperty(item, into: &diagnostics) {
                component.cssProperties.append(property)
            }
        case .cssStates:
            if let state = SurfaceReader.cssState(item, into: &diagnostics) { component.cssStates.append(state) }
        case .types:
            guard let (definition, alias) = TypeDefinitionReader.read(item, into: &diagnostics) else { return }
            component.types.append(definition)
            if let alias { aliases.append(alias) }
        case .internationalization:
            if let text = IntlReader.text(item, into: &diagnostics) { component.intl.append(text) }
        case .dependencies: dependencies.append(item.name)
        }
    }

    /// Reads a property among the methods. Getters end up there, so it has no attribute unless one is told.
    private mutating func readMisplaced(_ item: DocsItem, _ diagnostics: inout DiagnosticBag) {
        let name = MethodSignature(item.name.plain)
        var property = DocsItem(.heading, name: item.name)
        property.fields = item.fields
        property.unknownFields = item.unknownFields
        if let text = item.fields[.returns], property.fields[.type] == nil {
            property.fields[.type] = text
        } else if let text = name?.typeText, property.fields[.type] == nil {
            property.fields[.type] = DocsText([.init(.code(text), start: nil)], at: item.place)
        }
        property = property.renamed(name?.name ?? item.name.plain)
        let reader = PropertyReader(kind: Self.isOnlyRead(item) ? .readonlyProperties : .properties)
        guard let draft = reader.draft(property, into: &self, &diagnostics) else { return }
        diagnostics.note(
            .docsMisplaced,
            "`\(draft.property.name)` is a property and stands among the methods",
            at: item.place
        )
        properties.append(draft)
    }

    private static func isOnlyRead(_ item: DocsItem) -> Bool {
        let words = item[.description]?.plain.lowercased() ?? ""
        return ["read-only", "readonly", "only be read", "getter"].contains { words.contains($0) }
    }

    // MARK: Aliases

    /// Notes a definition of its alias that a type gives in parentheses.
    mutating func define(_ type: DocsType, of parsed: WebType?, _ diagnostics: inout DiagnosticBag) {
        guard let definition = type.definition, case .reference(let name, _)? = parsed?.shape else { return }
        switch definition {
        case .text(let text, let place):
            let body = DocsTypeParser.parse(text, at: place, into: &diagnostics)
            if case .raw = body.shape { return }
            define(AliasDefinition(name: name, type: body, typeText: text, place: place))
        case .values(let list):
            define(AliasDefinition(name: name, values: list))
        }
    }

    mutating func define(_ alias: AliasDefinition) {
        aliases.append(alias)
    }

    /// Types that are defined beside their use are types of the component like types with a section.
    private mutating func addInlineTypes() {
        var known = Set(component.types.map(\.name))
        for alias in aliases where known.insert(alias.name).inserted {
            component.types.append(
                TypeDefinition(
                    name: alias.name,
                    type: alias.type,
                    typeText: alias.typeText,
                    facts: ItemFacts(source: alias.place)
                )
            )
        }
    }

    // MARK: Duplicates

    private mutating func reportDuplicates(_ diagnostics: inout DiagnosticBag) {
        let unique = UniqueItems()
        properties = unique.of(properties, "property", { $0.property.name }, { $0.property.source }, &diagnostics)
        component.slots = unique.of(component.slots, "slot", { $0.name }, { $0.source }, &diagnostics)
        component.events = unique.of(component.events, "event", { $0.name }, { $0.source }, &diagnostics)
        component.methods = unique.of(component.methods, "method", { $0.name }, { $0.source }, &diagnostics)
        component.cssParts = unique.of(component.cssParts, "CSS part", { $0.name }, { $0.source }, &diagnostics)
        component.cssProperties = unique.of(
            component.cssProperties,
            "CSS custom property",
            { $0.name },
            { $0.source },
            &diagnostics
        )
        component.cssStates = unique.of(component.cssStates, "CSS state", { $0.name }, { $0.source }, &diagnostics)
        component.intl = unique.of(component.intl, "text", { $0.name }, { $0.source }, &diagnostics)
    }
}

extension DocsItem {
    fileprivate func renamed(_ name: String) -> DocsItem {
        var result = DocsItem(
            form,
            name: DocsText([.init(.code(name), start: self.name.contentPlace)], at: self.name.place)
        )
        result.fields = fields
        result.unknownFields = unknownFields
        result.valueBullets = valueBullets
        return result
    }
}

enum EventReader {
    static func event(_ item: DocsItem, into page: inout DocsPage, _ diagnostics: inout DiagnosticBag) -> Event? {
        guard let name = ItemName(item.name, of: .events) else {
            diagnostics.warning(.docsRow, "“\(item.name.plain)” is no name of an event", at: item.place)
            return nil
        }
        let facts = ItemFacts(item, remarks: name.remarks)
        var event = Event(
            name: name.name,
            facts: facts
        )
        if let type = item[.type].flatMap({ DocsType($0) }) {
            event.typeText = type.text
            event.type = eventType(type, into: &page, &diagnostics)
        }
        if let detail = item[.detail].flatMap({ DocsType($0) }) {
            let type = eventType(detail, into: &page, &diagnostics)
            if event.type == nil || event.type == WebType(.reference(name: "CustomEvent", arguments: [])) {
                event.typeText = event.typeText ?? detail.text
                event.type = type
            } else {
                event.extensions.append(Extension(.init(label: "detail", content: item.fields[.detail] ?? item.name)))
            }
        }
        return event
    }

    /// Wraps a type that is no event's: it is the type that the event carries.
    private static func eventType(
        _ type: DocsType,
        into page: inout DocsPage,
        _ diagnostics: inout DiagnosticBag
    ) -> WebType {
        let parsed = DocsTypeParser.parse(type, into: &diagnostics)
        if case .text(let text, let place)? = type.definition, case .reference(let name, _) = parsed.shape {
            let definition = asEvent(DocsTypeParser.parse(text, at: place, into: &diagnostics))
            page.define(AliasDefinition(name: name, type: definition, typeText: text, place: place))
            return parsed
        }
        page.define(type, of: parsed, &diagnostics)
        return asEvent(parsed)
    }

    private static func asEvent(_ type: WebType) -> WebType {
        switch type.shape {
        case .reference(let name, _) where name.hasSuffix("Event"): type
        case .raw: type
        default: WebType(.reference(name: "CustomEvent", arguments: [type]))
        }
    }
}
