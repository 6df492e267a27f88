/// Prose for a terminal.
enum Wrapping {
    /// How wide text for people is, whatever the terminal: the output must not depend on it.
    static let width = 100

    /// The text on lines of bounded width, indented. Words longer than a line stay whole.
    static func lines(_ text: String, indent: Int) -> [String] {
        let margin = String(repeating: " ", count: indent)
        var lines: [String] = []
        var line = ""
        for word in TerminalText.safe(text).split(whereSeparator: \.isWhitespace) {
            if !line.isEmpty, indent + line.count + 1 + word.count > width {
                lines.append(margin + line)
                line = ""
            }
            line += line.isEmpty ? String(word) : " \(word)"
        }
        if !line.isEmpty { lines.append(margin + line) }
        return lines
    }

    /// The first paragraph of Markdown that is prose, headings passed over.
    static func firstParagraph(of markdown: String) -> String {
        var paragraph: [Substring] = []
        for line in markdown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            let isBlank = line.allSatisfy(\.isWhitespace)
            if isBlank || line.hasPrefix("#") {
                if paragraph.isEmpty { continue }
                break
            }
            paragraph.append(line)
        }
        return paragraph.joined(separator: " ")
    }

    /// The first sentence, or as much of it as fits on a line.
    static func firstSentence(of markdown: String, limit: Int = 90) -> String {
        let paragraph = TerminalText.line(firstParagraph(of: markdown))
        var sentence = paragraph[...]
        var index = paragraph.startIndex
        while index < paragraph.endIndex {
            let next = paragraph.index(after: index)
            if paragraph[index] == ".", next == paragraph.endIndex || paragraph[next] == " " {
                sentence = paragraph[...index]
                break
            }
            index = next
        }
        guard sentence.count > limit else { return String(sentence) }
        return sentence.prefix(limit - 1).trimmingSuffix(while: \.isWhitespace) + "…"
    }
}

extension Substring {
    fileprivate func trimmingSuffix(while predicate: (Character) -> Bool) -> String {
        var rest = self
        while let last = rest.last, predicate(last) { rest.removeLast() }
        return String(rest)
    }
}
