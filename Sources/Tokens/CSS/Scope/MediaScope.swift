struct MediaScope {
    private let source: StylesheetSource
    private let tokens: [StylesheetToken]
    private var index = 0

    static func scope(of tokens: ArraySlice<StylesheetToken>, in source: StylesheetSource) -> StylesheetScope {
        var queries = MediaScope(source: source, tokens: tokens.filter { $0.kind != .space })
        let scope = queries.readList(depth: 0)
        return queries.index == queries.tokens.count ? scope : .elsewhere(.condition)
    }

    private var current: StylesheetToken? { index < tokens.count ? tokens[index] : nil }

    private mutating func take(_ word: StaticString) -> Bool {
        guard let token = current, token.kind == .word, source.isWord(token.range, word) else { return false }
        index += 1
        return true
    }

    private mutating func take(_ kind: StylesheetToken.Kind) -> Bool {
        guard current?.kind == kind else { return false }
        index += 1
        return true
    }

    private mutating func readList(depth: Int) -> StylesheetScope {
        var scope = readQuery(depth: depth)
        while take(.comma) { scope = scope.union(readQuery(depth: depth)) }
        return scope
    }

    /// `not` belongs to all that follows it, for one that belongs to less can't stand beside `and`.
    private mutating func readQuery(depth: Int) -> StylesheetScope {
        let isNegated = take("not")
        if !isNegated { _ = take("only") }
        var scope = readTerm(depth: depth)
        while true {
            if take("and") {
                let term = take("not") ? readTerm(depth: depth).complement : readTerm(depth: depth)
                scope = scope.intersection(term)
            } else if take("or") {
                scope = scope.union(readTerm(depth: depth))
            } else {
                return isNegated ? scope.complement : scope
            }
        }
    }

    private mutating func readTerm(depth: Int) -> StylesheetScope {
        guard depth < StylesheetLimits.selectorDepth else { return .elsewhere(.condition) }
        if take("screen") || take("all") { return .everywhere }
        if take("print") || take("speech") { return .nowhere }
        guard take(.openParenthesis) else { return skipTerm() }
        let scope = readCondition(depth: depth)
        return take(.closeParenthesis) ? scope : skipTerm()
    }

    private mutating func readCondition(depth: Int) -> StylesheetScope {
        guard take("prefers-color-scheme") else {
            let isQuery = current.map { $0.kind == .openParenthesis || source.isWord($0.range, "not") } ?? false
            return isQuery ? readQuery(depth: depth + 1) : .elsewhere(.condition)
        }
        guard take(.colon) else { return .everywhere }
        if take("dark") { return .mode(.dark) }
        return take("light") ? .mode(.light) : .elsewhere(.condition)
    }

    private mutating func skipTerm() -> StylesheetScope {
        var open = 0
        while let token = current, !(open == 0 && token.kind == .comma) {
            switch token.kind {
            case .openParenthesis, .function: open += 1
            case .closeParenthesis: open -= 1
            default: break
            }
            index += 1
            if open < 0 { break }
        }
        return .elsewhere(.condition)
    }
}
