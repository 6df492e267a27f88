import Core
import Documents
import Testing

@Suite("Markdown as a tree of values")
struct MarkdownDocumentTests {
    @Test("blocks come in order, each with its kind, place and lines")
    func blocks() throws {
        let document = try #require(
            markdown(
                """
                # Title

                A paragraph
                of two lines.

                - one
                - two
                  - deeper

                > quoted

                ```ts
                let a
                ```

                <div>

                ***
                """
            ).document
        )
        let kinds = document.blocks.map { block in
            switch block.kind {
            case .heading(let level, let content): "heading \(level) \(content.plainText)"
            case .paragraph(let content): "paragraph \(content.plainText)"
            case .list(let list): "list of \(list.items.count)"
            case .table: "table"
            case .code(let info, let text): "code \(info) \(text)"
            case .quote(let inner): "quote of \(inner.count)"
            case .html(let text): "html \(text)"
            case .thematicBreak: "break"
            }
        }
        #expect(
            kinds == [
                "heading 1 Title", "paragraph A paragraph of two lines.", "list of 2", "quote of 1", "code ts let a\n",
                "html <div>\n", "break",
            ]
        )
        #expect(document.blocks.map(\.start.short) == ["1:1", "3:1", "6:1", "10:1", "12:1", "16:1", "18:1"])
        #expect(document.blocks.map(\.lines) == [1...1, 3...4, 6...8, 10...10, 12...14, 16...16, 18...18])
    }

    @Test("inlines keep code, emphasis, links and breaks apart")
    func inlines() throws {
        let document = try #require(markdown("a `b` **c** *d* [e](/f) ![g](h) ~~i~~ <br>\nj\\\nk").document)
        let content = try #require(document.blocks.first?.paragraph)
        #expect(
            content.filter { $0.kind != .text(" ") }.map { stripped($0) } == [
                .text("a "), .code("b"), .strong([MarkdownInline(.text("c"))]), .emphasis([MarkdownInline(.text("d"))]),
                .link(destination: "/f", content: [MarkdownInline(.text("e"))]),
                .image(destination: "h", content: [MarkdownInline(.text("g"))]),
                .strikethrough([MarkdownInline(.text("i"))]), .html("<br>"), .softBreak, .text("j"), .lineBreak,
                .text("k"),
            ]
        )
    }

    /// The kind of an inline with the places of those inside taken away.
    private func stripped(_ inline: MarkdownInline) -> MarkdownInline.Kind {
        let inner = inline.children.map { MarkdownInline(stripped($0)) }
        return switch inline.kind {
        case .emphasis: .emphasis(inner)
        case .strong: .strong(inner)
        case .strikethrough: .strikethrough(inner)
        case .link(let destination, _): .link(destination: destination, content: inner)
        case .image(let destination, _): .image(destination: destination, content: inner)
        default: inline.kind
        }
    }

    @Test("typographic marks stay as they were typed")
    func noSmartPunctuation() throws {
        let document = try #require(markdown(#""a" -- 'b'..."#).document)
        #expect(document.blocks.first?.paragraph?.plainText == #""a" -- 'b'..."#)
    }

    @Test("the source of lines is what was written, with plain line ends")
    func verbatim() throws {
        let document = try #require(markdown("# A\r\n\r\n*b*  \r\n  c | d\r\n\r\n## E\r\n").document)
        #expect(document.source(lines: 3...4) == "*b*  \n  c | d")
        #expect(document.source(lines: 5...99) == "\n## E\n")
    }

    @Test("a table in a list is a table")
    func tableInList() throws {
        let document = try #require(markdown("| A |\n|---|\n| 1 |\n\n- | B |\n  |---|\n  | 2 |\n").document)
        let nested = document.blocks.last?.list?.items.first?.blocks.first?.table
        #expect(document.blocks.first?.table?.header.cells.first?.content.plainText == "A")
        #expect(nested?.header.cells.first?.content.plainText == "B")
        #expect(nested?.rows.first?.start.short == "7:3")
    }

    // MARK: Sizes

    /// Around what is handed out at once for a tree, and around what has room for itself.
    static let sizes = [1, 15, 16, 4079, 4080, 4095, 4096, 4097, 32_752, 32_768, 32_769, 65_536, 1 << 20, 3 << 20]

    @Test("a code block is read byte for byte, however long its lines and however many", arguments: sizes)
    func code(size: Int) {
        for width in [1, 79, size] {
            var text = ""
            while text.utf8.count < size { text += String(repeating: "x", count: min(width, size)) + "\n" }
            #expect(markdown("```\n\(text)```\n").document?.blocks.map(\.kind) == [.code(info: "", text: text)])
        }
    }

    @Test("a paragraph keeps all of its words", arguments: sizes)
    func paragraph(size: Int) {
        let words = Array(repeating: "ab", count: size / 3 + 1).joined(separator: " ")
        #expect(markdown(words + "\n").document?.blocks.first?.paragraph?.plainText == words)
    }

    @Test("texts that are read on all threads at once are what they are one after the other")
    func threads() {
        let texts = (0..<200).map { number in
            "# \(number)\n\n| A | B |\n|---|---|\n"
                + String(repeating: "| `x\(number)` | *y* ~~z~~ |\n", count: number)
                + "\n" + String(repeating: "word ", count: 40 * number) + "\n"
        }
        let alone = texts.map { markdown($0).document?.blocks }
        #expect(Workers.map(texts) { markdown($0).document?.blocks } == alone)
        #expect(alone.allSatisfy { $0?.count ?? 0 > 1 })
    }
}

