/// What joins types: conditions, unions, intersections, prefixes and suffixes, from the loosest to the tightest.
extension TypeScriptParser {
    mutating func type() throws(Problem) -> WebType {
        try enter()
        defer { depth -= 1 }
        if isAt(.ellipsis), peek().kind.beginsType {
            advance()
            return WebType(.array(try type()))
        }
        let start = position
        let checked = try union()
        guard surroundings.allowConditional, accept(word: "extends") else { return checked }
        let outer = surroundings
        surroundings = Surroundings(allowSuffix: false, allowConditional: false)
        _ = try union()
        surroundings = outer
        try expect(.question, "`?` of a conditional type")
        _ = try type()
        try expect(.colon, "`:` of a conditional type")
        _ = try type()
        return WebType(.named(.conditional, text: try text(from: start)))
    }

    /// A type inside brackets, which start everything afresh.
    mutating func bracketedType() throws(Problem) -> WebType {
        let outer = surroundings
        surroundings = Surroundings()
        defer { surroundings = outer }
        return try type()
    }

    private mutating func union() throws(Problem) -> WebType {
        let looseWordsBefore = looseWords.count
        let hasLeadingBar = accept(.pipe)
        var members = [try intersection(isInside: hasLeadingBar)]
        while accept(.pipe) {
            members.append(try intersection(isInside: true))
        }
        guard members.count > 1 else { return members[0] }
        if let values = TypeScriptWordSet.values(of: members) {
            looseWords.removeLast(looseWords.count - looseWordsBefore)
            members = values
        }
        return .union(of: members)
    }

    private mutating func intersection(isInside isInsideUnion: Bool) throws(Problem) -> WebType {
        let hasLeadingSign = accept(.ampersand)
        var members = [try operand(isInside: isInsideUnion || hasLeadingSign)]
        while accept(.ampersand) {
            members.append(try operand(isInside: true))
        }
        return members.count > 1 ? .intersection(of: members) : members[0]
    }

    /// A function beside a bar or an ampersand should stand in parentheses, and is printed in them; one that does not
    /// counts as if it did, so that what is printed never nests deeper than what was read.
    private mutating func operand(isInside: Bool) throws(Problem) -> WebType {
        guard isInside, isAtFunction || isAtConstructor else { return try operand() }
        try enter()
        defer { depth -= 1 }
        return try operand()
    }

    /// A type with its prefixes.
    private mutating func operand() throws(Problem) -> WebType {
        if isAtFunction { return WebType(.function(try functionType())) }
        let start = position
        switch current.kind {
        case .question:
            advance()
            return try prefixed().optional
        case .bang:
            advance()
            return try prefixed()
        case .word: break
        default: return try suffixed()
        }
        let next = peek()
        if isAt(word: "keyof"), next.kind.beginsType {
            advance()
            _ = try prefixed()
            return WebType(.named(.keyOf, text: try text(from: start)))
        }
        if isAt(word: "readonly"), next.kind.beginsType {
            return try readonlyList()
        }
        if isAt(word: "infer"), next.kind == .word, !next.hasLineBreakBefore {
            return try inferredType()
        }
        if isAtConstructor {
            _ = accept(word: "abstract")
            advance()
            guard isAtFunction else { throw unexpected("the parameters of a constructor") }
            _ = try functionType()
            return WebType(.named(.constructor, text: try text(from: start)))
        }
        return try suffixed()
    }

    private mutating func prefixed() throws(Problem) -> WebType {
        try enter()
        defer { depth -= 1 }
        return try operand()
    }

    /// `readonly T[]`: the list without the promise not to change it.
    private mutating func readonlyList() throws(Problem) -> WebType {
        let start = current.start
        advance()
        let list = try prefixed()
        switch list.shape {
        case .array, .tuple: return list
        default: throw .syntax("`readonly` stands before something that is no array", at: start)
        }
    }

    private mutating func inferredType() throws(Problem) -> WebType {
        let start = position
        position += 2
        if accept(word: "extends") {
            let outer = surroundings
            surroundings = Surroundings(allowSuffix: false, allowConditional: false)
            _ = try prefixed()
            surroundings = outer
        }
        return WebType(.named(.infer, text: try text(from: start)))
    }

    /// A type with its suffixes: `T[]`, `T["key"]`, `T?`, `T=`.
    private mutating func suffixed() throws(Problem) -> WebType {
        let start = position
        let outerSuffixDepth = suffixDepth
        suffixDepth = 0
        var type = try primary()
        while true {
            switch current.kind {
            case .leftBracket where !current.hasLineBreakBefore:
                advance()
                suffixDepth += 1
                guard depth + suffixDepth <= WebTypeParser.depthLimit else { throw .tooDeep(at: current.start) }
                if accept(.rightBracket) {
                    type = WebType(.array(type))
                } else {
                    _ = try bracketedType()
                    try expect(.rightBracket, "`]`")
                    type = WebType(.named(.indexedAccess, text: try text(from: start)))
                }
                continue
            case .question where surroundings.allowSuffix, .equals where surroundings.allowSuffix:
                advance()
                type = type.optional
                continue
            default: break
            }
            break
        }
        suffixDepth = max(outerSuffixDepth, suffixDepth)
        lastOperandStart = start
        return type
    }
}
