import Core
import Documents

/// Reads bullets with bold labels, `- **Type:** …`, into the fields of an item.
enum FieldBullets {
    /// Whether any bullet was a field. Bullets without a label are values where the item is a type.
    @discardableResult
    static func read(
        _ list: MarkdownList,
        into item: inout DocsItem,
        of kind: DocsSectionKind,
        _ diagnostics: inout DiagnosticBag
    ) -> Bool {
        let labels = list.items.map { text(of: $0).map { Self.labels(of: $0) } ?? [] }
        guard kind == .types || labels.contains(where: { !$0.isEmpty }) else { return false }
        for (bullet, labels) in zip(list.items, labels) {
            guard let label = labels.last, kind != .types || DocsField(label: label.label) != nil else {
                guard let text = text(of: bullet) else { continue }
                if kind == .types {
                    item.valueBullets.append(text)
                } else {
                    keep(text, "bullet", in: &item, &diagnostics)
                }
                continue
            }
            for label in labels { read(label, into: &item, kind, &diagnostics) }
            for block in bullet.blocks.dropFirst() { read(block, below: label, into: &item, &diagnostics) }
        }
        return true
    }

    private static func labels(of text: DocsText) -> [DocsLabel] {
        let lines = text.lines
        let further = lines.dropFirst().compactMap { DocsLabel($0) }.filter { DocsField(label: $0.label) != nil }
        // A line without a label goes on with the one before, so that only a bullet of nothing but labels is cut.
        guard further.count == lines.count - 1, let first = DocsLabel(lines[0]) else {
            return DocsLabel(text).map { [$0] } ?? []
        }
        return [first] + further
    }

    private static func text(of bullet: MarkdownList.Item) -> DocsText? {
        guard let block = bullet.blocks.first, case .paragraph(let content) = block.kind else { return nil }
        return DocsText(content, at: block.start)
    }

    private static func read(
        _ block: MarkdownBlock,
        below label: DocsLabel,
        into item: inout DocsItem,
        _ diagnostics: inout DiagnosticBag
    ) {
        switch (DocsField(label: label.label), block.kind) {
        case (.values, .list(let values)):
            item.valueBullets += values.items.compactMap { text(of: $0) }
        case (.description, .paragraph(let more)):
            let before = item.fields[.description]?.inlines ?? []
            let place = item.fields[.description]?.place ?? block.start
            item.fields[.description] = DocsText(before + [MarkdownInline(.softBreak)] + more, at: place)
        default:
            keep(DocsText(BlockText.inlines(of: block), at: block.start), label.label, in: &item, &diagnostics)
        }
    }

    private static func keep(
        _ text: DocsText,
        _ label: String,
        in item: inout DocsItem,
        _ diagnostics: inout DiagnosticBag
    ) {
        diagnostics.warning(.docsRow, "this has no meaning for the item here and is kept as it is", at: text.place)
        item.unknownFields.append(.init(label: label, content: text))
    }

    static func read(
        _ label: DocsLabel,
        into item: inout DocsItem,
        _ kind: DocsSectionKind,
        _ diagnostics: inout DiagnosticBag
    ) {
        if let field = DocsField(label: label.label) {
            if item.fields[field] == nil {
                item.fields[field] = label.content
            } else {
                diagnostics.warning(
                    .docsConflict,
                    "“\(label.label)” is told twice; the first counts",
                    at: label.content.place
                )
            }
            return
        }
        diagnostics.warning(
            .docsUnknownColumn,
            "no field of a \(kind.itemName) is called “\(label.label)”; it is kept as it is",
            at: label.content.place
        )
        item.unknownFields.append(.init(label: label.label, content: label.content))
    }
}

/// The text of blocks that have no meaning where they stand, so that it can be kept beside an item.
enum BlockText {
    private static let deepest = 16

    static func inlines(of block: MarkdownBlock, depth: Int = 0) -> [MarkdownInline] {
        switch block.kind {
        case .heading(_, let content), .paragraph(let content): content
        case .code(_, let text): [MarkdownInline(.code(text))]
        case .html(let text): [MarkdownInline(.html(text))]
        case .thematicBreak: []
        case .list(let list): joined(list.items.flatMap(\.blocks), depth)
        case .quote(let blocks): joined(blocks, depth)
        case .table(let table): cells(of: table)
        }
    }

    private static func joined(_ blocks: [MarkdownBlock], _ depth: Int) -> [MarkdownInline] {
        guard depth < deepest else { return [] }
        let texts = blocks.map { inlines(of: $0, depth: depth + 1) }
        return Array(texts.joined(separator: [MarkdownInline(.lineBreak)]))
    }

    private static func cells(of table: MarkdownTable) -> [MarkdownInline] {
        let rows = ([table.header] + table.rows).map { row in
            Array(row.cells.map(\.content).joined(separator: [MarkdownInline(.text(" | "))]))
        }
        return Array(rows.joined(separator: [MarkdownInline(.lineBreak)]))
    }
}
