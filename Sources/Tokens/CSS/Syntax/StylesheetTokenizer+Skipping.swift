extension StylesheetTokenizer {
    /// Skips a block behind its opening brace, with the brace that closes it.
    mutating func skipBlock() {
        var depth = 1
        while depth > 0 {
            switch next().kind {
            case .openBrace, .interpolation: depth += 1
            case .closeBrace: depth -= 1
            case .end: return
            default: break
            }
        }
    }

    /// Goes to the end of a declaration that can't be read, or to the custom property that begins a line before that.
    mutating func skipDeclaration() {
        var interpolations = 0
        var name: StylesheetToken?
        while true {
            let token = next()
            switch token.kind {
            case .colon:
                guard let name, beginsLine(name) else { break }
                position = name.start
                return
            case .semicolon, .end: return
            case .openBrace: skipBlock()
            case .interpolation: interpolations += 1
            case .closeBrace where interpolations > 0: interpolations -= 1
            case .closeBrace:
                position = token.start
                return
            default: break
            }
            if !token.isTrivia { name = token.kind == .word && isDeclarable(token) ? token : nil }
        }
    }
}
