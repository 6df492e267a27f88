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
        let paragraphs = DocText.proseLines(of: text)
        guard !paragraphs.isEmpty else { return }
        separate()
        for line in paragraphs { append(line, hanging: 0) }
    }

    mutating func add(_ other: DocComment) {
        separate()
        lines += other.lines
    }

    package mutating func add(code: String) {
        guard !code.contains("`"), let line = wholeLine(code, between: "`", "`") else {
            return add(paragraph: "`\(code)`")
        }
        separate()
        lines.append(line)
    }

    package mutating func add(entry text: String, indentation: Int = 0) {
        let start = String(repeating: " ", count: indentation) + "- "
        if let line = wholeLine(SafeProse.text(text), between: start, "") {
            lines.append(line)
            return
        }
        let joined = DocText.lines(of: text).filter { !$0.isEmpty }.joined(separator: " ")
        append(start + SafeProse.text(joined), hanging: indentation + 2)
    }

    private mutating func separate() {
        if !lines.isEmpty { lines.append("///") }
    }

    /// Makes the line of a text that stays as it is and has room on one line, as most texts do. nil for all others.
    private func wholeLine(_ text: String, between begin: String = "", _ end: String = "") -> String? {
        let length = begin.utf8.count + text.utf8.count + end.utf8.count
        guard length <= width, DocText.isPlainLine(text) else { return nil }
        let mark = "/// "
        var line = ""
        line.reserveCapacity(mark.utf8.count + length)
        line += mark
        line += begin
        line += text
        line += end
        return line
    }

    private mutating func append(_ line: String, hanging: Int) {
        guard !line.isEmpty else { return lines.append("///") }
        for part in DocText.wrapped(line, width: width, hanging: hanging) { lines.append("/// " + part) }
    }
}
