import Documents

/// The text of blocks that have no meaning where they stand, so that it can be kept beside an item.
enum BlockText {
    /// Depth to which lists and quotes are followed.
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
