import Core
import Translate

/// Prints all of a document, or one row with its section.
struct MatrixPage {
    /// Number of lines before and behind a row.
    private static let context = 3

    private let document: MatrixDocument
    private let lines: [String]
    private let palette: Palette

    init(_ document: MatrixDocument, palette: Palette) {
        self.document = document
        self.palette = palette
        var lines = String(decoding: document.file.bytes, as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false).map { String($0.trimmingCarriageReturn) }
        if lines.last?.isEmpty == true { lines.removeLast() }
        self.lines = lines
    }

    var lineCount: Int { lines.count }

    var text: [UInt8] { bytes(numbered(1...max(lines.count, 1))) }

    /// nil for a line that the document does not have.
    func row(at line: Int) -> [UInt8]? {
        guard (1...max(lines.count, 1)).contains(line), line <= lines.count else { return nil }
        let path = TerminalText.name(document.file.path.published)
        var printed = [palette.paint("\(path):\(line)", .bold) + headings(above: line).map { "  \($0)" }.joined()]
        if let row = RowText.all(in: document)[line] {
            var cells = LabeledLines(palette: palette, indent: 2)
            cells.add(row.cells.map { ($0.column, $0.text) })
            printed += [""] + cells.lines
        }
        let around = max(1, line - Self.context)...min(lines.count, line + Self.context)
        return bytes(printed + [""] + numbered(around, marking: line))
    }

    /// Outermost first.
    private func headings(above line: Int) -> [String] {
        var headings: [String] = []
        var level = Int.max
        for text in lines[..<(line - 1)].reversed() {
            let marks = text.prefix { $0 == "#" }.count
            guard marks > 0, marks < level, text.dropFirst(marks).first == " " else { continue }
            level = marks
            headings.append(TerminalText.line(String(text.dropFirst(marks)).replacing("`", with: "")))
        }
        return headings.reversed()
    }

    private func numbered(_ range: ClosedRange<Int>, marking marked: Int? = nil) -> [String] {
        guard !lines.isEmpty else { return [] }
        let width = String(range.upperBound).count
        return range.map { number in
            let text = String(number).rightAligned(to: width)
            let mark = number == marked ? ">" : " "
            return "\(mark) \(palette.paint(text, .dim))  \(TerminalText.safe(lines[number - 1]))"
        }
    }

    private func bytes(_ lines: [String]) -> [UInt8] { Array((lines.joined(separator: "\n") + "\n").utf8) }
}

extension Substring {
    fileprivate var trimmingCarriageReturn: Substring { last == "\r" || last == "\r\n" ? dropLast() : self }
}
