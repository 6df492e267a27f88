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
        let document = try #require(
            markdown("a `b` **c** *d* [e](/f) ![g](h) ~~i~~ <br>\nj\\\nk").document
        )
        let content = try #require(document.blocks.first?.paragraph)
        func words(_ text: String) -> [MarkdownInline.Kind] { [.text(text)] }
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
}
