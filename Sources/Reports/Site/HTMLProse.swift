import Core
package import Documents

/// HTML in it is shown as it is written.
package struct HTMLProse {
    private var html = HTMLText()

    static func blocks(_ text: String) -> TemplateValue {
        var prose = HTMLProse()
        if let blocks = Prose.blocks(of: text) {
            prose.append(blocks)
        } else {
            prose.html.element("p") { $0.append(text) }
        }
        return prose.html.value
    }

    /// Writes no paragraph around the text.
    static func line(_ text: String) -> TemplateValue {
        var prose = HTMLProse()
        if let blocks = Prose.blocks(of: text) { prose.appendLine(blocks) } else { prose.html.append(text) }
        return prose.html.value
    }

    /// Quotes code in backticks; text of an input is no Markdown otherwise.
    package static func sentence(_ text: String) -> TemplateValue {
        var html = HTMLText()
        for piece in QuotedCode.pieces(of: text) {
            if piece.isCode { html.element("code") { $0.append(piece.text) } } else { html.append(piece.text) }
        }
        return html.value
    }

    /// Takes words that are no Markdown.
    static func plain(_ text: String) -> TemplateValue { .string(HTMLText.escaped(text)) }

    // MARK: Blocks

    private mutating func append(_ blocks: [MarkdownBlock]) {
        for block in blocks { append(block) }
    }

    private mutating func append(_ block: MarkdownBlock) {
        switch block.kind {
        // A heading would get into the outline of the page.
        case .heading(_, let content): wrap("p") { $0.wrap("strong") { $0.append(content) } }
        case .paragraph(let content): wrap("p") { $0.append(content) }
        case .list(let list):
            wrap(list.isOrdered ? "ol" : "ul") { prose in
                for item in list.items { prose.wrap("li") { $0.append(item.blocks) } }
            }
        case .table(let table): append(table)
        case .code(_, let text): html.codeBlock(text)
        case .quote(let blocks): wrap("blockquote") { $0.append(blocks) }
        case .html(let text): wrap("p") { $0.html.append(text) }
        case .thematicBreak: break
        }
    }

    private mutating func append(_ table: MarkdownTable) {
        wrap("table") { prose in
            prose.wrap("thead") { prose in
                prose.html.element("tr") { row in
                    for cell in table.header.cells { row.headerCell { $0.append(cell.content.plainText) } }
                }
            }
            prose.wrap("tbody") { prose in
                for row in table.rows {
                    prose.wrap("tr") { prose in
                        for cell in row.cells { prose.wrap("td") { $0.append(cell.content) } }
                    }
                }
            }
        }
    }

    private mutating func appendLine(_ blocks: [MarkdownBlock]) {
        for (index, block) in blocks.enumerated() {
            if index > 0 { html.append(" ") }
            switch block.kind {
            case .heading(_, let content), .paragraph(let content): append(content)
            case .list(let list): for item in list.items { appendLine(item.blocks) }
            case .table(let table):
                html.append(table.rows.flatMap(\.cells).map(\.content.plainText).joined(separator: " "))
            case .code(_, let text), .html(let text): wrap("code") { $0.html.append(TerminalText.line(text)) }
            case .quote(let blocks): appendLine(blocks)
            case .thematicBreak: break
            }
        }
    }

    // MARK: Running text

    private mutating func append(_ content: [MarkdownInline]) {
        for inline in content {
            switch inline.kind {
            case .text(let words): html.append(words)
            case .code(let code), .html(let code): wrap("code") { $0.html.append(code) }
            case .emphasis(let inner): wrap("em") { $0.append(inner) }
            case .strong(let inner): wrap("strong") { $0.append(inner) }
            case .strikethrough(let inner): wrap("s") { $0.append(inner) }
            case .link(let destination, let inner): append(inner, linkedTo: LinkTarget(destination))
            // A picture lies where its source does, if anywhere.
            case .image(_, let inner): append(inner)
            case .softBreak, .lineBreak: html.append(" ")
            }
        }
    }

    private mutating func append(_ inner: [MarkdownInline], linkedTo target: LinkTarget?) {
        // A link without words, or with another one inside, is none.
        guard let target, !inner.plainText.isEmpty else { return append(inner) }
        html.link(to: target) { $0.append(inner.plainText) }
    }

    private mutating func wrap(_ name: StaticString, _ body: (inout HTMLProse) -> Void) {
        html.element(name) { html in
            var inner = HTMLProse()
            swap(&inner.html, &html)
            body(&inner)
            swap(&inner.html, &html)
        }
    }
}
