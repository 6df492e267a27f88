import Core

/// The only way for text into a cell of a Markdown table. Names and reasons come from inputs: a bar must not end the
/// cell, a line break not the row, and nothing in it may turn into mark-up.
package struct MarkdownCell: Sendable, Equatable {
    package let text: String

    /// Text in which bars may stand as they are.
    private init(checked text: String) {
        self.text = MarkdownCell.withBarsEscaped(text)
    }

    /// Text in which no bar can end the cell.
    private init(harmless text: String) {
        self.text = text
    }

    package static let empty = MarkdownCell(harmless: "")

    /// Writes words; words that would reach somebody on a forge stand in code.
    package static func plain(_ text: String) -> MarkdownCell {
        let line = TerminalText.line(text)
        guard ForgeWord.isIn(line) else { return MarkdownCell(harmless: words(line)) }
        return MarkdownCell(checked: inCode(line, reached: span, others: words))
    }

    /// Writes words of this program, which may quote code in backticks; text of an input in them is no Markdown
    /// otherwise.
    package static func sentence(_ text: String) -> MarkdownCell {
        var result = ""
        for piece in QuotedCode.pieces(of: TerminalText.line(text)) {
            let isReached = !piece.isCode && ForgeWord.isIn(piece.text)
            let text =
                piece.isCode
                ? span(piece.text) : isReached ? inCode(piece.text, reached: span, others: words) : words(piece.text)
            // Runs of backticks that touch are one.
            if result.hasSuffix("`"), text.hasPrefix("`") { result += " " }
            result += text
        }
        return MarkdownCell(checked: result)
    }

    /// Words in HTML, in which Markdown is not read.
    package static func html(_ text: String) -> String {
        func escaped(_ text: String) -> String {
            text.reduce(into: "") { result, character in
                switch character {
                case "&": result += "&amp;"
                case "<": result += "&lt;"
                case ">": result += "&gt;"
                case "\"": result += "&quot;"
                default: result.append(character)
                }
            }
        }
        return inCode(TerminalText.line(text), reached: { "<code>\(escaped($0))</code>" }, others: escaped)
    }

    static func inCode(
        _ line: String,
        allowingAddresses: Bool = false,
        reached: (String) -> String,
        others: (String) -> String
    ) -> String {
        var result = ""
        var kept: [Substring] = []
        func keep() {
            result += others(kept.joined(separator: " "))
            kept = []
        }
        for word in line.split(separator: " ", omittingEmptySubsequences: false) {
            guard ForgeWord.isOne(Array(word.utf8)[...], allowingAddresses: allowingAddresses) else {
                kept.append(word)
                continue
            }
            let begin = word.prefix { "([{\"'“‘".contains($0) }
            let end = word.dropFirst(begin.count).reversed().prefix { ".,;:!?)]}\"'”’".contains($0) }.count
            kept.append(begin)
            keep()
            result += reached(String(word.dropFirst(begin.count).dropLast(end)))
            kept.append(word.suffix(end))
        }
        keep()
        return result
    }

    package static func words(_ line: String) -> String {
        guard line.utf8.contains(where: isMark) else { return line }
        let lessThan = line.mayHoldAddress ? Array("&lt;".utf8) : [backslash, opening]
        var result: [UInt8] = []
        for byte in line.utf8 {
            if byte == opening {
                result += lessThan
            } else {
                if isMark(byte) { result.append(backslash) }
                result.append(byte)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    package static func code(_ text: String) -> MarkdownCell { MarkdownCell(checked: span(TerminalText.line(text))) }

    package static func code(_ texts: [String]) -> MarkdownCell {
        MarkdownCell(checked: texts.map { span(TerminalText.line($0)) }.joined(separator: ", "))
    }

    /// Markdown that a person wrote keeps its mark-up; but no HTML, which a wiki would run, no image, which is loaded
    /// by looking at it, and no word that reaches somebody.
    package static func markdown(_ text: String) -> MarkdownCell {
        let line = TerminalText.line(text)
        guard line.utf8.contains(UInt8(ascii: "[")) || ForgeWord.isIn(line) else {
            return MarkdownCell(checked: withoutHTML(line))
        }
        var told = DiagnosticBag()
        let file = SourceFile(path: SourcePath("text"), bytes: Array(line.utf8))
        guard let blocks = MarkdownDocument(file, into: &told)?.blocks, blocks.count == 1,
            case .paragraph(let content) = blocks[0].kind
        else { return plain(line) }
        var writer = MarkdownInlineWriter(allowingAddresses: false)
        writer.append(content)
        return MarkdownCell(checked: writer.line)
    }

    /// Outside of code spans, in which a `<` is only a `<`.
    private static func withoutHTML(_ text: String) -> String {
        guard text.utf8.contains(opening) else { return text }
        var result: [UInt8] = []
        var fence = 0
        var run = 0
        func endRun() {
            if run > 0 { fence = fence == 0 ? run : fence == run ? 0 : fence }
            run = 0
        }
        for byte in text.utf8 {
            if byte == tick { run += 1 } else { endRun() }
            if byte == opening, fence == 0 { result += "&lt;".utf8 } else { result.append(byte) }
        }
        endRun()
        // Code without an end is no code, and neither is the text behind it.
        guard fence == 0 else {
            return text.split(separator: "<", omittingEmptySubsequences: false).joined(separator: "&lt;")
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// Running text that is Markdown on one line already, with nothing live in it.
    package static func inlines(_ text: String) -> MarkdownCell { MarkdownCell(checked: text) }

    package static func row(_ cells: [MarkdownCell]) -> String {
        "|" + cells.map { $0.text.isEmpty ? " |" : " \($0.text) |" }.joined()
    }

    /// Every ASCII mark that may begin mark-up inside of a paragraph.
    package static func isMark(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "["),
            UInt8(ascii: "]"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "~"),
            UInt8(ascii: "!"), UInt8(ascii: "#"), UInt8(ascii: "|"):
            true
        default: false
        }
    }

    package static func span(_ text: String) -> String { text.isEmpty ? "" : QuotedCode.span(text) }

    /// A bar ends the cell, in a code span too, unless an odd number of backslashes stands before it.
    private static func withBarsEscaped(_ text: String) -> String {
        guard text.utf8.contains(bar) else { return text }
        var result: [UInt8] = []
        var backslashes = 0
        for byte in text.utf8 {
            if byte == bar, backslashes.isMultiple(of: 2) { result.append(backslash) }
            backslashes = byte == backslash ? backslashes + 1 : 0
            result.append(byte)
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static let backslash = UInt8(ascii: "\\")
    private static let bar = UInt8(ascii: "|")
    private static let opening = UInt8(ascii: "<")
    private static let tick = UInt8(ascii: "`")
}

extension StringProtocol {
    /// Whether a forge may find an address in it. That goes on to the next blank or `<`, and a backslash or a backtick on
    /// the way is part of it.
    var mayHoldAddress: Bool {
        let bytes = utf8.map(\.small)
        return bytes.holds("://") || bytes.holds("www.")
    }
}
