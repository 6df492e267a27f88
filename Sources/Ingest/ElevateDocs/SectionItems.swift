import Core
import Documents
import WebModel

struct SectionItems {
    private(set) var items: [DocsItem] = []
    private(set) var documentation: [DocumentationSection] = []

    private static let mostEventsInParagraph = 20

    private let kind: DocsSectionKind
    private let document: MarkdownDocument

    init(_ section: DocsAPISection, of document: MarkdownDocument, into diagnostics: inout DiagnosticBag) {
        kind = section.kind
        self.document = document
        keep(readBlocks(of: section.section, &diagnostics), of: section.section)
        for subsection in section.subsections { read(subsection, &diagnostics) }
    }

    // MARK: The section itself

    private mutating func readBlocks(
        of section: DocsSection,
        _ diagnostics: inout DiagnosticBag
    ) -> [MarkdownBlock] {
        var leftover: [MarkdownBlock] = []
        var isOfOthers = false
        for block in section.blocks {
            switch block.kind {
            case .paragraph(let content):
                let text = DocsText(content, at: block.start)
                isOfOthers = kind == .events && ProseEvents.tellsOfOthers(text) && text.plain.hasSuffix(":")
                if read(text) { continue }
                noteElements(in: text, &diagnostics)
                leftover.append(block)
            case .table(let table):
                if isOfOthers || !read(table, at: block, &diagnostics) { leftover.append(block) }
            case .list(let list):
                if isOfOthers || !read(list, &diagnostics) { leftover.append(block) }
            case .code:
                noteCode(block, &diagnostics)
                leftover.append(block)
            default: leftover.append(block)
            }
        }
        return leftover
    }

    /// Whether the paragraph is used up: it says that there is nothing, or it tells of events.
    private mutating func read(_ paragraph: DocsText) -> Bool {
        if EmptyStatement.recognises(paragraph) { return true }
        guard kind == .events else { return false }
        let names = ProseEvents.names(in: paragraph)
        // The whole paragraph describes each of its events, unless that would grow without bound.
        let isDescription = names.count <= Self.mostEventsInParagraph
        for name in names {
            guard case .code(let text, let place) = name else { continue }
            let code = MarkdownInline(.code(text), start: place)
            var item = DocsItem(.bullet, name: DocsText([code], at: place ?? paragraph.place))
            if isDescription { item.fields[.description] = paragraph }
            items.append(item)
        }
        // Words about the events of others would be lost in the description of an own one.
        return !names.isEmpty && isDescription && !ProseEvents.tellsOfOthers(paragraph)
    }

    private mutating func read(
        _ table: MarkdownTable,
        at block: MarkdownBlock,
        _ diagnostics: inout DiagnosticBag
    ) -> Bool {
        guard let rows = TableItems.read(table, of: kind, into: &diagnostics) else {
            let column = kind.nameHeaders.first ?? "name"
            diagnostics.warning(
                .docsRow,
                "this table has no column “\(column)” and is kept as documentation",
                at: block.start
            )
            return false
        }
        items += rows
        return true
    }

    private mutating func read(_ list: MarkdownList, _ diagnostics: inout DiagnosticBag) -> Bool {
        var isUsedUp = true
        for bullet in list.items {
            if kind == .dependencies {
                guard case .paragraph(let content) = bullet.blocks.first?.kind else { continue }
                let text = DocsText(content, at: bullet.blocks.first?.start ?? bullet.start)
                if EmptyStatement.recognises(text) { continue }
                items.append(DocsItem(.bullet, name: text))
                // A dependency is a name and no more; words about it stay with the list.
                if bullet.blocks.count > 1 || (!text.codes.isEmpty && text.pieces.count > 1) { isUsedUp = false }
                continue
            }
            if let item = BulletItems.read(bullet, of: kind, into: &diagnostics) {
                items.append(item)
                let isWhole = bullet.blocks.allSatisfy { block in
                    switch block.kind {
                    case .paragraph, .list: true
                    default: false
                    }
                }
                if !isWhole { isUsedUp = false }
                continue
            }
            guard case .paragraph(let content) = bullet.blocks.first?.kind else {
                if !bullet.blocks.isEmpty { isUsedUp = false }
                continue
            }
            let text = DocsText(content, at: bullet.blocks.first?.start ?? bullet.start)
            if EmptyStatement.recognises(text) { continue }
            isUsedUp = false
            if kind == .events, ProseEvents.tellsOfOthers(text) || read(text) { continue }
            if kind == .internationalization, DocsLabel(text) != nil { continue }
            diagnostics.warning(
                .docsRow,
                "this bullet does not begin with the name of a \(kind.itemName)",
                at: bullet.start
            )
        }
        return isUsedUp
    }

    // MARK: Sections below it

