import Core

/// Takes text apart as CSS does: `16px`, `rgb(0 0 0 / 50%)`. Loose files may have aliases in it: `{space.base} * 2`.
struct TextValueParser {
    private let bytes: [UInt8]
    private let dialect: TokenDialect
    /// Place of the text: in a text with escapes no byte has its own.
    private let location: SourceLocation
    private var tokenizer: StylesheetTokenizer

    static func parts(of value: JSONValue, _ dialect: TokenDialect) throws(DesignTokenProblem) -> [ValuePart] {
        let bytes = value.asString?.withUTF8 { Array($0) } ?? []
        var parser = TextValueParser(bytes, dialect, at: value.location)
        let parts = try parser.parts(until: .end, depth: 0)
        guard !parts.isEmpty else { throw .value("this value is empty", at: value.location) }
        return parts
    }

    /// A value as a style sheet has it, where `var(--x, fallback)` refers to a token, and nothing else does.
    static func parts(ofStyle value: JSONValue) throws(DesignTokenProblem) -> [ValuePart] {
        let bytes = value.asString?.withUTF8 { Array($0) } ?? Array((value.numberText ?? "").utf8)
        return try parts(ofStyle: bytes, at: value.location)
    }

    static func parts(ofStyle bytes: [UInt8], at location: SourceLocation) throws(DesignTokenProblem) -> [ValuePart] {
        guard !bytes.contains(where: TokenAlias.isBrace) else {
            let text = String(decoding: bytes.prefix(200), as: UTF8.self).quotedForMessage
            throw .value("\(text) has braces, which have no meaning in a value", at: location)
        }
        var parser = TextValueParser(bytes, .standard, at: location)
        let parts = try parser.parts(until: .end, depth: 0)
        guard !parts.isEmpty else { throw .value("this value is empty", at: location) }
        return parts.map(\.followingVariables)
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
        let touches = end < bytes.count && StylesheetBytes.continuesName(bytes[end])
        let alias = TokenAlias(String(decoding: bytes[opening.start..<end], as: UTF8.self), dialect)
        guard opening.kind == .openBrace, !touches, let alias else {
            throw .alias("\(whole) has braces that are no alias", at: location)
        }
        tokenizer.position = end
        return alias.name
    }

    private var whole: String { String(decoding: bytes.prefix(200), as: UTF8.self).quotedForMessage }
}

extension ValuePart {
    fileprivate var followingVariables: ValuePart {
        guard case .function("var", let arguments) = kind else { return mappingInner { $0.map(\.followingVariables) } }
        guard case .word(let name)? = arguments.first?.kind, name.hasPrefix("--"), name.utf8.count > 2,
            arguments.count == 1 || arguments[1].kind == .comma
        else { return self }
        let fallback = arguments.count == 1 ? nil : arguments.dropFirst(2).map(\.followingVariables)
        return ValuePart(.reference(TokenName(String(name.dropFirst(2))), fallback: fallback), at: location)
    }
}