@Suite("Places in Markdown")
struct MarkdownPlaceTests {
    private func table(_ text: String) throws -> MarkdownTable {
        try #require(markdown(text).document?.blocks.first?.table)
    }

    @Test("cells are found behind escaped bars, letters of many bytes and blanks")
    func cells() throws {
        let table = try table("| A | B |\n|---|---|\n| `a \\| b` | ü |\n| ü |   `c`|\nx|y\n")
        #expect(table.header.cells.map(\.start.short) == ["1:3", "1:7"])
        #expect(
            table.rows.map { $0.cells.map(\.start.short) } == [["3:3", "3:14"], ["4:3", "4:10"], ["5:1", "5:3"]]
        )
        #expect(table.rows.map(\.start.short) == ["3:1", "4:1", "5:1"])
    }

    @Test("an escaped bar is a bar, in words and in code")
    func escapedBars() throws {
        let table = try table("| A | B |\n|---|---|\n| `a \\| b` | c \\| d |\n")
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
        let table = try table("| A | B |\n|---|---|\n| only |\n")
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
        let table = try table("|A|\n|---|\n| a \\| b \\| `code` |\n")
        let code = try #require(table.rows.first?.cells.first?.content.last)
        #expect(code.kind == .code("code"))
        #expect(code.start == nil || code.start?.short == "3:14")
        let last = try #require(markdown("a `b\nc` d `e`").document?.blocks.first?.paragraph?.last)
        #expect(last.kind == .code("e") && last.start?.short == "2:7", "behind one that goes on in the next line")
    }

    @Test("every kind of line end counts as one", arguments: ["\n", "\r\n", "\r"])
    func lineEnds(end: String) throws {
        let text = ["# A", "", "- one", "- two", "", "| A | B |", "|---|---|", "| 1 | 2 |", ""].joined(separator: end)
        let document = try #require(markdown(text).document)
        #expect(document.blocks.map(\.start.short) == ["1:1", "3:1", "6:1"])
        #expect(document.blocks.last?.table?.rows.first?.cells.map(\.start.short) == ["8:3", "8:7"])
        #expect(document.source(lines: 3...4) == "- one\n- two")
    }

    @Test("a byte-order mark is no text, and the columns of its line count it")
    func byteOrderMark() throws {
        let (document, diagnostics) = markdown(bytes: [0xEF, 0xBB, 0xBF] + Array("# A\n\n| B |\n|---|\n".utf8))
        #expect(diagnostics.isEmpty)
        #expect(document?.blocks.map(\.start.short) == ["1:4", "3:1"])
    }
}
