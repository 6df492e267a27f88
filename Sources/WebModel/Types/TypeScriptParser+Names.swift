extension TypeScriptParser {
    mutating func primary() throws(Problem) -> WebType {
        switch current.kind {
        case .leftParenthesis: return try parenthesizedType()
        case .leftBracket: return try tuple()
        case .leftBrace: return isAtMappedType ? try mappedType() : try object()
        case .looseWord: return looseWord()
        case .word: break
        default: return try literal()
        }
        if isAt(word: "import") { return isAt(.leftParenthesis, 1) ? try importedType() : looseWord() }
        if isAt(word: "typeof") { return isAt(.word, 1) ? try queriedType() : looseWord() }
        if isAt(word: "keyof") || isAt(word: "readonly") || isAt(word: "new") { return looseWord() }
        return isAtKeyword ? keyword() : try reference()
    }

    private mutating func parenthesizedType() throws(Problem) -> WebType {
        advance()
        let inner = try bracketedType()
        try expect(.rightParenthesis, "`)`")
        return inner
    }

    // MARK: Literals

    private mutating func literal() throws(Problem) -> WebType {
        let token = current
        switch token.kind {
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
        case .star:
            advance()
            return WebType(.keyword(.any))
        case .ellipsis: throw .truncated(at: token.start)
        default: throw unexpected("a type")
        }
    }

    private func number(_ token: TypeScriptToken, sign: String) -> WebType {
        let text = sign + text(of: token)
        return WebType(.literal(token.kind == .bigint ? .bigint(String(text.dropLast())) : .number(text)))
    }

    // MARK: Words

    /// A word that may be a value in a set of words, but by itself is nothing.
    private mutating func looseWord() -> WebType {
        let name = text(of: current)
        looseWords.append(position)
        advance()
        return WebType(.reference(name: name, arguments: []))
    }

    private var isAtKeyword: Bool {
        let next = peek()
        if isAt(word: "unique") { return isAt(word: "symbol", 1) && !next.hasLineBreakBefore }
        return next.kind != .dot && (next.kind != .less || next.hasLineBreakBefore)
            && Self.keyword(text(of: current)) != nil
    }

    private mutating func keyword() -> WebType {
        let word = text(of: current)
        advance()
        if let type = Self.keyword(word) { return type }
        advance()
        return WebType(.keyword(.uniqueSymbol))
    }

    /// Spellings of the wrapper objects count too: everybody uses them for the plain types.
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
        let start = position
        let name = try qualifiedName()
        let arguments = try typeArguments()
        return try reference(to: name, arguments, root: start)
    }

    private func reference(to name: String, _ arguments: [WebType], root: Int) throws(Problem) -> WebType {
        let root = tokens[root]
        if Self.keyword(name) != nil || WebType.Keyword(rawValue: text(of: root)) != nil {
            throw .syntax("\(shown(root)) has no members and takes no type arguments", at: root.start)
        }
        if arguments.count == 1, name == "Array" || name == "ReadonlyArray" { return WebType(.array(arguments[0])) }
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

    /// `<A, B>`, or JSDoc's `.<A, B>`.
    private mutating func typeArguments() throws(Problem) -> [WebType] {
        if isAt(.dot), peek().kind == .less { advance() }
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
    private mutating func queriedType() throws(Problem) -> WebType {
        let start = position
        advance()
        if isAt(word: "import"), peek().kind == .leftParenthesis {
            try importedName()
        } else {
            _ = try qualifiedName()
            _ = try typeArguments()
        }
        return try named(.typeOf, from: start)
    }

    private mutating func importedType() throws(Problem) -> WebType {
        let start = position
        try importedName()
        return try named(.importType, from: start)
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
}
