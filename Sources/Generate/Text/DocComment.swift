import Core
import Documents

/// Text of a web library as a documentation comment: it can't end the comment, and none of its lines is too long.
package struct DocComment: Sendable, Hashable {
    static let longestLine = 120

    /// Complete lines, `///` and all, without indentation.
    package private(set) var lines: [String] = []
    private let width: Int

    /// `indentation` is the number of characters before each line.
    package init(indentation: Int = 0) {
        width = DocComment.longestLine - indentation - "/// ".utf8.count
    }

    package mutating func add(paragraph text: String) {
        if let line = wholeLine(SafeProse.text(text)) {
            separate()
            lines.append(line)
            return
        }
        let written = prose(DocText.lines(of: text), hanging: 0)
        guard !written.isEmpty else { return }
        separate()
        append(written)
    }

    mutating func add(_ other: DocComment) {
        separate()
        lines += other.lines
    }

    package mutating func add(code: String) {
        let span = QuotedCode.span(code)
        guard let line = wholeLine(span) else { return add(paragraph: span) }
        separate()
        lines.append(line)
    }

    package mutating func add(entry text: String, indentation: Int = 0) {
        let start = String(repeating: " ", count: indentation) + "- "
        if let line = wholeLine(SafeProse.text(text), after: start) {
            lines.append(line)
            return
        }
        let joined = DocText.lines(of: text).filter { !$0.isEmpty }.joined(separator: " ")
        append(prose([joined], after: start, hanging: indentation + 2))
    }

    private mutating func separate() {
        if !lines.isEmpty { lines.append("///") }
    }

    /// Makes the line of a text that stays as it is and has room on one line, as most texts do. nil for all others.
    private func wholeLine(_ text: String, after start: String = "") -> String? {
        guard start.utf8.count + text.utf8.count <= width, DocText.isPlainLine(text) else { return nil }
        let line = start + text
        return ProseCheck.isHarmless([line]) ? "/// " + line : nil
    }

    /// Lines of Markdown of a library. Where a reader of Markdown finds more in them than text and links, all of it is
    /// plain words.
    private func prose(_ lines: [String], after start: String = "", hanging: Int) -> [String] {
        func wrapped(_ text: String) -> [String] {
            text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
                DocText.wrapped(start + line, width: width, hanging: hanging)
            }
        }
        guard !lines.isEmpty else { return [] }
        let text = lines.joined(separator: "\n")
        let written = wrapped(SafeProse.text(text))
        return ProseCheck.isHarmless(written) ? written : wrapped(MarkdownCell.words(text))
    }

    private mutating func append(_ written: [String]) { lines += written.map { $0.isEmpty ? "///" : "/// " + $0 } }
}

/// Judge of prose in a comment: the parser of Markdown itself.
private enum ProseCheck {
    /// Whether lines are text and links to the web, or to nowhere else, and change nothing of the lines behind them.
    static func isHarmless(_ lines: [String]) -> Bool {
        guard lines.contains(where: { $0.utf8.contains { "[<".utf8.contains($0) } }) else { return true }
        let next = "next"
        var told = DiagnosticBag()
        let file = SourceFile(path: SourcePath(next), bytes: Array((lines + ["", next]).joined(separator: "\n").utf8))
        guard let blocks = MarkdownDocument(file, into: &told)?.blocks, case .paragraph(let last)? = blocks.last?.kind
        else { return false }
        return last.plainText == next && blocks.allSatisfy(isHarmless)
    }

    private static func isHarmless(_ block: MarkdownBlock) -> Bool {
        switch block.kind {
        case .heading(_, let content), .paragraph(let content): content.allSatisfy(isHarmless)
        case .list(let list): list.items.allSatisfy { $0.blocks.allSatisfy(isHarmless) }
        case .table(let table):
            ([table.header] + table.rows).allSatisfy { $0.cells.allSatisfy { $0.content.allSatisfy(isHarmless) } }
        case .quote(let blocks): blocks.allSatisfy(isHarmless)
        case .html: false
        case .code, .thematicBreak: true
        }
    }

    private static func isHarmless(_ inline: MarkdownInline) -> Bool {
        switch inline.kind {
        case .html, .image: false
        case .link(let destination, let content): isHarmless(destination) && content.allSatisfy(isHarmless)
        default: inline.children.allSatisfy(isHarmless)
        }
    }

    /// Whether an address is of the web, or has no scheme.
    private static func isHarmless(_ destination: String) -> Bool {
        let isOfWeb = ["https://", "http://", "mailto:"].contains { destination.lowercased().hasPrefix($0) }
        return isOfWeb || !destination.prefix { !"/?#".contains($0) }.contains(":")
    }
}
