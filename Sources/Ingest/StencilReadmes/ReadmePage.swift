import Core
import Documents
import WebModel

/// A readme, read as far as it can be read without the others.
struct ReadmePage: Sendable {
    /// Component with an empty tag as long as nothing on the page tells the tag.
    var component: Component
    let path: SourcePath
    var types = TypeTexts()
    var diagnostics = DiagnosticBag()
    private var title: DocsText?

    init(_ file: SourceFile, into bag: inout DiagnosticBag) {
        path = file.path
        component = Component(tag: "", source: .start(of: file.path))
        let text = ReadmeText(file)
        if let written = text.written.flatMap({ MarkdownDocument($0, into: &bag) }) {
            component.examples = FencedExamples.all(in: written)
            let sections = DocsSection.cut(written)
            let end = sections.firstIndex { $0.level > 1 } ?? sections.count
            readIntroduction(Array(sections[..<end]), of: written)
            keep(Array(sections[end...]), of: written)
            nameAfterTitle()
        }
        guard let generated = MarkdownDocument(text.generated, into: &bag) else { return }
        component.examples += FencedExamples.all(in: generated)
        let outline = ReadmeOutline(generated, isMarked: text.written != nil)
        readIntroduction(outline.introduction, of: generated)
        keep(outline.prose, of: generated)
        for section in outline.generated { read(section, of: generated) }
        report(outline.doubtful)
        nameAfterTitle()
        if let name = outline.graphName { take(name) }
        component.keepFirstItems(into: &diagnostics)
        types.reportProblems(into: &diagnostics)
        bag.add(contentsOf: diagnostics)
    }

    // MARK: Words

    /// The title and the text around it: a description of the component, unless the code has one itself (`Overview`).
    private mutating func readIntroduction(_ sections: [DocsSection], of document: MarkdownDocument) {
        var chunks: [String] = component.description.map { [$0] } ?? []
        for section in sections {
            if section.level == 1, title == nil { title = section.heading }
            for block in section.blocks where !readNotice(block) {
                if let text = document.source(of: [block]).prose { chunks.append(text) }
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
        guard let text = document.source(of: sections.flatMap(\.blocks)).prose else { return }
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

    private mutating func read(_ generated: ReadmeOutline.Generated, of document: MarkdownDocument) {
        if let list = ReadmeHeadings(generated, of: document) {
            add(list.items, of: generated.kind)
            keep(list.leftover, of: document)
            return
        }
        let below = Array(generated.sections.dropFirst())
        switch generated.kind {
        case .introduction: readOverview(generated.sections, of: document)
        case .usage: keep(generated.sections, of: document)
        case .dependencies: readDependencies(generated.sections)
        case .methods:
            readTables(generated, of: document)
            readMethods(below, of: document)
        default:
            readTables(generated, of: document)
            keep(below, of: document)
        }
    }

    private mutating func add(_ items: [ReadmeHeadings.Item], of kind: DocsSectionKind) {
        switch kind {
        case .events: component.events += items.map { Event(name: $0.name, facts: $0.facts) }
        // Names alone are told of methods: brackets stand behind each, with or without parameters.
        case .methods: component.methods += items.map { Method(name: $0.name, facts: $0.facts) }
        default:
            let properties = items.map { item in
                Property(
                    name: item.name,
                    attribute: kind == .attributes ? item.name : nil,
                    type: item.type.map { types.type($0.text, at: $0.place) },
                    typeText: item.type?.text,
                    facts: item.facts
                )
            }
            guard kind == .attributes else {
                component.properties += properties
                return
            }
            // The list of attributes stands behind the list of properties, and tells their attributes.
            let join = AttributeJoin(tag: component.tag)
            component.properties = join.joined(component.properties, properties, into: &diagnostics)
        }
    }

    private mutating func readTables(_ generated: ReadmeOutline.Generated, of document: MarkdownDocument) {
        guard let section = generated.sections.first else { return }
        var leftover: [MarkdownBlock] = []
        for block in section.blocks {
            guard case .table(let table) = block.kind, generated.kind.isTable(table),
                let rows = DocsTable(table, of: generated.kind, in: .stencil, into: &diagnostics)
            else {
                leftover.append(block)
                continue
            }
            for item in rows.items { add(item) }
        }
        if !leftover.isEmpty {
            component.documentation.append(DocumentationSection(section, blocks: leftover, of: document))
        }
    }

    private mutating func readMethods(_ sections: [DocsSection], of document: MarkdownDocument) {
        var rest = sections[...]
        while !rest.isEmpty {
            let end = rest.dropFirst().firstIndex { $0.level <= 3 } ?? rest.endIndex
            let own = Array(rest[..<end])
            rest = rest[end...]
            if !addMethod(own, of: document) { keep(own, of: document) }
        }
    }

    /// Leaves out components that use this one, and the graph of both: they are no matter of its own.
    private mutating func readDependencies(_ sections: [DocsSection]) {
        for section in sections where section.heading?.plain.lowercased() == "depends on" {
            for case .list(let list) in section.blocks.map(\.kind) {
                component.dependencies += list.items.compactMap(\.text?.plain).filter { ElementName.isValid($0) }
            }
        }
    }

    private mutating func report(_ doubtful: [(kind: DocsSectionKind, section: DocsSection)]) {
        for (kind, section) in doubtful {
            let heading = section.heading?.plain ?? ""
            diagnostics.warning(
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
        component.tag = ElementName.inTitle(title.plain) ?? ""
    }

    /// The compiler's graph names the component for sure; a title is a person's.
    private mutating func take(_ name: String) {
        if !component.tag.isEmpty, component.tag != name {
            diagnostics.note(
                .docsConflict,
                "the title says <\(component.tag)>, and Stencil's graph below says <\(name)>, which counts",
                at: component.source
            )
        }
        component.tag = name
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
