import Core
import Documents
import WebModel

/// A readme, read as far as it can be read without the others.
struct ReadmePage: Sendable {
    /// Component with an empty tag as long as nothing on the page tells the tag.
    private(set) var component: Component
    let path: SourcePath
    private var types = ReadmeTypes()
    private var title: DocsText?

    init(_ file: SourceFile, into diagnostics: inout DiagnosticBag) {
        path = file.path
        component = Component(tag: "", source: .start(of: file.path))
        let text = ReadmeText(file)
        if let written = text.written.flatMap({ MarkdownDocument($0, into: &diagnostics) }) {
            component.examples = FencedExamples.all(in: written)
            let sections = DocsSection.cut(written)
            let end = sections.firstIndex { $0.level > 1 } ?? sections.count
            readIntroduction(Array(sections[..<end]), of: written)
            keep(Array(sections[end...]), of: written)
            nameAfterTitle()
        }
        guard let generated = MarkdownDocument(text.generated, into: &diagnostics) else { return }
        component.examples += FencedExamples.all(in: generated)
        let outline = ReadmeOutline(generated, isMarked: text.written != nil)
        readIntroduction(outline.introduction, of: generated)
        keep(outline.prose, of: generated)
        for section in outline.generated { read(section, of: generated, into: &diagnostics) }
        report(outline.doubtful, into: &diagnostics)
        nameAfterTitle()
        if let name = outline.graphName { take(name, into: &diagnostics) }
        removeRepetitions(into: &diagnostics)
        types.reportProblems(into: &diagnostics)
    }

    // MARK: Words

    /// The title and the text around it: a description of the component, unless the code has one itself (`Overview`).
    private mutating func readIntroduction(_ sections: [DocsSection], of document: MarkdownDocument) {
        var chunks: [String] = component.description.map { [$0] } ?? []
        for section in sections {
            if section.level == 1, title == nil { title = section.heading }
            for block in section.blocks where !readNotice(block) {
                let text = document.source(lines: block.lines)
                if text.contains(where: \.isLetterOrNumber) { chunks.append(text) }
            }
        }
        component.description = chunks.isEmpty ? nil : chunks.joined(separator: "\n\n")
    }

    private mutating func readNotice(_ block: MarkdownBlock) -> Bool {
        guard case .quote(let inner) = block.kind, case .paragraph(let content)? = inner.first?.kind,
            let deprecation = ReadmeNotice(content).deprecation
        else { return false }
        component.deprecated = deprecation
        return true
    }

    private mutating func keep(_ sections: [DocsSection], of document: MarkdownDocument) {
        component.documentation += sections.map { DocumentationSection($0, blocks: $0.blocks, of: document) }
    }

    /// Reads the description from the code. It counts before the text that stands above, which is kept beside it.
    private mutating func readOverview(_ sections: [DocsSection], of document: MarkdownDocument) {
        let blocks = sections.flatMap(\.blocks)
        guard let first = blocks.first, let last = blocks.last else { return }
        let text = document.source(lines: first.lines.lowerBound...last.lines.upperBound)
        guard text.contains(where: \.isLetterOrNumber) else { return }
        if let written = component.description {
            let section = DocumentationSection(
                heading: title?.markdown ?? "",
                level: 2,
                markdown: written,
                source: title?.place ?? component.source
            )
            component.documentation.insert(section, at: 0)
        }
        component.description = text
    }

    // MARK: Sections of the compiler

    private mutating func read(
        _ generated: ReadmeOutline.Generated,
        of document: MarkdownDocument,
        into diagnostics: inout DiagnosticBag
    ) {
        if let list = ReadmeHeadings(generated, of: document) {
            read(list, of: generated.kind, into: &diagnostics)
            keep(list.leftover, of: document)
            return
        }
        switch generated.kind {
        case .overview: readOverview(generated.sections, of: document)
        case .usage: keep(generated.sections, of: document)
        case .dependencies: readDependencies(generated.sections)
        case .methods:
            readTables(generated, of: document, into: &diagnostics)
            readMethods(Array(generated.sections.dropFirst()), of: document, into: &diagnostics)
        default:
            readTables(generated, of: document, into: &diagnostics)
            keep(Array(generated.sections.dropFirst()), of: document)
        }
    }

    /// The list of attributes stands behind the list of properties, and tells their attributes.
    private mutating func read(
        _ list: ReadmeHeadings,
        of kind: ReadmeSection,
        into diagnostics: inout DiagnosticBag
    ) {
        switch kind {
        case .properties: component.properties += list.properties(types: &types)
        case .attributes:
            let attributes = list.properties(types: &types)
            let join = AttributeJoin(tag: component.tag)
            component.properties = join.joined(component.properties, attributes, into: &diagnostics)
        case .events: component.events += list.events()
        case .methods: component.methods += list.methods()
        default: break
        }
    }

