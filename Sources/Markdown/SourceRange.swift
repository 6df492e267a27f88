/// The value of a `sourcepos` attribute: `3:1-4:24`, lines and columns counted from 1, the end included.
struct SourceRange: Equatable {
    let startLine: Int
    let startColumn: Int
    let endLine: Int
    let endColumn: Int

    init?(_ text: some Sequence<UInt8>) {
        var numbers = (0, 0, 0, 0)
        var index = 0
        for byte in text {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                let digit = Int(byte - UInt8(ascii: "0"))
                switch index {
                case 0: numbers.0 = numbers.0 &* 10 &+ digit
                case 1: numbers.1 = numbers.1 &* 10 &+ digit
                case 2: numbers.2 = numbers.2 &* 10 &+ digit
                default: numbers.3 = numbers.3 &* 10 &+ digit
                }
            case UInt8(ascii: ":"), UInt8(ascii: "-"):
                index += 1
            default:
                return nil
            }
        }
        guard index == 3 else { return nil }
        (startLine, startColumn, endLine, endColumn) = numbers
    }
}

extension SourceRange {
    /// What an element of the Markdown's XML tells of its place; nil where it tells nothing.
    init?(of element: XMLElement) {
        guard let range = element.withAttribute("sourcepos", { SourceRange($0) }) ?? nil, range.startLine > 0 else {
            return nil
        }
        self = range
    }
}