    private mutating func read(_ subsection: DocsSection, _ diagnostics: inout DiagnosticBag) {
        if kind == .internationalization, isClass(subsection) {
            keep(readBlocks(of: subsection, &diagnostics), of: subsection, isHeadingKept: true)
            return
        }
        if let outcome = HeadingItems.read(subsection, of: kind, into: &diagnostics) {
            items.append(outcome.item)
            for block in outcome.leftover { noteCode(block, &diagnostics) }
            keep(outcome.leftover, of: subsection)
            return
        }
        reportUnreadFields(of: subsection, &diagnostics)
        var leftover: [MarkdownBlock] = []
        let isOfOthers = kind == .events && subsection.heading.map { ProseEvents.tellsOfOthers($0) } ?? false
        for block in subsection.blocks {
            // A group with a heading of its own: only a table with columns that leave no doubt is API.
            if case .table(let table) = block.kind, !isOfOthers, isSure(table),
                let rows = TableItems.read(table, of: kind, into: &diagnostics)
            {
                items += rows
            } else {
                if !isOfOthers { reportUnreadTable(block, &diagnostics) }
                noteCode(block, &diagnostics)
                leftover.append(block)
            }
        }
        keep(leftover, of: subsection, isHeadingKept: true)
    }

    private func isSure(_ table: MarkdownTable) -> Bool {
        let headers = table.header.cells.map { DocsText($0).plain.lowercased() }
        guard let first = headers.first, first != "name", kind.nameHeaders.contains(first) else { return false }
        let fields = headers.dropFirst().compactMap { DocsField(label: $0) }
        return fields.count == headers.count - 1 && (fields.contains(.description) || fields.contains(.type))
    }

    /// A table that has a column for the names and is not read all the same may still be meant as API.
    private func reportUnreadTable(_ block: MarkdownBlock, _ diagnostics: inout DiagnosticBag) {
        guard case .table(let table) = block.kind,
            let header = table.header.cells.first.map({ DocsText($0) }), header.plain.lowercased() != "name",
            kind.nameHeaders.contains(header.plain.lowercased())
        else { return }
        diagnostics.warning(
            .docsRow,
            "below a heading of its own, a table with columns that are unknown is kept as documentation",
            at: block.start
        )
    }

    /// Bullets with fields below a heading that names no item: the item is lost but for its text.
    private func reportUnreadFields(of subsection: DocsSection, _ diagnostics: inout DiagnosticBag) {
        guard let heading = subsection.heading else { return }
        let hasFields = subsection.blocks.contains { block in
            guard case .list(let list) = block.kind else { return false }
            return list.items.contains { bullet in
                guard case .paragraph(let content) = bullet.blocks.first?.kind,
                    let label = DocsLabel(DocsText(content, at: bullet.start))
                else { return false }
                return DocsField(label: label.label) != nil
            }
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
    private func noteCode(_ block: MarkdownBlock, _ diagnostics: inout DiagnosticBag) {
        guard case .code = block.kind, kind == .types || kind == .internationalization else { return }
        diagnostics.note(
            .docsCodeNotRead,
            "code is kept as documentation and never read as a \(kind.itemName)",
            at: block.start
        )
    }

    /// Notes elements in prose. A sentence may say anything about them, so its words are never read as dependencies.
    private func noteElements(in paragraph: DocsText, _ diagnostics: inout DiagnosticBag) {
        guard kind == .dependencies, paragraph.codes.contains(where: { ElementName.isValid($0) }) else { return }
        diagnostics.note(
            .docsRow,
            "only bullets and rows are read as dependencies; this is kept as documentation",
            at: paragraph.place
        )
    }

    private mutating func keep(_ blocks: [MarkdownBlock], of section: DocsSection, isHeadingKept: Bool = false) {
        guard !blocks.isEmpty || isHeadingKept else { return }
        documentation.append(DocumentationSection(section, blocks: blocks, of: document))
    }
}

extension DocumentationSection {
    /// Neighbors keep the lines between them.
    init(_ section: DocsSection, blocks: [MarkdownBlock], of document: MarkdownDocument) {
        var chunks: [String] = []
        var range: ClosedRange<Int>?
        var previous: Int?
        let kept = Set(blocks.map(\.start))
        for (index, block) in section.blocks.enumerated() where kept.contains(block.start) {
            if let open = range, previous == index - 1 {
                range = open.lowerBound...max(open.upperBound, block.lines.upperBound)
            } else {
                if let open = range { chunks.append(document.source(lines: open)) }
                range = block.lines
            }
            previous = index
        }
        if let open = range { chunks.append(document.source(lines: open)) }
        self.init(
            heading: section.heading?.markdown ?? "",
            level: section.level,
            markdown: chunks.joined(separator: "\n\n"),
            source: section.place
        )
    }
}
