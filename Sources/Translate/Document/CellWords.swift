import Core
import Documents

/// Text outside of code separates; anything else is a mistake.
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
            let place = place(of: word, at: part.startIndex, in: text, of: inline, in: cell, of: document)
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

    /// Nobody writes a longer line into a table: only the place of the cell is told.
    private static let longestLine = 4096

    /// Escapes and entities before the word may have moved it to the right.
    static func place(
        of word: String,
        at textIndex: String.Index,
        in text: String,
        of inline: MarkdownInline,
        in cell: MarkdownTable.Cell,
        of document: MarkdownDocument
    ) -> SourceLocation {
        let line = Array(document.source(lines: cell.start.line...cell.start.line).utf8)
        guard line.count <= longestLine else { return cell.start }
        // An inline begins at its first word, not at the blanks before.
        let blanks = text.utf8.prefix { $0 == 0x20 }.count
        let offset = max(0, text.utf8.distance(from: text.startIndex, to: textIndex) - blanks)
        // Text of the whole cell except code is searched where the parser has lost the inline.
        var index = inline.start.map { $0.column - 1 + offset } ?? cell.start.column - 1
        while index < line.count {
            if line[index...].starts(with: word.utf8) {
                return SourceLocation(file: cell.start.file, line: cell.start.line, column: index + 1)
            }
            switch line[index] {
            case UInt8(ascii: "|"): return cell.start
            case UInt8(ascii: "\\"): index += 2
            case UInt8(ascii: "`"): index = endOfCode(from: index, in: line)
            default: index += 1
            }
        }
        return cell.start
    }

    /// Ends behind the backticks where the span has no end.
    private static func endOfCode(from start: Int, in line: [UInt8]) -> Int {
        func run(from index: Int) -> Int { line[index...].prefix { $0 == UInt8(ascii: "`") }.count }
        let opening = run(from: start)
        var index = start + opening
        while index < line.count {
            let length = run(from: index)
            if length == opening { return index + length }
            index += max(1, length)
        }
        return start + opening
    }
}
