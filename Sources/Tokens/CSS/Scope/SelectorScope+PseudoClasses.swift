extension SelectorScope {
    /// Starts behind `:`.
    mutating func readPseudoClass() -> StylesheetScope {
        guard index < tokens.endIndex else { return .elsewhere(.component) }
        let token = tokens[index]
        index += 1
        switch token.kind {
        case .word:
            let isPage = ["root", "host", "scope"].contains(source.text(token.range).lowercased())
            return isPage ? .everywhere : .elsewhere(.component)
        case .function:
            let arguments = readArguments()
            switch source.text(token.start..<token.end - 1).lowercased() {
            case "is", "where", "matches", "-webkit-any", "-moz-any", "host", "host-context":
                return scope(of: arguments)
            case "not": return exclude(arguments)
            default: return .elsewhere(.component)
            }
        default:
            return .elsewhere(.component)
        }
    }

    private func scope(of arguments: ArraySlice<StylesheetToken>) -> StylesheetScope {
        var inside = SelectorScope(source, arguments, brace: brace, depth: depth + 1)
        return inside.readList()
    }

    /// Excludes the arguments and returns the rest. A page without a theme that is neither light nor dark, or without
    /// any theme, stays the whole page; without the page nothing is left.
    private mutating func exclude(_ arguments: ArraySlice<StylesheetToken>) -> StylesheetScope {
        let scope = scope(of: arguments)
        if let mode = scope.mode { excluded.insert(mode) }
        let hasName = arguments.contains { $0.kind == .openBracket || $0.kind == .delimiter }
        return scope == .everywhere && !hasName ? .nowhere : .everywhere
    }

    /// The tokens up to the parenthesis that closes the function.
    private mutating func readArguments() -> ArraySlice<StylesheetToken> {
        let start = index
        var open = 1
        while index < tokens.endIndex {
            switch tokens[index].kind {
            case .function, .openParenthesis: open += 1
            case .closeParenthesis: open -= 1
            default: break
            }
            index += 1
            if open == 0 { return tokens[start..<index - 1] }
        }
        return tokens[start...]
    }
}
