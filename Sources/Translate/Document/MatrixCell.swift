import Core
import Documents

struct MatrixCell {
    private let cell: MarkdownTable.Cell
    private let document: MarkdownDocument

    init(_ cell: MarkdownTable.Cell, in document: MarkdownDocument) {
        self.cell = cell
        self.document = document
    }

    var start: SourceLocation { cell.start }

    var isEmpty: Bool { cell.content.allSatisfy { CellWords.isBlank($0) } }

    /// Bars have no backslash.
    var markdown: String { MarkdownText.text(of: cell.content) }

    /// `skip`, in code or not.
    var word: String? {
        guard cell.content.count == 1, let only = cell.content.first else { return nil }
        switch only.kind {
        case .text(let text), .code(let text): return text.withoutBlanks
        default: return nil
        }
    }

    var wordStart: SourceLocation { cell.content.first?.start ?? cell.start }

    private static let separators: Set<String> = [",", "and", "or"]

    /// Allows only `separators` and blanks between code. `words` may stand there without code, and serve for
    /// suggestions.
    func codeSpans(
        separatedBy separators: Set<String> = Self.separators,
        words: [String] = []
    ) throws(CellProblem) -> [CodeSpan] {
        var found: [(text: String, start: SourceLocation?)] = []
        for inline in cell.content {
            switch inline.kind {
            case .code(let text): found.append((text, inline.start))
            case .text(let text):
                try CellWords.check(text, of: inline, in: cell, of: document, separators, suggesting: words)
            default: throw CellWords.problem(of: inline, in: cell)
            }
        }
        guard !found.isEmpty else { throw CellProblem(.matrixCell, "the cell holds no code", at: cell.start) }
        var places = found.contains { $0.start == nil } ? CodeSpanPlaces(of: cell, in: document) : nil
        return found.map { text, start in
            let place = places?.next(text) ?? start
            return CodeSpan(text: text, start: place, surroundings: cell.start, escapesBars: true)
        }
    }

    func codeSpan(words: [String] = []) throws(CellProblem) -> CodeSpan {
        let spans = try codeSpans(words: words)
        guard spans.count == 1 else {
            throw CellProblem(.matrixCell, "only one code span can stand in this cell", at: spans[1].place(of: 0))
        }
        return spans[0]
    }

    var unclosedCode: SourceLocation? {
        for inline in cell.content {
            guard case .text(let text) = inline.kind, let index = text.utf8.firstIndex(of: UInt8(ascii: "`")) else {
                continue
            }
            return CellWords.place(of: "`", at: index, in: text, of: inline, in: cell, of: document)
        }
        return nil
    }
}

/// The parser loses the places of code spans behind an escaped bar: one pass over the line finds them all.
struct CodeSpanPlaces {
    private let line: [UInt8]
    private let cell: SourceLocation
    private var index: Int
    private var isLost = false

    init(of cell: MarkdownTable.Cell, in document: MarkdownDocument) {
        self.cell = cell.start
        line = Array(document.source(lines: cell.start.line...cell.start.line).utf8)
        index = cell.start.column - 1
    }

    /// nil where the span is not to be found, and then for all that follow.
    mutating func next(_ text: String) -> SourceLocation? {
        guard !isLost else { return nil }
        let escaped = text.utf8.flatMap { $0 == UInt8(ascii: "|") ? [UInt8(ascii: "\\"), $0] : [$0] }
        while index < line.count {
            guard line[index] == UInt8(ascii: "`") else {
                index += 1
                continue
            }
            var first = index
            while first < line.count, line[first] == UInt8(ascii: "`") { first += 1 }
            index = first
            while first < line.count, line[first] == 0x20, escaped.first != 0x20 { first += 1 }
            guard line[first...].starts(with: escaped) else { break }
            index = first + escaped.count
            while index < line.count, line[index] == 0x20 || line[index] == UInt8(ascii: "`") { index += 1 }
            return SourceLocation(file: cell.file, line: cell.line, column: first + 1)
        }
        isLost = true
        return nil
    }
}
