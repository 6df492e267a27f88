import Core
import Documents

struct MatrixCell {
    let cell: MarkdownTable.Cell
    let document: MarkdownDocument

    var start: SourceLocation { cell.start }

    var isEmpty: Bool { cell.content.allSatisfy { $0.isBlank } }

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
            case .text(let text): try check(text, of: inline, separators, suggesting: words)
            default: throw problem(of: inline)
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

    func values<Value>(_ parse: (String) throws(TextProblem) -> Value) throws(CellProblem) -> [Value] {
        try codeSpans().map { span throws(CellProblem) in try span.read(parse) }
    }

    func value<Value>(
        words: [String] = [],
        _ parse: (String) throws(TextProblem) -> Value
    ) throws(CellProblem) -> Value {
        try codeSpan(words: words).read(parse)
    }

    var unclosedCode: SourceLocation? {
        for inline in cell.content {
            guard case .text(let text) = inline.kind, let index = text.utf8.firstIndex(of: UInt8(ascii: "`")) else {
                continue
            }
            return place(of: "`", at: index, in: text, of: inline)
        }
        return nil
    }
}

/// Text outside of code separates; anything else is a mistake.
extension MatrixCell {
    private func check(
        _ text: String,
        of inline: MarkdownInline,
        _ separators: Set<String>,
        suggesting words: [String]
    ) throws(CellProblem) {
        for part in text.split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == "," }) {
            let word = String(part)
            if separators.contains(word) { continue }
            let place = place(of: word, at: part.startIndex, in: text, of: inline)
            if word.utf8.contains(UInt8(ascii: "`")) { throw Self.unclosedCode(at: place) }
            let near = words.contains(word) ? nil : NearestName.of(word, among: words)
            let message =
                words.contains(word)
                ? "“\(word)” stands alone in its cell" : "“\(word)” stands outside of code, where only commas may stand"
            let suggestion = words.contains(word) ? nil : near ?? "\(code: word)"
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

    private func problem(of inline: MarkdownInline) -> CellProblem {
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
    private func place(
        of word: String,
        at textIndex: String.Index,
        in text: String,
        of inline: MarkdownInline
    ) -> SourceLocation {
        let line = Array(document.source(lines: cell.start.line...cell.start.line).utf8)
        guard line.count <= Self.longestLine else { return cell.start }
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
            case UInt8(ascii: "`"): index = Self.endOfCode(from: index, in: line)
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

extension MarkdownInline {
    fileprivate var isBlank: Bool {
        switch kind {
        case .text(let text): text.withoutBlanks.isEmpty
        case .softBreak, .lineBreak: true
        default: false
        }
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
