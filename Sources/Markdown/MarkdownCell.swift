import SourceText

/// The content of one cell of a Markdown table. There is no other way for text into one.
///
/// Names and reasons come from inputs: a bar must not end the cell, a line break not the row, and nothing in it may
/// turn into mark-up.
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

    /// Words.
    package static func plain(_ text: String) -> MarkdownCell {
        let line = TerminalText.line(text)
        let marks = line.count(where: isMark)
        guard marks > 0 else { return MarkdownCell(harmless: line) }
        var result: [UInt8] = []
        result.reserveCapacity(line.utf8.count + marks)
        for byte in line.utf8 {
            if isMark(byte) { result.append(backslash) }
            result.append(byte)
        }
        return MarkdownCell(harmless: String(decoding: result, as: UTF8.self))
    }

    /// Something of code, in backticks.
    package static func code(_ text: String) -> MarkdownCell {
        MarkdownCell(checked: span(TerminalText.line(text)))
    }

    /// Several, with commas between them.
    package static func code(_ texts: [String]) -> MarkdownCell {
        MarkdownCell(checked: texts.map { span(TerminalText.line($0)) }.joined(separator: ", "))
    }

    /// Markdown that a person wrote, which keeps its mark-up; but no HTML, which a wiki would run.
    package static func markdown(_ text: String) -> MarkdownCell {
        MarkdownCell(checked: withoutHTML(TerminalText.line(text)))
    }

    /// Outside of code spans, in which a `<` is only a `<`.
    private static func withoutHTML(_ text: String) -> String {
        guard text.contains(opening) else { return text }
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
        // Code that has no end is none, and what stands behind it no code.
        guard fence == 0 else {
            return text.split(separator: "<", omittingEmptySubsequences: false).joined(separator: "&lt;")
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// Running text that is Markdown on one line already, with nothing live in it.
    package static func inlines(_ text: String) -> MarkdownCell { MarkdownCell(checked: text) }

    /// A row of cells.
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

    /// A code span with more backticks around it than stand in it.
    package static func span(_ text: String) -> String {
        guard !text.isEmpty else { return "" }
        guard text.contains(tick) else {
            var span = "`"
            span.reserveCapacity(text.utf8.count + 2)
            span += text
            span += "`"
            return span
        }
        var longest = 0
        var run = 0
        for byte in text.utf8 {
            run = byte == tick ? run + 1 : 0
            longest = max(longest, run)
        }
        let fence = String(repeating: "`", count: longest + 1)
        let blank = text.hasPrefix("`") || text.hasSuffix("`") ? " " : ""
        return fence + blank + text + blank + fence
    }

    /// A bar ends the cell, in a code span too, unless an odd number of backslashes stands before it.
    private static func withBarsEscaped(_ text: String) -> String {
        guard text.contains(bar) else { return text }
        var result: [UInt8] = []
        result.reserveCapacity(text.utf8.count + 8)
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
