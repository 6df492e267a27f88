/// Writes running text as Markdown again. The source can't be cut out: in a table cell its bars are escaped, and a
/// description may be the rest of a bullet. Marks that the source had escaped are escaped again.
package enum MarkdownText {
    package static func text(of inlines: [MarkdownInline]) -> String {
        var result = ""
        append(inlines, to: &result)
        if let first = result.utf8.first, let last = result.utf8.last, isVisibleASCII(first), isVisibleASCII(last) {
            return result
        }
        var trimmed = Substring(result)
        while trimmed.first?.isWhitespace == true { trimmed.removeFirst() }
        while trimmed.last?.isWhitespace == true { trimmed.removeLast() }
        return String(trimmed)
    }

    private static func isVisibleASCII(_ byte: UInt8) -> Bool { byte > 0x20 && byte < 0x7F }

    private static func append(_ inlines: [MarkdownInline], to result: inout String) {
        for inline in inlines {
            switch inline.kind {
            case .text(let text): appendEscaped(text, to: &result)
            case .code(let text): result += code(text)
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

    private static func code(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "`")) else { return "`" + text + "`" }
        var longest = 0
        var run = 0
        for character in text {
            run = character == "`" ? run + 1 : 0
            longest = max(longest, run)
        }
        let fence = String(repeating: "`", count: longest + 1)
        let blank = text.hasPrefix("`") || text.hasSuffix("`") ? " " : ""
        return fence + blank + text + blank + fence
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
