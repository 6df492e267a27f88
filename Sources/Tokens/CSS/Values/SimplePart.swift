enum SimplePart {
    /// Nil for tokens that are more than a part by themselves.
    static func kind(of token: StylesheetToken, in bytes: [UInt8]) -> ValuePart.Kind? {
        let (start, end) = (token.start, token.end)
        switch token.kind {
        case .word: return .word(StylesheetText.decoded(token.range, in: bytes))
        case .hash: return .hash(StylesheetText.decoded(start + 1..<end, in: bytes))
        case .string: return .text(StylesheetText.decoded(start + 1..<end - 1, in: bytes))
        case .comma: return .comma
        case .number, .percentage, .dimension: return number(token, in: bytes)
        case .colon, .atWord, .markupComment: return .other(StylesheetText.raw(token.range, in: bytes))
        case .delimiter:
            switch bytes[start] {
            case UInt8(ascii: "/"): return .slash
            case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"): return .sign(bytes[start])
            default: return .other(StylesheetText.raw(token.range, in: bytes))
            }
        default: return nil
        }
    }

    private static func number(_ token: StylesheetToken, in bytes: [UInt8]) -> ValuePart.Kind {
        let value = StylesheetNumber.value(at: token.start, in: bytes)
        guard value.isFinite else { return .other(StylesheetText.raw(token.range, in: bytes)) }
        switch token.kind {
        case .percentage: return .percentage(value)
        case .dimension:
            let unit = StylesheetNumber.end(of: token.start, in: bytes)..<token.end
            return .dimension(value, unit: StylesheetText.decoded(unit, in: bytes).lowercased())
        default: return .number(value)
        }
    }

    /// Writes the part as SCSS does where it becomes a piece of a name; nil for a part that has no such text.
    static func text(of kind: ValuePart.Kind) -> String? {
        switch kind {
        case .word(let text), .text(let text): text
        case .number(let number): text(of: number)
        case .percentage(let number): text(of: number) + "%"
        case .dimension(let number, let unit): text(of: number) + unit
        case .hash(let text): "#" + text
        default: nil
        }
    }

    private static func text(of number: Double) -> String { Int(exactly: number).map(String.init) ?? "\(number)" }
}
