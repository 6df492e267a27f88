import JSON
import SourceText

/// Takes the text of a value apart as CSS does: `16px`, `rgb(0 0 0 / 50%)`. In loose files aliases may stand among the rest:
/// `{space.base} * 2`.
struct TextValueParser {
    private let bytes: [UInt8]
    private let dialect: TokenDialect
    /// Of the text: in a text with escapes no byte has its own.
    private let location: SourceLocation
    private var tokenizer: StylesheetTokenizer

    static func parts(of value: JSONValue, _ dialect: TokenDialect) throws(DesignTokenProblem) -> [ValuePart] {
        let bytes = value.asString?.withUTF8 { Array($0) } ?? []
        var parser = TextValueParser(bytes, dialect, at: value.location)
        let parts = try parser.parts(until: .end, depth: 0)
        guard !parts.isEmpty else { throw .value("this value is empty", at: value.location) }
        return parts
    }

    private init(_ bytes: [UInt8], _ dialect: TokenDialect, at location: SourceLocation) {
        self.bytes = bytes
        self.dialect = dialect
        self.location = location
        tokenizer = StylesheetTokenizer(bytes)
        tokenizer.readsLineComments = false
    }

    private mutating func parts(
        until closing: StylesheetToken.Kind,
        depth: Int
    ) throws(DesignTokenProblem) -> [ValuePart] {
        guard depth <= StylesheetLimits.valueDepth else {
            throw .value("this value is nested deeper than \(StylesheetLimits.valueDepth) levels", at: location)
        }
        var parts: [ValuePart] = []
        while true {
            let token = tokenizer.next()
            if token.kind == closing { return parts }
            switch token.kind {
            case .space, .comment: continue
            case .end: throw .value("\(whole) has a parenthesis that is never closed", at: location)
            case .openParenthesis:
                add(.parentheses(try self.parts(until: .closeParenthesis, depth: depth + 1)), to: &parts)
            case .function:
                let name = StylesheetText.decoded(token.start..<token.end - 1, in: bytes).lowercased()
                add(.function(name, try self.parts(until: .closeParenthesis, depth: depth + 1)), to: &parts)
            case .openBrace, .interpolation: add(.reference(try alias(from: token), fallback: nil), to: &parts)
            default:
                guard let kind = SimplePart.kind(of: token, in: bytes) else {
                    throw .value("\(whole) has no meaning in a value", at: location)
                }
                add(kind, to: &parts)
            }
        }
    }

    private func add(_ kind: ValuePart.Kind, to parts: inout [ValuePart]) {
        parts.append(ValuePart(kind, at: location))
    }

    /// The token that is named in braces; nothing but a sign or a gap may touch them.
    private mutating func alias(from opening: StylesheetToken) throws(DesignTokenProblem) -> TokenName {
        let end = bytes[opening.start...].firstIndex(of: UInt8(ascii: "}")).map { $0 + 1 } ?? bytes.count
        let text = String(decoding: bytes[opening.start..<end], as: UTF8.self)
        let touches = end < bytes.count && StylesheetBytes.continuesName(bytes[end])
        guard opening.kind == .openBrace, !touches, let path = TokenAlias.path(text, dialect) else {
            throw .alias("\(whole) has braces that are no alias", at: location)
        }
        tokenizer.position = end
        return TokenPath.name(of: path)
    }

    private var whole: String { String(decoding: bytes.prefix(200), as: UTF8.self).quotedForMessage }
}
