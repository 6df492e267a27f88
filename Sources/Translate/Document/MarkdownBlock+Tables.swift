import Documents

extension MarkdownBlock {
    /// Rows of bars without a ruler, or a table inside of a list, may be meant as a table.
    var resemblesTable: Bool {
        switch kind {
        case .paragraph(let content): Self.resemblesRows(content.plainText)
        case .list: holdsTable
        case .heading, .table, .code, .quote, .html, .thematicBreak: false
        }
    }

    private var holdsTable: Bool {
        switch kind {
        case .table: true
        case .list(let list): list.items.contains { $0.blocks.contains(where: \.holdsTable) }
        case .quote(let blocks): blocks.contains(where: \.holdsTable)
        case .heading, .paragraph, .code, .html, .thematicBreak: false
        }
    }

    private static func resemblesRows(_ words: String) -> Bool {
        guard words.utf8.contains(UInt8(ascii: "|")) else { return false }
        return words.first { !$0.isWhitespace } == "|" || words.contains("---")
    }
}
