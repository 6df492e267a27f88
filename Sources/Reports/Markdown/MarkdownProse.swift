import Core
import Documents

/// Leaves out headings, which would tear the document apart, and HTML that a reader's browser would run.
struct MarkdownProse {
    let lines: [String]

    init(_ text: String) {
        guard !Prose.isOnlyWords(text) else {
            lines = [text]
            return
        }
        lines = Prose.blocks(of: text).map(Self.lines) ?? [MarkdownCell.plain(text).text]
    }

    static func cell(_ text: String) -> MarkdownCell { cell(text) { $0[...] } }

    static func beginning(_ text: String) -> MarkdownCell { cell(text) { $0.prefix(1) } }

    private static func cell(_ text: String, of shown: ([MarkdownBlock]) -> ArraySlice<MarkdownBlock>) -> MarkdownCell {
        if Prose.isOnlyWords(text) { return .inlines(text) }
        guard let blocks = Prose.blocks(of: text) else { return .plain(text) }
        return .inlines(sentences(in: shown(blocks)).joined(separator: " "))
    }

    private static func sentences(in blocks: ArraySlice<MarkdownBlock>) -> [String] {
        blocks.flatMap { block -> [String] in
            switch block.kind {
            case .heading(_, let content), .paragraph(let content): [inline(content)]
            case .list(let list): list.items.flatMap { sentences(in: $0.blocks[...]) }
            case .table(let table): ([table.header] + table.rows).flatMap { $0.cells.map { inline($0.content) } }
            case .code(_, let text): [MarkdownCell.span(TerminalText.line(text))]
            case .quote(let blocks): sentences(in: blocks[...])
            case .html(let text): [MarkdownCell.span(TerminalText.line(text))]
            case .thematicBreak: []
            }
        }
        .filter { !$0.isEmpty }
    }

    private static func inline(_ content: [MarkdownInline]) -> String {
        var writer = MarkdownInlineWriter()
        writer.append(content)
        return writer.line
    }

    private static func lines(of blocks: [MarkdownBlock]) -> [String] {
        var lines: [String] = []
        for block in blocks {
            let own = Self.lines(of: block)
            guard !own.isEmpty else { continue }
            if !lines.isEmpty { lines.append("") }
            lines += own
        }
        return lines
    }

    private static func lines(of block: MarkdownBlock) -> [String] {
        switch block.kind {
        case .heading(_, let content): ["**\(inline(content))**"]
        case .paragraph(let content): [inline(content)]
        case .list(let list): list.items.enumerated().flatMap { item($1, list.isOrdered ? "\($0 + 1). " : "- ") }
        case .table(let table): rows(of: table)
        case .code(_, let text): fenced(text)
        case .quote(let blocks): lines(of: blocks).map { $0.isEmpty ? ">" : "> " + $0 }
        case .html(let text): [MarkdownCell.plain(text).text]
        case .thematicBreak: []
        }
    }

    private static func item(_ item: MarkdownList.Item, _ bullet: String) -> [String] {
        let margin = String(repeating: " ", count: bullet.utf8.count)
        return lines(of: item.blocks).enumerated().map { index, line in
            line.isEmpty ? "" : (index == 0 ? bullet : margin) + line
        }
    }

    private static func rows(of table: MarkdownTable) -> [String] {
        func row(_ cells: [MarkdownTable.Cell]) -> String {
            MarkdownCell.row(cells.map { .inlines(inline($0.content)) })
        }
        let ruler = "|" + table.header.cells.map { _ in "---|" }.joined()
        return [row(table.header.cells), ruler] + table.rows.map { row($0.cells) }
    }

    private static func fenced(_ text: String) -> [String] {
        let lines = TerminalText.safe(text).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return MarkdownFence.lines("", lines.last == "" ? Array(lines.dropLast()) : lines)
    }
}
