/// Ends items at the end of a line, unless the line before or the one behind it says that there is more.
extension SwiftTokens {
    /// `prefixEnd` is the token behind attributes and modifiers, which no end of a line parts from the item.
    func itemEnd(from start: Int, prefixEnd: Int, before end: Int) -> Int {
        // Nothing follows the attributes that end a file.
        let isRepeat = prefixEnd < end && isWord(prefixEnd, .repeat)
        var hasBraces = false
        var token = start
        while token < end {
            if token > prefixEnd, tokens[token].isBehindNewline,
                !continues(token, before: end, isRepeat: isRepeat, hasBraces: hasBraces)
            {
                return token
            }
            if token > start, tokens[token - 1].kind == .semicolon { return token }
            if tokens[token].kind == .open {
                hasBraces = hasBraces || isSign(token, "{")
                token = behind(token)
            } else if tokens[token].kind == .directive {
                token = conditionEnd(token)
            } else {
                token += 1
            }
        }
        return token
    }

    func conditionEnd(_ start: Int) -> Int {
        var branch = start
        while partners[branch] != branch { branch = partners[branch] }
        return branch + 1
    }

    private func continues(_ token: Int, before end: Int, isRepeat: Bool, hasBraces: Bool) -> Bool {
        let last = tokens[token - 1]
        switch last.kind {
        case .comma, .colon, .dot, .at: return true
        // Operators with a space before them join the text before them with the text behind. No expression ends with
        // the `<` of type parameters.
        case .operator where last.isBehindSpace || isSign(token - 1, "<"): return true
        case .word where isWord(token - 1, .open): return true
        default: break
        }
        switch tokens[token].kind {
        case .dot, .comma, .colon: return true
        // No expression begins with the `>` of type parameters.
        case .operator:
            return text(token).first == UInt8(ascii: ">")
                || token + 1 < end && tokens[token + 1].isBehindSpace
        case .word:
            return isWord(token, .joining)
                || isWord(token, .async) && !(token + 1 < end && isWord(token + 1, .let))
                || isRepeat && isSign(token - 1, "}") && isWord(token, .while)
        case .open: return isSign(token, "{") && !hasBraces
        case .directive: return token + 1 < end && tokens[token + 1].kind == .dot
        default: return false
        }
    }
}
