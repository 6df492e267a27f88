/// Text of a web library as a documentation comment: it can't end the comment, and none of its lines is too long.
package struct DocComment: Sendable, Hashable {
    /// As long as a line of Swift may be.
    static let longestLine = 120

    /// Complete lines, `///` and all, without indentation.
    package private(set) var lines: [String] = []
    private let width: Int

    /// `indentation` is what will stand before each line.
    package init(indentation: Int = 0) {
        width = DocComment.longestLine - indentation - "/// ".utf8.count
    }

    /// Adds a paragraph, apart from what stands before it.
    package mutating func add(paragraph text: String) {
        // What most paragraphs are: a line as it is.
        if text.utf8.count <= width, DocText.isPlainLine(text) {
            if !lines.isEmpty { lines.append("///") }
            return lines.append("/// " + text)
        }
        let paragraphs = DocText.lines(of: text)
        guard !paragraphs.isEmpty else { return }
        if !lines.isEmpty { lines.append("///") }
        for line in paragraphs { append(line, hanging: 0) }
    }

    /// Adds an entry of a list directly below what stands before it.
    package mutating func add(entry text: String, indentation: Int = 0) {
        let joined = DocText.lines(of: text).filter { !$0.isEmpty }.joined(separator: " ")
        append(String(repeating: " ", count: indentation) + "- " + joined, hanging: indentation + 2)
    }

    private mutating func append(_ line: String, hanging: Int) {
        guard !line.isEmpty else { return lines.append("///") }
        for part in DocText.wrapped(line, width: width, hanging: hanging) { lines.append("/// " + part) }
    }
}
