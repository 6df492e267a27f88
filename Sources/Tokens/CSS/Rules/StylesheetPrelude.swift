/// Tokens in front of the brace or semicolon of a rule, without comments.
struct StylesheetPrelude {
    enum Ending {
        case brace
        case semicolon
        /// The brace that closes the rule around it, or the end of the file.
        case outside
    }

    private(set) var tokens: [StylesheetToken] = []
    private(set) var range: Range<Int>
    fileprivate(set) var ending = Ending.outside
    /// The name of the declaration that begins before this has ended.
    fileprivate(set) var nextDeclaration: StylesheetToken?
    fileprivate(set) var end: Int
    private(set) var isTooLong = false
    private(set) var broken: StylesheetToken?

    init(beginningWith token: StylesheetToken) {
        range = token.range
        end = token.end
        append(token)
    }

    fileprivate mutating func append(_ token: StylesheetToken) {
        switch token.kind {
        case .comment, .lineComment: return
        case .unclosedString, .unclosedComment:
            if broken == nil { broken = token }
        default: break
        }
        if token.kind != .space { range = range.lowerBound..<token.end }
        if tokens.count < StylesheetLimits.preludeLength { tokens.append(token) } else { isTooLong = true }
    }
}

extension StylesheetTokenizer {
    mutating func readPrelude(beginningWith first: StylesheetToken) -> StylesheetPrelude {
        var prelude = StylesheetPrelude(beginningWith: first)
        var interpolations = first.kind == .interpolation ? 1 : 0
        var parentheses = 0
        var name: StylesheetToken?
        while true {
            let token = next()
            switch token.kind {
            case .openParenthesis, .function: parentheses += 1
            case .closeParenthesis: parentheses -= 1
            case .colon:
                guard let name, parentheses == 0, beginsLine(name) else { break }
                position = name.start
                prelude.nextDeclaration = name
                return ended(prelude, by: name, .outside)
            case .interpolation: interpolations += 1
            case .closeBrace where interpolations > 0: interpolations -= 1
            case .openBrace where interpolations == 0: return ended(prelude, by: token, .brace)
            case .semicolon: return ended(prelude, by: token, .semicolon)
            case .closeBrace, .end:
                position = token.start
                return ended(prelude, by: token, .outside)
            default: break
            }
            if !token.isTrivia { name = isDeclarable(token) ? token : nil }
            prelude.append(token)
        }
    }

    private func ended(
        _ prelude: StylesheetPrelude,
        by token: StylesheetToken,
        _ ending: StylesheetPrelude.Ending
    ) -> StylesheetPrelude {
        var prelude = prelude
        prelude.ending = ending
        prelude.end = token.start
        return prelude
    }
}
