/// Ends items at the end of a line, unless the line before or the one behind it says that there is more.
struct ItemEnds {
    let source: SwiftTokens

    /// `prefixEnd` is the token behind attributes and modifiers, which no end of a line parts from the item.
    func end(from start: Int, prefixEnd: Int, before end: Int) -> Int {
        // Nothing follows the attributes that end a file.
        let isRepeat = prefixEnd < end && source.isWord(prefixEnd, .repeat)
        var hasBraces = false
        var token = start
        while token < end {
            if token > prefixEnd, source.tokens[token].isBehindNewline,
                !continues(token, before: end, isRepeat: isRepeat, hasBraces: hasBraces)
            {
                return token
            }
            if token > start, source.tokens[token - 1].kind == .semicolon { return token }
            if source.tokens[token].kind == .open {
                hasBraces = hasBraces || source.isSign(token, "{")
                token = source.partners[token] + 1
            } else if source.tokens[token].kind == .directive {
                token = conditionEnd(token)
            } else {
                token += 1
            }
        }
        return token
    }

    func conditionEnd(_ start: Int) -> Int {
        var branch = start
        while source.partners[branch] != branch { branch = source.partners[branch] }
        return branch + 1
    }

    private func continues(_ token: Int, before end: Int, isRepeat: Bool, hasBraces: Bool) -> Bool {
        let last = source.tokens[token - 1]
        switch last.kind {
        case .comma, .colon, .dot, .at: return true
        // Operators with a space before them join the text before them with the text behind. No expression ends with
        // the `<` of type parameters.
        case .operator where last.isBehindSpace || source.isSign(token - 1, "<"): return true
        case .word where source.isWord(token - 1, .open): return true
        default: break
        }
        switch source.tokens[token].kind {
        case .dot, .comma, .colon: return true
        // No expression begins with the `>` of type parameters.
        case .operator:
            return source.text(token).first == UInt8(ascii: ">")
                || token + 1 < end && source.tokens[token + 1].isBehindSpace
        case .word:
            return source.isWord(token, .joining)
                || source.isWord(token, .async) && !(token + 1 < end && source.isWord(token + 1, .let))
                || isRepeat && source.isSign(token - 1, "}") && source.isWord(token, .while)
        case .open: return source.isSign(token, "{") && !hasBraces
        case .directive: return token + 1 < end && source.tokens[token + 1].kind == .dot
        default: return false
        }
    }
}
