/// What stands by itself: words and names, literals, parentheses, tuples.
extension TypeScriptParser {
    mutating func primary() throws(Problem) -> WebType {
        let token = current
        switch token.kind {
        case .word: return try word()
        case .looseWord:
            looseWords.append(position)
            advance()
            return WebType(.reference(name: text(of: token), arguments: []))
        case .string:
            advance()
            return WebType(.literal(.string(try stringValue(token))))
        case .number, .bigint:
            advance()
            return number(token, sign: "")
        case .minus where peek().kind == .number || peek().kind == .bigint:
            advance()
            let digits = current
            advance()
            return number(digits, sign: "-")
        case .template:
            advance()
            return WebType(.named(.template, text: text(of: token)))
        case .leftParenthesis:
            advance()
            let inner = try bracketedType()
            try expect(.rightParenthesis, "`)`")
            return inner
        case .leftBracket: return WebType(.tuple(try tupleElements()))
        case .leftBrace: return isAtMappedType ? try mappedType() : WebType(.object(try objectMembers()))
        case .star:
            advance()
            return WebType(.keyword(.any))
        case .ellipsis:
            throw .truncated(at: token.start)
        default: throw unexpected("a type")
        }
    }

    private func number(_ token: TypeScriptToken, sign: String) -> WebType {
        let text = sign + text(of: token)
        return WebType(.literal(token.kind == .bigint ? .bigint(String(text.dropLast())) : .number(text)))
    }

    // MARK: Words

    private mutating func word() throws(Problem) -> WebType {
        let start = position
        let name = text(of: current)
        switch name {
        case "import" where peek().kind == .leftParenthesis:
            try importedName()
            return WebType(.named(.importType, text: try text(from: start)))
        case "typeof" where peek().kind == .word:
            try queriedName()
            return WebType(.named(.typeOf, text: try text(from: start)))
        case "unique" where isWord(peek(), "symbol") && !peek().hasLineBreakBefore:
            position += 2
            return WebType(.keyword(.uniqueSymbol))
        default: break
        }
        if peek().kind != .dot, peek().kind != .less || peek().hasLineBreakBefore, let type = Self.keyword(name) {
            advance()
            return type
        }
        return try reference()
    }

    /// The type of a word that is no name; also of the spellings of the wrapper objects, which everybody uses for the
    /// plain types.
    private static func keyword(_ word: String) -> WebType? {
        switch word {
        case "true": WebType(.literal(.boolean(true)))
        case "false": WebType(.literal(.boolean(false)))
        case "String": WebType(.keyword(.string))
        case "Number": WebType(.keyword(.number))
        case "Boolean": WebType(.keyword(.boolean))
        case "function": WebType(.reference(name: "Function", arguments: []))
        default: WebType.Keyword(rawValue: word).map { WebType(.keyword($0)) }
        }
    }

    private mutating func reference() throws(Problem) -> WebType {
        let start = current.start
        let name = try qualifiedName()
        if isAt(.dot), peek().kind == .less { advance() }
        let arguments = try typeArguments()
        if Self.keyword(name) != nil {
            throw .syntax("`\(name)` takes no type arguments", at: start)
        }
        if arguments.count == 1, name == "Array" || name == "ReadonlyArray" {
            return WebType(.array(arguments[0]))
        }
        return WebType(.reference(name: name, arguments: arguments))
    }

    /// `A.B.C`
    mutating func qualifiedName() throws(Problem) -> String {
        guard isAt(.word) else { throw unexpected("a name") }
        var name = text(of: current)
        advance()
        while isAt(.dot), peek().kind == .word {
            advance()
            name += "." + text(of: current)
            advance()
        }
        return name
    }

    private mutating func typeArguments() throws(Problem) -> [WebType] {
        guard isAt(.less), !current.hasLineBreakBefore else { return [] }
        advance()
        var arguments: [WebType] = []
        repeat {
            arguments.append(try bracketedType())
        } while accept(.comma)
        try expect(.greater, "`,` or `>`")
        return arguments
    }

    /// `typeof x.y<T>`, `typeof import("x").y`
    private mutating func queriedName() throws(Problem) {
        advance()
        if isAt(word: "import"), peek().kind == .leftParenthesis { return try importedName() }
        _ = try qualifiedName()
        _ = try typeArguments()
    }

    /// `import("x", …).Y<T>`
    private mutating func importedName() throws(Problem) {
        advance()
        let closing = current.partner
        advance()
        try expect(.string, "the name of a module")
        guard isAt(.rightParenthesis) || isAt(.comma) else { throw unexpected("`)`") }
        position = closing + 1
        if accept(.dot) { _ = try qualifiedName() }
        _ = try typeArguments()
    }

    // MARK: Tuples

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
        if isAt(.word), peek(hasMark ? 2 : 1).kind == .colon {
            if isRest, hasMark { throw .syntax("a rest element can't be optional", at: peek().start) }
            let name = text(of: current)
            position += hasMark ? 3 : 2
            return WebType.TupleElement(name: name, type: try type(), isRest: isRest, isOptional: hasMark)
        }
        let start = position
        let type = try type()
        // `A | B?` could mean two things; TypeScript wants parentheses there.
        let isOptional = !isRest && lastOperandStart == start && accept(.question)
        return WebType.TupleElement(name: nil, type: type, isRest: isRest, isOptional: isOptional)
    }
}
