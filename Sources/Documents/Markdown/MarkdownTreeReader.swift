import Core

/// Makes blocks of the nodes of a Markdown document. The depth of the tree is bounded, and so is the recursion.
struct MarkdownTreeReader {
    private let source: MarkdownSource
    private let inlines: MarkdownInlineReader

    init(_ source: MarkdownSource) {
        self.source = source
        inlines = MarkdownInlineReader(source: source)
    }

    func blocks(in parent: CommonMarkNode) -> [MarkdownBlock] {
        var result: [MarkdownBlock] = []
        for node in parent.children {
            // A paragraph that a table was cut out of has lost its place; the table has it instead.
            let range = node.range ?? node.next?.range
            guard let kind = kind(of: node, range) else { continue }
            result.append(block(kind, node, range))
        }
        return result
    }

    private func block(_ kind: MarkdownBlock.Kind, _ node: CommonMarkNode, _ range: SourceRange?) -> MarkdownBlock {
        guard let range else { return MarkdownBlock(kind: kind, start: .start(of: source.path), lines: 1...1) }
        var first = range.startLine
        var last = max(first, range.lastLine)
        var start = source.place(line: first, column: range.startColumn)
        if case .table(let table) = kind {
            first = table.header.start.line
            start = table.header.start
            last = max(first, last)
        } else if node.range == nil, let next = node.next, next.kind == .table {
            last = max(first, headerLine(of: next) - 1)
        }
        return MarkdownBlock(kind: kind, start: start, lines: first...last)
    }

    private func kind(of node: CommonMarkNode, _ range: SourceRange?) -> MarkdownBlock.Kind? {
        switch node.kind {
        case .heading: .heading(level: node.headingLevel, content: inlines.inlines(of: node))
        case .paragraph: .paragraph(inlines.inlines(of: node))
        case .list: .list(MarkdownList(isOrdered: node.isOrderedList, items: node.children.map(item)))
        case .table: .table(table(node))
        case .code: .code(info: node.info.string, text: node.literal.string)
        case .quote: .quote(blocks(in: node))
        case .html: .html(node.literal.string)
        case .thematicBreak: .thematicBreak
        case .text, .codeSpan, .emphasis, .strong, .strikethrough, .link, .image, .inlineHTML, .softBreak, .lineBreak,
            .part:
            nil
        }
    }

    private func item(_ node: CommonMarkNode) -> MarkdownList.Item {
        let start = node.range.map { source.place(line: $0.startLine, column: $0.startColumn) }
        return MarkdownList.Item(blocks: blocks(in: node), start: start ?? .start(of: source.path))
    }

    // MARK: Tables

    private func table(_ node: CommonMarkNode) -> MarkdownTable {
        let headerLine = headerLine(of: node)
        guard let header = node.children.first else {
            return MarkdownTable(header: MarkdownTable.Row(cells: [], start: .start(of: source.path)), rows: [])
        }
        let width = header.children.reduce(0) { count, _ in count + 1 }
        return MarkdownTable(
            header: row(header, line: headerLine, width),
            rows: node.children.dropFirst().map { row($0, line: $0.range?.startLine ?? headerLine, width) }
        )
    }

    private func row(_ node: CommonMarkNode, line: Int, _ width: Int) -> MarkdownTable.Row {
        let columns = TableRowColumns(source.line(line), count: width)
        var cells: [MarkdownTable.Cell] = []
        cells.reserveCapacity(width)
        for cell in node.children {
            let column = columns.starts[min(cells.count, columns.starts.count - 1)]
            let start = source.place(line: line, column: column)
            cells.append(MarkdownTable.Cell(content: inlines.inlines(of: cell), start: start))
        }
        let start = source.place(line: line, column: columns.rowStart)
        return MarkdownTable.Row(cells: cells, start: start, surplus: surplus(line, columns))
    }

    private func surplus(_ line: Int, _ columns: TableRowColumns) -> MarkdownTable.Cell? {
        guard let column = columns.surplus else { return nil }
        var text = source.line(line).dropFirst(column - 1)
        while let last = text.last, last == 0x20 || last == 0x09 || last == UInt8(ascii: "|") { text.removeLast() }
        guard !text.isEmpty else { return nil }
        let start = source.place(line: line, column: column)
        return MarkdownTable.Cell(
            content: [MarkdownInline(.text(String(decoding: text, as: UTF8.self)), start: start)],
            start: start
        )
    }

    /// Finds the line of a table's header. Where a paragraph stands right above, the parser tells the paragraph's line
    /// instead. The rows below have right lines, and the header is two lines above the first row.
    private func headerLine(of table: CommonMarkNode) -> Int {
        if let first = table.children.first?.next?.range { return max(1, first.startLine - 2) }
        guard let range = table.range else { return 1 }
        return max(1, range.startLine, range.lastLine - 1)
    }
}

/// Beginnings of the cells of a row. The parser tells them too, but for a header below a paragraph it counts from the
/// paragraph's start, and for cells that a short row leaves out it tells nothing.
struct TableRowColumns {
    /// The column of each cell's first word, counted from 1; cells that the row leaves out begin behind its end.
    let starts: [Int]
    let rowStart: Int
    let surplus: Int?

    init(_ line: ArraySlice<UInt8>, count: Int) {
        let bytes = Array(line)
        var index = Self.skipContainers(bytes)
        rowStart = index + 1
        if index < bytes.count, bytes[index] == UInt8(ascii: "|") { index += 1 }
        var starts: [Int] = []
        starts.reserveCapacity(max(1, count))
        while starts.count < count, index < bytes.count {
            var first = index
            while first < bytes.count, bytes[first] == 0x20 || bytes[first] == 0x09 { first += 1 }
            starts.append(first + 1)
            index = first
            while index < bytes.count, bytes[index] != UInt8(ascii: "|") {
                index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
            }
            index += 1
        }
        while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
        surplus = index < bytes.count ? index + 1 : nil
        while starts.count < max(1, count) { starts.append(bytes.count + 1) }
        self.starts = starts
    }

    /// The first byte behind blanks, quote marks and a bullet. A bullet opens the line only when blanks and then a
    /// bar or a word follow, and then the row begins there.
    private static func skipContainers(_ bytes: [UInt8]) -> Int {
        var index = 0
        while index < bytes.count {
            switch bytes[index] {
            case 0x20, 0x09, UInt8(ascii: ">"): index += 1
            case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"):
                guard index + 1 < bytes.count, bytes[index + 1] == 0x20 else { return index }
                index += 1
            default: return index
            }
        }
        return index
    }
}
