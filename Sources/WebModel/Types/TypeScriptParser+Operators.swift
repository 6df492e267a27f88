/// Operators of types: conditions, unions, intersections, prefixes and suffixes, from the loosest to the tightest.
extension TypeScriptParser {
    mutating func type() throws(Problem) -> WebType {
        try enter()
        defer { depth -= 1 }
        if isAt(.ellipsis), peek().kind.beginsType { return try variadicType() }
        let start = position
        let checked = try union()
        guard surroundings.allowConditional, isAt(word: "extends") else { return checked }
        return try conditionalType(from: start)
    }

    /// JSDoc's `...T`.
    private mutating func variadicType() throws(Problem) -> WebType {
        advance()
        return WebType(.array(try type()))
    }

    private mutating func conditionalType(from start: Int) throws(Problem) -> WebType {
        advance()
        let outer = surroundings
        surroundings = Surroundings(allowSuffix: false, allowConditional: false)
        _ = try union()
        surroundings = outer
        try expect(.question, "`?` of a conditional type")
        _ = try type()
        try expect(.colon, "`:` of a conditional type")
        _ = try type()
        return try named(.conditional, from: start)
    }

    func named(_ shape: WebType.NamedShape, from start: Int) throws(Problem) -> WebType {
        WebType(.named(shape, text: try text(from: start)))
    }

    /// A type inside brackets, which start everything afresh.
    mutating func bracketedType() throws(Problem) -> WebType {
        let outer = surroundings
        surroundings = Surroundings()
        defer { surroundings = outer }
        return try type()
    }

    // MARK: Unions and intersections

    private mutating func union() throws(Problem) -> WebType {
        let looseWordsBefore = looseWords.count
        let hasLeadingBar = accept(.pipe)
        let first = try intersection(isInside: hasLeadingBar)
        guard isAt(.pipe) else { return first }
        return try union(beginningWith: first, looseWordsBefore)
    }

    private mutating func union(beginningWith first: WebType, _ looseWordsBefore: Int) throws(Problem) -> WebType {
        var members = [first]
        while accept(.pipe) { members.append(try intersection(isInside: true)) }
        guard let values = TypeScriptWordSet.values(of: members) else { return .union(of: members) }
        looseWords.removeLast(looseWords.count - looseWordsBefore)
        return .union(of: values)
    }

    private mutating func intersection(isInside isInsideUnion: Bool) throws(Problem) -> WebType {
        let hasLeadingSign = accept(.ampersand)
        let first = try operand(isInside: isInsideUnion || hasLeadingSign)
        guard isAt(.ampersand) else { return first }
        return try intersection(beginningWith: first)
    }

    private mutating func intersection(beginningWith first: WebType) throws(Problem) -> WebType {
        var members = [first]
        while accept(.ampersand) { members.append(try operand(isInside: true)) }
        return .intersection(of: members)
    }

    // MARK: Prefixes

    /// A function beside a bar or an ampersand should stand in parentheses, and is printed in them; one without them
    /// counts as if it had them, so that the printed type never nests deeper than the type that was read.
    private mutating func operand(isInside: Bool) throws(Problem) -> WebType {
        guard isInside, isAtFunction || isAtConstructor else { return try operand() }
        return try prefixed()
    }

    /// Chooses and no more, as `primary`: a function on the way of every nested type must take little of the stack.
    private mutating func operand() throws(Problem) -> WebType {
        if isAtFunction { return try function() }
        switch current.kind {
        case .question: return try optionalType()
        case .bang: return try requiredType()
        case .word: break
        default: return try suffixed()
        }
        if isAtConstructor { return try constructor() }
        let next = peek()
        if isAt(word: "keyof"), next.kind.beginsType { return try keyType() }
        if isAt(word: "readonly"), next.kind.beginsType { return try readonlyList() }
        if isAt(word: "infer"), next.kind == .word, !next.hasLineBreakBefore { return try inferredType() }
        return try suffixed()
    }

    private mutating func prefixed() throws(Problem) -> WebType {
        try enter()
        defer { depth -= 1 }
        return try operand()
    }

    /// JSDoc's `?T`.
    private mutating func optionalType() throws(Problem) -> WebType {
        advance()
        return try prefixed().optional
    }

    /// JSDoc's `!T`.
    private mutating func requiredType() throws(Problem) -> WebType {
        advance()
        return try prefixed()
    }

    private mutating func keyType() throws(Problem) -> WebType {
        let start = position
        advance()
        _ = try closedOperand()
        return try named(.keyOf, from: start)
    }

    /// A function without parentheses would take the tokens behind it for its result.
    private mutating func closedOperand() throws(Problem) -> WebType {
        let start = position
        let type = try prefixed()
        switch type.shape {
        case .function, .named(.constructor, _):
            guard lastOperandStart == start else {
                throw .syntax("a function must stand in parentheses here", at: tokens[start].start)
            }
        default: break
        }
        return type
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
            _ = try closedOperand()
            surroundings = outer
        }
        return try named(.infer, from: start)
    }

    // MARK: Suffixes

    /// A type with its suffixes: `T[]`, `T["key"]`, `T?`, `T=`.
    private mutating func suffixed() throws(Problem) -> WebType {
        let start = position
        let outerSuffixDepth = suffixDepth
        suffixDepth = 0
        var type = try primary()
        while try suffix(of: &type, from: start) {}
        suffixDepth = max(outerSuffixDepth, suffixDepth)
        lastOperandStart = start
        return type
    }

    private mutating func suffix(of type: inout WebType, from start: Int) throws(Problem) -> Bool {
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
                type = try named(.indexedAccess, from: start)
            }
        case .question where surroundings.allowSuffix, .equals where surroundings.allowSuffix:
            advance()
            type = type.optional
        default: return false
        }
        return true
    }
}

/// Sets of values without quotes: `neutral | error`, `string | sm | light-blue`. TypeScript would take the words for
/// names of types, but two and more of them in lower case, beside nothing but strings, `null` and `undefined`, are no
/// names in any library; one alone, or beside any other type, may be.
enum TypeScriptWordSet {
    static func values(of members: [WebType]) -> [WebType]? {
        var values: [WebType] = []
        var count = 0
        var hasWords = false
        for var member in members {
            switch member.shape {
            case .keyword(.null), .keyword(.undefined): count -= 1
            case .keyword(.string), .literal(.string), .enumeration: break
            case .union(let inner):
                guard inner.allSatisfy(\.isText) else { return nil }
            case .reference(let name, let arguments) where arguments.isEmpty && TypeScriptCharacters.isSetWord(name):
                member.shape = .literal(.string(name))
                hasWords = true
            default: return nil
            }
            count += 1
            values.append(member)
        }
        return hasWords && count > 1 ? values : nil
    }
}

extension WebType {
    fileprivate var isText: Bool {
        switch shape {
        case .keyword(.string), .literal(.string): true
        default: false
        }
    }
}
