import Core

enum Wrapping {
    /// The output must not depend on the terminal.
    static let width = 100

    /// Words longer than a line stay whole.
    static func lines(_ text: String, indent: Int) -> [String] {
        lines(of: TerminalText.safe(text).split(whereSeparator: \.isWhitespace), indent: indent)
    }

    /// No line breaks within a piece.
    static func lines(of pieces: [some StringProtocol], indent: Int, width: Int = Wrapping.width) -> [String] {
        let margin = String(repeating: " ", count: indent)
        var lines: [String] = []
        var line = ""
        for piece in pieces {
            if !line.isEmpty, indent + line.count + 1 + piece.count > width {
                lines.append(margin + line)
                line = ""
            }
            line += line.isEmpty ? String(piece) : " \(piece)"
        }
        if !line.isEmpty { lines.append(margin + line) }
        return lines
    }

    /// Passes over headings.
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

    /// Takes as much of it as fits on a line.
    static func firstSentence(of markdown: String, limit: Int = 90) -> String {
        let sentence = sentence(beginning: TerminalText.line(firstParagraph(of: markdown)))
        guard sentence.count > limit else { return String(sentence) }
        return sentence.prefix(limit - 1).trimmingSuffix(while: \.isWhitespace) + "…"
    }

    /// A full stop ends a sentence where no small letter goes on after it and no “e.g.” stands before it.
    private static func sentence(beginning text: String) -> Substring {
        var previous: Substring?
        for word in text.split(separator: " ") {
            if let previous, previous.last == ".", word.first?.isLowercase == false, !isAbbreviation(previous) {
                return text[..<previous.endIndex]
            }
            previous = word
        }
        return text[...]
    }

    private static func isAbbreviation(_ word: Substring) -> Bool {
        let letters = word.drop { !$0.isLetter }.split(separator: ".")
        return letters.count > 1 && letters.allSatisfy { $0.count == 1 }
    }
}

extension StringProtocol {
    func trimmingSuffix(while predicate: (Character) -> Bool) -> String {
        String(reversed().drop(while: predicate).reversed())
    }
}
