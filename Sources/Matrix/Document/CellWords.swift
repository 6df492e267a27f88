import Markdown
import SourceText

/// What stands in a cell outside of code: it separates, and anything else is a mistake.
enum CellWords {
    static func isBlank(_ inline: MarkdownInline) -> Bool {
        switch inline.kind {
        case .text(let text): text.withoutBlanks.isEmpty
        case .softBreak, .lineBreak: true
        default: false
        }
    }

    static func check(
        _ text: String,
        of inline: MarkdownInline,
        in cell: MarkdownTable.Cell,
        of document: MarkdownDocument,
        _ separators: Set<String>,
        suggesting words: [String]
    ) throws(CellProblem) {
        for part in text.split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == "," }) {
            let word = String(part)
            if separators.contains(word) { continue }
            let offset = text.utf8.distance(from: text.startIndex, to: part.startIndex)
            let place = place(of: word, from: offset, of: inline, in: cell, of: document)
            if word.utf8.contains(UInt8(ascii: "`")) { throw unclosedCode(at: place) }
            let near = words.contains(word) ? nil : NearestName.of(word, among: words)
            let message =
                words.contains(word)
                ? "“\(word)” stands alone in its cell" : "“\(word)” stands outside of code, where only commas may stand"
            let suggestion = words.contains(word) ? nil : near ?? "`\(word)`"
            throw CellProblem(.matrixCell, message, at: place, suggestion: suggestion)
        }
    }

    static func unclosedCode(at place: SourceLocation) -> CellProblem {
        CellProblem(
            .matrixCell,
            "the code that begins here has no end in its cell; a bar inside of code is written `\\|`",
            at: place
        )
    }

    /// What is to be said about mark-up other than code.
    static func problem(of inline: MarkdownInline, in cell: MarkdownTable.Cell) -> CellProblem {
        var inner = inline
        var place = inline.start
        while place == nil, let first = inner.children.first {
            inner = first
            place = first.start
        }
        let what =
            switch inline.kind {
            case .emphasis, .strong, .strikethrough: "emphasis"
            case .link, .image: "a link"
            case .html: "HTML"
            case .text, .code, .softBreak, .lineBreak: "this"
            }
        let message = "only code stands in this cell, and \(what) is none"
        return CellProblem(.matrixCell, message, at: place ?? cell.start)
    }

    /// The place of a word of an inline's text. Escapes and entities before it may have moved it to the right.
    static func place(
        of word: String,
        from offset: Int,
        of inline: MarkdownInline,
        in cell: MarkdownTable.Cell,
        of document: MarkdownDocument
    ) -> SourceLocation {
        guard let start = inline.start else { return cell.start }
        let line = Array(document.source(lines: start.line...start.line).utf8)
        var index = start.column - 1 + offset
        while index < line.count {
            if line[index...].starts(with: word.utf8) {
                return SourceLocation(file: start.file, line: start.line, column: index + 1)
            }
            index += 1
        }
        return cell.start
    }
}
