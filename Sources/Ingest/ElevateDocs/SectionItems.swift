import Core
import Documents
import WebModel

/// Items of an API section, and all else in it as documentation.
struct SectionItems {
    private(set) var items: [DocsItem] = []
    private(set) var documentation: [DocumentationSection] = []
    private(set) var diagnostics = DiagnosticBag()

    private static let mostEventsInParagraph = 20

    private let kind: DocsSectionKind
    private let document: MarkdownDocument

    init(_ api: DocsOutline.API, of document: MarkdownDocument) {
        kind = api.kind
        self.document = document
        keep(readBlocks(of: api.section), of: api.section)
        for subsection in api.subsections { read(subsection) }
    }

    private mutating func add(_ item: DocsItem) {
        items.append(item)
        diagnostics.add(contentsOf: item.diagnostics)
    }

    // MARK: The section itself

    private mutating func readBlocks(of section: DocsSection) -> [MarkdownBlock] {
        var isOfOthers = false
        return section.blocks.filter { block in
            switch block.kind {
            case .paragraph(let content):
                let text = DocsText(content, at: block.start)
                isOfOthers = kind == .events && ProseEvents.tellsOfOthers(text) && text.plain.hasSuffix(":")
                if read(text) { return false }
                noteElements(in: text)
                return true
            case .table(let table): return isOfOthers || !read(table, at: block)
            case .list(let list): return isOfOthers || !read(list)
            default:
                noteCode(block)
                return true
            }
        }
    }

    /// Whether the paragraph is used up: it says that there is nothing, or it tells of events.
    private mutating func read(_ paragraph: DocsText) -> Bool {
        if EmptyStatement.recognises(paragraph) { return true }
        guard kind == .events else { return false }
        let names = ProseEvents.names(in: paragraph)
        // The whole paragraph describes each of its events, unless that would grow without bound.
        let isDescription = names.count <= Self.mostEventsInParagraph
        for case .code(let text, let place) in names {
            let code = MarkdownInline(.code(text), start: place)
            var item = DocsItem(kind: kind, name: DocsText([code], at: place ?? paragraph.place))
            if isDescription { item.fields[.description] = paragraph }
            add(item)
        }
        // Words about the events of others would be lost in the description of an own one.
        return !names.isEmpty && isDescription && !ProseEvents.tellsOfOthers(paragraph)
    }

    private mutating func read(_ table: MarkdownTable, at block: MarkdownBlock) -> Bool {
        guard let rows = DocsTable(table, of: kind, in: .elevate, into: &diagnostics) else {
            let column = DocsDialect.elevate.names(of: kind).first ?? "name"
            let message = "this table has no column “\(column)” and is kept as documentation"
            diagnostics.warning(.docsRow, message, at: block.start)
            return false
        }
        items += rows.items
        return true
    }

    /// Whether each bullet is used up.
    private mutating func read(_ list: MarkdownList) -> Bool { list.items.reduce(true) { read($1) && $0 } }

    private mutating func read(_ bullet: MarkdownList.Item) -> Bool {
        guard let text = bullet.text else { return kind == .dependencies || bullet.blocks.isEmpty }
        if kind != .dependencies, let item = DocsItem(bullet, of: kind) {
            add(item)
            return bullet.blocks.allSatisfy { $0.text != nil || $0.isList }
        }
        if EmptyStatement.recognises(text) { return true }
        if kind == .dependencies {
            add(DocsItem(kind: kind, name: text))
            // A dependency is a name and no more; words about it stay with the list.
            return bullet.blocks.count == 1 && (text.codes.isEmpty || text.pieces.count == 1)
        }
        if kind == .events, ProseEvents.tellsOfOthers(text) || read(text) { return false }
        if kind == .internationalization, DocsLabel(text) != nil { return false }
        let message = "this bullet does not begin with the name of a \(kind.itemName)"
        diagnostics.warning(.docsRow, message, at: bullet.start)
        return false
    }

    // MARK: Sections below it

