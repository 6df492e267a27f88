import Core
import Documents
import Testing

@Suite("Places in Markdown")
struct MarkdownPlaceTests {
    @Test("cells are found behind escaped bars, letters of many bytes and blanks")
    func cells() throws {
        let table = try #require(
            markdown("| A | B |\n|---|---|\n| `a \\| b` | ü |\n| ü |   `c`|\nx|y\n").document?.blocks.first?.table
        )
        #expect(table.header.cells.map(\.start.short) == ["1:3", "1:7"])
        #expect(
            table.rows.map { $0.cells.map(\.start.short) } == [["3:3", "3:14"], ["4:3", "4:10"], ["5:1", "5:3"]]
        )
        #expect(table.rows.map(\.start.short) == ["3:1", "4:1", "5:1"])
    }

    @Test("an escaped bar is a bar, in words and in code")
    func escapedBars() throws {
        let table = try #require(
            markdown("| A | B |\n|---|---|\n| `a \\| b` | c \\| d |\n").document?.blocks.first?.table
        )
        #expect(table.rows.first?.cells.map(\.content.plainText) == ["a | b", "c | d"])
        #expect(table.rows.first?.cells.first?.content.first?.kind == .code("a | b"))
    }

    @Test("a table right below a paragraph has its own lines, and the paragraph keeps its own")
    func tableBelowParagraph() throws {
        let blocks = try #require(markdown("words\nmore\n| A |\n|---|\n| b |\n").document?.blocks)
        #expect(blocks.map(\.start.short) == ["1:1", "3:1"])
        #expect(blocks.map(\.lines) == [1...2, 3...5])
        #expect(blocks.last?.table?.header.cells.first?.start.short == "3:3")
        let empty = try #require(markdown("words\n| A |\n|---|\n").document?.blocks)
        #expect(empty.last?.start.short == "2:1")
    }

    @Test("cells that a short row leaves out stand behind its end")
    func shortRow() throws {
        let table = try #require(markdown("| A | B |\n|---|---|\n| only |\n").document?.blocks.first?.table)
        #expect(table.rows.first?.cells.map(\.start.short) == ["3:3", "3:9"])
        #expect(table.rows.first?.cells.map(\.content.plainText) == ["only", ""])
    }

    @Test("tables in lists and quotes have their places", arguments: ["- ", "> ", "> - "])
    func nestedTable(prefix: String) throws {
        let indent = String(repeating: " ", count: prefix.count)
        let next = prefix.hasPrefix(">") ? ">" + indent.dropFirst() : indent
        let text = "\(prefix)| A | B |\n\(next)|---|---|\n\(next)| 1 | `2` |\n"
        let table = try #require(Self.innermost(markdown(text).document?.blocks.first)?.table)
        let shift = prefix.count
        #expect(table.header.cells.map(\.start.short) == ["1:\(3 + shift)", "1:\(7 + shift)"])
        #expect(table.rows.first?.cells.map(\.start.short) == ["3:\(3 + shift)", "3:\(7 + shift)"])
    }

    /// What stands first in lists and quotes.
    private static func innermost(_ block: MarkdownBlock?) -> MarkdownBlock? {
        switch block?.kind {
        case .quote(let blocks): innermost(blocks.first)
        case .list(let list): innermost(list.items.first?.blocks.first)
        default: block
        }
    }

    @Test("bullets and what stands in them have their places")
    func bullets() throws {
        let list = try #require(markdown("text\n\n* one\n* two\n    - three\n").document?.blocks.last?.list)
        #expect(list.items.map(\.start.short) == ["3:1", "4:1"])
        #expect(list.items.map { $0.blocks.first?.start.short } == ["3:3", "4:3"])
        #expect(list.items.last?.blocks.last?.list?.items.first?.start.short == "5:5")
    }

    @Test("a code span tells the place behind its backtick, or none where the parser is wrong")
    func codeSpans() throws {
        let content = try #require(markdown("words `code` more").document?.blocks.first?.paragraph)
        #expect(content.map { $0.start?.short } == ["1:1", "1:8", "1:14"])
        let table = try #require(markdown("|A|\n|---|\n| a \\| b \\| `code` |\n").document?.blocks.first?.table)
        let code = try #require(table.rows.first?.cells.first?.content.last)
        #expect(code.kind == .code("code"))
        #expect(code.start == nil || code.start?.short == "3:14")
    }

    @Test(
        "every kind of line end counts as one",
        arguments: ["\n", "\r\n", "\r"]
    )
    func lineEnds(end: String) throws {
        let text = ["# A", "", "- one", "- two", "", "| A | B |", "|---|---|", "| 1 | 2 |", ""].joined(separator: end)
        let document = try #require(markdown(text).document)
        #expect(document.blocks.map(\.start.short) == ["1:1", "3:1", "6:1"])
        #expect(document.blocks.last?.table?.rows.first?.cells.map(\.start.short) == ["8:3", "8:7"])
        #expect(document.source(lines: 3...4) == "- one\n- two")
    }

    @Test("code spans behind one that goes on in the next line have their places")
    func codeOverLines() throws {
        let content = try #require(markdown("a `b\nc` d `e`").document?.blocks.first?.paragraph)
        #expect(content.last?.kind == .code("e"))
        #expect(content.last?.start?.short == "2:7")
    }

    @Test("a byte-order mark is no text, and the columns of its line count it")
    func byteOrderMark() throws {
        let (document, diagnostics) = markdown(bytes: [0xEF, 0xBB, 0xBF] + Array("# A\n\n| B |\n|---|\n".utf8))
        #expect(diagnostics.isEmpty)
        #expect(document?.blocks.map(\.start.short) == ["1:4", "3:1"])
    }
}
