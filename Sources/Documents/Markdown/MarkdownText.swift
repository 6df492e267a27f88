import Core

/// Writes running text as Markdown again. The source can't be cut out: in a table cell its bars are escaped, and a
/// description may be the rest of a bullet. Marks that the source had escaped are escaped again.
package enum MarkdownText {
    package static func text(of inlines: [MarkdownInline]) -> String {
        var result = ""
        append(inlines, to: &result)
        return String(result.trimming(while: \.isWhitespace))
    }

    private static func append(_ inlines: [MarkdownInline], to result: inout String) {
        for inline in inlines {
            switch inline.kind {
            case .text(let text): appendEscaped(text, to: &result)
            case .code(let text): result += MarkdownCell.span(text)
            case .html(let text): result += text
            case .emphasis(let inner): wrap(inner, "*", in: &result)
            case .strong(let inner): wrap(inner, "**", in: &result)
            case .strikethrough(let inner): wrap(inner, "~~", in: &result)
            case .link(let destination, let inner):
                result += "["
                append(inner, to: &result)
                result += "](\(destination))"
            case .image(let destination, let inner):
                result += "!["
                append(inner, to: &result)
                result += "](\(destination))"
            case .softBreak: result += " "
            case .lineBreak: result += "\\\n"
            }
        }
    }

    private static func wrap(_ inner: [MarkdownInline], _ mark: String, in result: inout String) {
        result += mark
        append(inner, to: &result)
        result += mark
    }

    private static func appendEscaped(_ text: String, to result: inout String) {
        guard text.utf8.contains(where: mayBeMark) else {
            result += text
            return
        }
        var previous: Character = " "
        var rest = text[...]
        while let character = rest.popFirst() {
            let next = rest.first ?? " "
            let isMark =
                switch character {
                case "`": true
                case "*": !(previous.isWhitespace && next.isWhitespace)
                case "_": !(isWord(previous) && isWord(next)) && !(previous.isWhitespace && next.isWhitespace)
                case "<": next.isLetter || next == "/" || next == "!" || next == "?"
                case "\\": next.isASCII && (next.isPunctuation || next.isSymbol)
                default: false
                }
            if isMark { result.append("\\") }
            result.append(character)
            previous = character
        }
    }

    private static func mayBeMark(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "<"), UInt8(ascii: "\\"): true
        default: false
        }
    }

    private static func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }
}
