import SourceText

/// Turns the XML of a Markdown document into blocks. The depth of the XML is bounded, and so is the recursion.
struct MarkdownTreeReader {
    private let source: MarkdownSource

    init(_ source: MarkdownSource) {
        self.source = source
    }

    func blocks(_ elements: [XMLElement]) -> [MarkdownBlock] {
        var result: [MarkdownBlock] = []
        result.reserveCapacity(elements.count)
        for (index, element) in elements.enumerated() {
            // A paragraph that a table was cut out of has lost its place; the table has it instead.
            let next = index + 1 < elements.count ? elements[index + 1] : nil
            let range = SourceRange(of: element) ?? next.flatMap { SourceRange(of: $0) }
            guard let kind = kind(of: element, range) else { continue }
            result.append(block(kind, element, range, next))
        }
        return result
    }

    private func block(
        _ kind: MarkdownBlock.Kind,
        _ element: XMLElement,
        _ range: SourceRange?,
        _ next: XMLElement?
    ) -> MarkdownBlock {
        guard let range else { return MarkdownBlock(kind, start: .start(of: source.path), lines: 1...1) }
        var first = range.startLine
        var last = max(first, range.endColumn == 0 ? range.endLine - 1 : range.endLine)
        var start = source.place(line: first, column: range.startColumn)
        if case .table(let table) = kind {
            first = table.header.start.line
            start = table.header.start
            last = max(first, last)
        } else if element[attribute: "sourcepos"] == nil, let next, next.name == "table" {
            last = max(first, headerLine(of: next, range) - 1)
        }
        return MarkdownBlock(kind, start: start, lines: first...last)
    }

    private func kind(of element: XMLElement, _ range: SourceRange?) -> MarkdownBlock.Kind? {
        let inlines = MarkdownInlineReader(source)
        switch element.name {
        case "heading":
            let level = element[attribute: "level"].flatMap { Int($0) } ?? 1
            return .heading(level: level, content: inlines.inlines(of: element))
        case "paragraph": return .paragraph(inlines.inlines(of: element))
        case "list":
            let items = element.elements.map { item in
                let range = SourceRange(of: item)
                let start = range.map { source.place(line: $0.startLine, column: $0.startColumn) }
                return MarkdownList.Item(
                    blocks: blocks(Array(item.elements)),
                    start: start ?? .start(of: source.path)
                )
            }
            return .list(MarkdownList(isOrdered: element[attribute: "type"] == "ordered", items: items))
        case "table": return .table(table(element, range))
        case "code_block": return .code(info: element[attribute: "info"] ?? "", text: element.text)
        case "block_quote": return .quote(blocks(Array(element.elements)))
        case "html_block": return .html(element.text)
        case "thematic_break": return .thematicBreak
        default: return nil
        }
    }

    private func table(_ element: XMLElement, _ range: SourceRange?) -> MarkdownTable {
        let rows = Array(element.elements)
        let headerLine = range.map { self.headerLine(of: element, $0) } ?? 1
        let width = rows.first.map { $0.elements.reduce(0) { count, _ in count + 1 } } ?? 0
        func row(_ element: XMLElement, line: Int) -> MarkdownTable.Row {
            let columns = TableRowColumns(source.line(line), count: width)
            let inlines = MarkdownInlineReader(source)
            let cells = element.elements.enumerated().map { index, cell in
                MarkdownTable.Cell(
                    content: inlines.inlines(of: cell),
                    start: source.place(line: line, column: columns.starts[min(index, columns.starts.count - 1)])
                )
            }
            let start = source.place(line: line, column: columns.rowStart)
            return MarkdownTable.Row(cells: cells, start: start, surplus: surplus(line, columns))
        }
        let header = rows.first.map { row($0, line: headerLine) }
        return MarkdownTable(
            header: header ?? MarkdownTable.Row(cells: [], start: .start(of: source.path)),
            rows: rows.dropFirst().map { row($0, line: SourceRange(of: $0)?.startLine ?? headerLine) }
        )
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

    /// The line of a table's header. Where a paragraph stands right above, the parser tells the paragraph's line
    /// instead; what stands below is told right, and the header is two lines above the first row.
    private func headerLine(of table: XMLElement, _ tableRange: SourceRange) -> Int {
        let rows = Array(table.elements.prefix(2))
        if rows.count == 2, let first = SourceRange(of: rows[1]) { return max(1, first.startLine - 2) }
        let last = SourceRange(of: table) ?? tableRange
        return max(1, last.startLine, (last.endColumn == 0 ? last.endLine - 1 : last.endLine) - 1)
    }
}
