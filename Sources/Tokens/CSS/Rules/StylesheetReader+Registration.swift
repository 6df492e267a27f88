import Core

/// `@property --name { syntax: "<color>"; initial-value: red }`
extension StylesheetReader {
    /// Starts behind the brace. The initial value holds where nothing else does, and the syntax is the token's type.
    mutating func readRegistration(_ prelude: StylesheetPrelude, _ arguments: ArraySlice<StylesheetToken>) {
        guard let token = arguments.first, token.kind == .word, tokenizer.isDeclarable(token) else {
            report(
                .syntax(
                    "behind `@property` stands no name of a custom property; it is not read",
                    at: prelude.range.lowerBound
                )
            )
            return tokenizer.skipBlock()
        }
        let name = StylesheetName(sigil: .property, text: source.text(token.start + 2..<token.end), range: token.range)
        let documentation = comment.map(source.raw)
        var (value, type): (StylesheetValue?, TokenType?)
        while let descriptor = nextDescriptor(openedBy: prelude) {
            var parser = StylesheetValueParser(source: source, variables: context.variables, tokenizer: tokenizer)
            do {
                let read = try parser.readPropertyValue()
                tokenizer = parser.tokenizer
                if source.isWord(descriptor.range, "initial-value") { value = read }
                if source.isWord(descriptor.range, "syntax") { type = Self.type(of: read.parts) }
            } catch {
                tokenizer = parser.tokenizer
                report(error)
            }
        }
        guard var value else {
            let message = "\(StylesheetText.quoted(name.spelling)) is registered without an initial value"
            return diagnostics.note(.tokensNoValue, message, at: location(of: token.start))
        }
        value.isDefault = true
        add(StylesheetDeclaration(name: name, value: value, comment: documentation, type: type))
    }

    /// The name of the next descriptor, its colon read; nil behind the brace at the end.
    private mutating func nextDescriptor(openedBy prelude: StylesheetPrelude) -> StylesheetToken? {
        while true {
            let token = tokenizer.nextBehindTrivia()
            switch token.kind {
            case .semicolon: continue
            case .closeBrace: return nil
            case .end:
                report(.syntax("this brace is never closed", at: prelude.end))
                return nil
            case .word:
                let colon = tokenizer.nextBehindTrivia()
                if colon.kind == .colon { return token }
                tokenizer.position = colon.start
                fallthrough
            default:
                report(
                    .syntax(
                        "\(source.quoted(token.range)) is no descriptor of a property; it is not read",
                        at: token.start
                    )
                )
                tokenizer.skipDeclaration()
            }
        }
    }

    private static func type(of syntax: [ValuePart]) -> TokenType? {
        guard syntax.count == 1, case .text(let text) = syntax[0].kind else { return nil }
        return switch text {
        case "<color>": .color
        case "<length>": .dimension
        case "<number>", "<integer>": .number
        case "<time>": .duration
        default: nil
        }
    }
}
