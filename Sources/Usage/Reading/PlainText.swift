import Markup
import SourceText

/// The words of markup as a browser shows them: white space of any length is one blank.
enum PlainText {
    static func collapsed(_ text: String) -> String {
        var result = ""
        for character in text {
            let isBlank =
                character == " " || character == "\n" || character == "\t" || character == "\r" || character == "\r\n"
            if !isBlank {
                result.append(character)
            } else if result.last != " " {
                result.append(" ")
            }
        }
        return result
    }

    static func trimmed(_ text: String) -> String {
        var words = Substring(collapsed(text))
        while words.first == " " { words.removeFirst() }
        while words.last == " " { words.removeLast() }
        return String(words)
    }
}

extension MarkupNode {
    /// Whether nothing of it is ever shown.
    var isBlank: Bool {
        switch self {
        case .text(let text): PlainText.trimmed(text.text).isEmpty
        case .comment: true
        case .element: false
        }
    }

    var place: SourceLocation {
        switch self {
        case .text(let text), .comment(let text): text.place
        case .element(let element): element.place
        }
    }

    /// All words inside of it.
    var words: String {
        switch self {
        case .text(let text): text.text
        case .comment: ""
        case .element(let element): element.children.map(\.words).joined()
        }
    }
}