    private mutating func readTables(
        _ generated: ReadmeOutline.Generated,
        of document: MarkdownDocument,
        into diagnostics: inout DiagnosticBag
    ) {
        guard let section = generated.sections.first else { return }
        var leftover: [MarkdownBlock] = []
        for block in section.blocks {
            guard case .table(let table) = block.kind, generated.kind.isTable(table) else {
                leftover.append(block)
                continue
            }
            ReadmeItems(table, of: generated.kind, into: &diagnostics)
                .add(to: &component, types: &types, into: &diagnostics)
        }
        if !leftover.isEmpty {
            component.documentation.append(DocumentationSection(section, blocks: leftover, of: document))
        }
    }

    private mutating func readMethods(
        _ sections: [DocsSection],
        of document: MarkdownDocument,
        into diagnostics: inout DiagnosticBag
    ) {
        var rest = sections[...]
        while let first = rest.first {
            let end = rest.dropFirst().firstIndex { $0.level <= 3 } ?? rest.endIndex
            let own = Array(rest[..<end])
            rest = rest[end...]
            guard let told = ReadmeMethod(own, of: document),
                let method = told.method(types: &types, into: &diagnostics)
            else {
                keep(own, of: document)
                continue
            }
            component.methods.append(method)
            if !told.leftover.isEmpty {
                component.documentation.append(DocumentationSection(first, blocks: told.leftover, of: document))
            }
        }
    }

    /// Leaves out components that use this one, and the graph of both: they are no matter of its own.
    private mutating func readDependencies(_ sections: [DocsSection]) {
        for section in sections where section.heading?.plain.lowercased() == "depends on" {
            for case .list(let list) in section.blocks.map(\.kind) {
                component.dependencies += list.items.compactMap { item in
                    guard case .paragraph(let content)? = item.blocks.first?.kind else { return nil }
                    let name = content.plainText.trimmed
                    return ElementName.isValid(name) ? name : nil
                }
            }
        }
    }

    private func report(_ doubtful: [(kind: ReadmeSection, section: DocsSection)], into bag: inout DiagnosticBag) {
        for (kind, section) in doubtful {
            let heading = section.heading?.plain ?? ""
            bag.warning(
                .docsRow,
                "“\(heading)” has no \(kind.itemName) as Stencil writes them; it is kept as documentation",
                at: section.place
            )
        }
    }

    // MARK: What it is called

    private mutating func nameAfterTitle() {
        guard let title else { return }
        component.source = title.place
        component.tag = ReadmeTags.element(inTitle: title.plain) ?? ""
    }

    /// The compiler's graph names the component for sure; a title is a person's.
    private mutating func take(_ name: String, into diagnostics: inout DiagnosticBag) {
        if !component.tag.isEmpty, component.tag != name {
            diagnostics.note(
                .docsConflict,
                "the title says <\(component.tag)>, and Stencil's graph below says <\(name)>, which counts",
                at: component.source
            )
        }
        component.tag = name
    }

    private mutating func removeRepetitions(into diagnostics: inout DiagnosticBag) {
        component.properties = Self.unique(component.properties, "property", into: &diagnostics)
        component.events = Self.unique(component.events, "event", into: &diagnostics)
        component.methods = Self.unique(component.methods, "method", into: &diagnostics)
        component.slots = Self.unique(component.slots, "slot", into: &diagnostics)
        component.cssParts = Self.unique(component.cssParts, "CSS part", into: &diagnostics)
        component.cssStates = Self.unique(component.cssStates, "CSS state", into: &diagnostics)
        component.cssProperties = Self.unique(component.cssProperties, "CSS custom property", into: &diagnostics)
    }

    private static func unique<Item: ComponentItem>(
        _ items: [Item],
        _ kind: String,
        into diagnostics: inout DiagnosticBag
    ) -> [Item] {
        UniqueItems().of(items, kind, { $0.name }, { $0.source }, &diagnostics)
    }
}

extension ReadmeOutline {
    /// The component that the compiler's graph marks: `style my-button fill:#f9f,stroke:#333,stroke-width:4px`.
    fileprivate var graphName: String? {
        for section in generated where section.kind == .dependencies {
            for case .code("mermaid", let text) in section.sections.flatMap(\.blocks).map(\.kind) {
                for line in text.split(separator: "\n") {
                    let words = line.split(separator: " ")
                    if words.count == 3, words[0] == "style", words[2].hasPrefix("fill:"), ElementName.isValid(words[1])
                    {
                        return String(words[1])
                    }
                }
            }
        }
        return nil
    }
}
