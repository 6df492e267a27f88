/// Tuples: `[first: A, second?: B, ...rest: C[]]`.
extension TypeScriptParser {
    mutating func tuple() throws(Problem) -> WebType {
        WebType(.tuple(try tupleElements()))
    }

    private mutating func tupleElements() throws(Problem) -> [WebType.TupleElement] {
        let outer = surroundings
        surroundings = Surroundings(allowSuffix: false)
        defer { surroundings = outer }
        advance()
        var elements: [WebType.TupleElement] = []
        while !isAt(.rightBracket) {
            elements.append(try tupleElement())
            if !accept(.comma) { break }
        }
        try expect(.rightBracket, "`,` or `]`")
        return elements
    }

    private mutating func tupleElement() throws(Problem) -> WebType.TupleElement {
        let isRest = isAt(.ellipsis) && (peek().kind.beginsType || peek().kind == .ellipsis)
        if isRest { advance() }
        let hasMark = peek().kind == .question
        let name = try tupleElementName(isRest: isRest, hasMark: hasMark)
        let start = position
        let type = try type()
        guard name == nil else {
            return WebType.TupleElement(name: name, type: type, isRest: isRest, isOptional: hasMark)
        }
        // `A | B?` could mean two things; TypeScript wants parentheses there.
        let isOptional = !isRest && lastOperandStart == start && accept(.question)
        return WebType.TupleElement(name: nil, type: type, isRest: isRest, isOptional: isOptional)
    }

    /// The name before a colon or before `?:`.
    private mutating func tupleElementName(isRest: Bool, hasMark: Bool) throws(Problem) -> String? {
        guard isAt(.word), peek(hasMark ? 2 : 1).kind == .colon else { return nil }
        if isRest, hasMark { throw .syntax("a rest element can't be optional", at: peek().start) }
        let name = text(of: current)
        position += hasMark ? 3 : 2
        return name
    }
}
