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
    var aliases: [AliasDefinition] = []
    private(set) var dependencies: [DocsText] = []
    var diagnostics = DiagnosticBag()

    init?(_ file: SourceFile, into bag: inout DiagnosticBag) {
        guard let document = MarkdownDocument(file, into: &bag) else { return nil }
        let outline = DocsOutline(document)
        let metadata = DocsMetadata(outline.introduction, of: document)
        guard let tag = metadata.tag else {
            let message = "no line names the tag of a component, so that the file is skipped"
            bag.note(.docsNotAComponent, message, at: .start(of: file.path))
            return nil
        }
        guard ElementName.isValid(tag.text) else {
            bag.warning(.docsSyntax, "“\(tag.text)” is no name of a custom element; skipped", at: tag.place)
            return nil
        }
        for other in metadata.otherTags {
            bag.warning(
                .docsConflict,
                "the tag is told twice; <\(tag.text)> counts",
                at: other.place,
                notes: [Diagnostic.Note("told first here", at: tag.place)]
            )
        }
        component = Component(tag: tag.text, source: tag.place)
        title = outline.introduction.first { $0.level == 1 }?.heading?.plain
        describe(metadata, file.path)
        component.examples = FencedExamples.all(in: document)
        component.documentation = outline.prose.map { DocumentationSection($0, blocks: $0.blocks, of: document) }
        for section in outline.api {
            let found = SectionItems(section, of: document)
            diagnostics.add(contentsOf: found.diagnostics)
            component.documentation += found.documentation
            for item in found.items { add(item) }
        }
        component.documentation.sort { $0.source < $1.source }
        addInlineTypes()
        properties.keepFirst("property", by: \.property, into: &diagnostics)
        component.keepFirstItems(into: &diagnostics)
        bag.add(contentsOf: diagnostics)
    }

    private mutating func describe(_ metadata: DocsMetadata, _ path: SourcePath) {
        component.category = metadata.category?.text
        component.status = metadata.status?.text
        component.since = metadata.since?.text
        component.className = metadata.className?.text
        if component.status?.lowercased() == "deprecated" { component.deprecated = .flagged }
        component.summary = metadata.description.first
        component.description = metadata.description.isEmpty ? nil : metadata.description.joined(separator: "\n\n")
        component.extensions = metadata.extensions
        let folders = path.published.split(separator: "/").dropLast()
        guard let folder = folders.last.map(String.init), folder != ".", folder != "..", folder.lowercased() != "docs"
        else { return }
        guard let category = metadata.category else {
            component.category = folder
            return
        }
        guard MemberName.folded(category.text) != MemberName.folded(folder) else { return }
        let message = "the category is “\(category.text)” and the folder is “\(folder)”; the file counts"
        diagnostics.note(.docsCategory, message, at: category.place)
    }

    mutating func warn(_ message: String, at place: SourceLocation) {
        diagnostics.warning(.docsRow, message, at: place)
    }

    // MARK: Items

    private mutating func add(_ item: DocsItem) {
        guard item.kind != .dependencies else {
            dependencies.append(item.name)
            return
        }
        guard let name = itemName(of: item) else { return }
        var facts: ItemFacts { ItemFacts(item, remarks: name.remarks) }
        switch item.kind {
        case .introduction, .usage, .attributes, .parameters, .dependencies: break
        case .properties: properties.append(property(item, name, isReadonly: false))
        case .readonlyProperties: properties.append(property(item, name, isReadonly: true))
        case .slots:
            let isRequired = item[.required]?.isYes ?? name.remarks.contains("required")
            let type = item[.type].flatMap { DocsType($0) }
            component.slots.append(
                Slot(
                    name: name.name,
                    type: type.map { parsed($0) },
                    typeText: type?.text,
                    isRequired: isRequired,
                    facts: facts
                )
            )
        case .events: component.events.append(event(item, named: name.name, facts))
        case .methods, .staticMethods: addMember(item, name, facts)
        case .cssParts: component.cssParts.append(CSSPart(name: name.name, facts: facts))
        case .cssProperties: component.cssProperties.append(cssProperty(item, name))
        case .cssStates: component.cssStates.append(CSSState(name: name.name, facts: facts))
        case .types: addType(item, named: name.name)
        case .internationalization:
            if let signature = MethodSignature(name.name) { component.intl.append(text(item, signature)) }
        }
    }

    private mutating func itemName(of item: DocsItem) -> ItemName? {
        if let name = ItemName(item.name, of: item.kind) {
            let isMember = item.kind.isMethods || item.kind == .internationalization
            if !isMember || MethodSignature.named(name.name) != nil { return name }
        }
        let article = item.kind == .events ? "an" : "a"
        warn("“\(item.name.plain)” is no name of \(article) \(item.kind.itemName)", at: item.place)
        return nil
    }

    /// Adds a method, or a property among the methods. Getters end up there, so it has no attribute unless one is told.
    private mutating func addMember(_ item: DocsItem, _ name: ItemName, _ facts: ItemFacts) {
        guard let signature = MethodSignature(name.name) else { return }
        guard item.isProperty(signature) else {
            component.methods.append(method(item, signature, facts))
            return
        }
        let told = MethodSignature(item.name.plain)
        var property = item
        property.isRow = false
        property.valueBullets = []
        if item.fields[.type] == nil {
            let type = told?.typeText.map { DocsText([.init(.code($0), start: nil)], at: item.place) }
            property.fields[.type] = item.fields[.returns] ?? type
        }
        let plain = told?.name ?? item.name.plain
        guard let name = ItemName(DocsText([.init(.code(plain))], at: item.place), of: .properties) else {
            warn("“\(plain)” is no name of a property", at: item.place)
            return
        }
        let message = "\(code: name.name) is a property and stands among the methods"
        diagnostics.note(.docsMisplaced, message, at: item.place)
        properties.append(self.property(property, name, isReadonly: item.isOnlyRead))
    }

    private mutating func cssProperty(_ item: DocsItem, _ name: ItemName) -> CSSProperty {
        var item = item
        if item.fields[.defaultValue] == nil, let description = item[.description],
            let (before, value) = TrailingRemark.defaultValue.split(description)
        {
            item.fields[.description] = before
            item.fields[.defaultValue] = value
        }
        return CSSProperty(
            name: name.name,
            defaultValue: item[.defaultValue].flatMap { DocumentedDefault($0).text },
            syntax: item[.type]?.plain,
            facts: ItemFacts(item, remarks: name.remarks)
        )
    }
}