    private mutating func read(_ subsection: DocsSection) {
        if kind == .internationalization, isClass(subsection) {
            keep(readBlocks(of: subsection), of: subsection, isHeadingKept: true)
            return
        }
        if let item = DocsItem(subsection, of: kind) {
            add(item)
            for block in item.leftover { noteCode(block) }
            keep(item.leftover, of: subsection)
            return
        }
        reportUnreadFields(of: subsection)
        let isOfOthers = kind == .events && subsection.heading.map { ProseEvents.tellsOfOthers($0) } ?? false
        let leftover = subsection.blocks.filter { block in
            // A group with a heading of its own: only a table with columns that leave no doubt is API.
            if case .table(let table) = block.kind, !isOfOthers, isNamed(table) {
                if isSure(table), let rows = DocsTable(table, of: kind, in: .elevate, into: &diagnostics) {
                    items += rows.items
                    return false
                }
                // The table may still be meant as API.
                diagnostics.warning(
                    .docsRow,
                    "below a heading of its own, a table with columns that are unknown is kept as documentation",
                    at: block.start
                )
            }
            noteCode(block)
            return true
        }
        keep(leftover, of: subsection, isHeadingKept: true)
    }

    /// Whether the first column can only have the names of items.
    private func isNamed(_ table: MarkdownTable) -> Bool {
        guard let first = table.header.cells.first.map({ DocsText($0).plain.lowercased() }) else { return false }
        return first != "name" && DocsDialect.elevate.names(of: kind).contains(first)
    }

    private func isSure(_ table: MarkdownTable) -> Bool {
        let fields = table.header.cells.dropFirst().map { DocsField(label: DocsText($0).plain) }
        return !fields.contains(nil) && (fields.contains(.description) || fields.contains(.type))
    }

    /// Bullets with fields below a heading that names no item: the item is lost but for its text.
    private mutating func reportUnreadFields(of subsection: DocsSection) {
        guard let heading = subsection.heading else { return }
        let hasFields = subsection.blocks.contains { block in
            guard case .list(let list) = block.kind else { return false }
            return list.items.contains { $0.text.flatMap { DocsLabel($0) }?.field != nil }
        }
        guard hasFields else { return }
        diagnostics.warning(
            .docsRow,
            "“\(heading.plain)” is no name of a \(kind.itemName), though fields follow; kept as documentation",
            at: heading.contentPlace
        )
    }

    /// Whether a heading names the class or interface that holds the texts.
    private func isClass(_ section: DocsSection) -> Bool {
        guard let heading = section.heading else { return false }
        let words = (heading.codes.first ?? heading.plain).split { " ()".contains($0) }
        if words.contains(where: { ["class", "interface"].contains($0.lowercased()) }) { return true }
        return words.count == 1 && words[0].first?.isUppercase == true && ItemName.isIdentifier(words[0])
    }

    // MARK: What is left

    /// Fenced code is never read; where a reader would look for API in it, it is said so.
    private mutating func noteCode(_ block: MarkdownBlock) {
        guard case .code = block.kind, kind == .types || kind == .internationalization else { return }
        let message = "code is kept as documentation and never read as a \(kind.itemName)"
        diagnostics.note(.docsCodeNotRead, message, at: block.start)
    }

    /// Notes elements in prose. A sentence may say anything about them, so its words are never read as dependencies.
    private mutating func noteElements(in paragraph: DocsText) {
        guard kind == .dependencies, paragraph.codes.contains(where: { ElementName.isValid($0) }) else { return }
        let message = "only bullets and rows are read as dependencies; this is kept as documentation"
        diagnostics.note(.docsRow, message, at: paragraph.place)
    }

    private mutating func keep(_ blocks: [MarkdownBlock], of section: DocsSection, isHeadingKept: Bool = false) {
        guard !blocks.isEmpty || isHeadingKept else { return }
        documentation.append(DocumentationSection(section, blocks: blocks, of: document))
    }
}
