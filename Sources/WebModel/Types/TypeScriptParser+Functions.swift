extension TypeScriptParser {
    /// Whether a function type begins here. Parentheses hold parameters when an arrow follows them.
    var isAtFunction: Bool {
        switch current.kind {
        case .less: true
        case .leftParenthesis: tokens[current.partner + 1].kind == .arrow
        default: false
        }
    }

    var isAtConstructor: Bool {
        if isAt(word: "abstract") { return isAt(word: "new", 1) }
        return isAt(word: "new") && (peek().kind == .leftParenthesis || peek().kind == .less)
    }

    mutating func function() throws(Problem) -> WebType { WebType(.function(try functionType())) }

    mutating func constructor() throws(Problem) -> WebType {
        let start = position
        _ = accept(word: "abstract")
        advance()
        guard isAtFunction else { throw unexpected("the parameters of a constructor") }
        _ = try functionType()
        return try named(.constructor, from: start)
    }

    private mutating func functionType() throws(Problem) -> WebType.Function {
        let typeParameters = try typeParameters()
        let parameters = try parameters()
        try expect(.arrow, "`=>`")
        return WebType.Function(typeParameters: typeParameters, parameters: parameters, returns: try returnType())
    }

    /// A type, or a predicate in its place: `node is Element`, `asserts node`, `asserts node is Element`.
    mutating func returnType() throws(Problem) -> WebType {
        let isAssertion = isAt(word: "asserts") && peek().kind == .word && !peek().hasLineBreakBefore
        if isAtPredicate || isAssertion { return try predicate() }
        return try type()
    }

    private mutating func predicate() throws(Problem) -> WebType {
        let start = position
        // `asserts is A` is about a parameter of that name.
        let isAssertion = !isAtPredicate
        if isAssertion { advance() }
        if !isAssertion || isAtPredicate {
            position += 2
            _ = try type()
        } else {
            advance()
        }
        return try named(.predicate, from: start)
    }

    private var isAtPredicate: Bool {
        guard isAt(.word), isAt(word: "is", 1), !peek().hasLineBreakBefore, peek(2).kind.beginsType else {
            return false
        }
        let keyword = WebType.Keyword(rawValue: text(of: current))
        return keyword == nil || keyword == .this
    }

    // MARK: Parameters

    /// `<T, const U extends V = W>`, each as its text.
    mutating func typeParameters() throws(Problem) -> [String] {
        guard accept(.less) else { return [] }
        let outer = surroundings
        surroundings = Surroundings(allowSuffix: false)
        defer { surroundings = outer }
        var parameters: [String] = []
        repeat {
            let start = position
            if isAt(word: "const"), peek().kind == .word, !isAt(word: "extends", 1) { advance() }
            try expect(.word, "the name of a type parameter")
            if accept(word: "extends") { _ = try type() }
            if accept(.equals) { _ = try type() }
            parameters.append(try text(from: start))
        } while accept(.comma)
        try expect(.greater, "`,` or `>`")
        return parameters
    }

    mutating func parameters() throws(Problem) -> [WebType.Parameter] {
        try expect(.leftParenthesis, "`(`")
        var parameters: [WebType.Parameter] = []
        while !isAt(.rightParenthesis) {
            parameters.append(try parameter())
            if !accept(.comma) { break }
        }
        try expect(.rightParenthesis, "`,` or `)`")
        return parameters
    }

    private mutating func parameter() throws(Problem) -> WebType.Parameter {
        let isRest = accept(.ellipsis)
        let start = position
        switch current.kind {
        case .word: advance()
        case .leftBrace, .leftBracket: position = current.partner + 1
        default: throw unexpected("the name of a parameter")
        }
        let name = try text(from: start)
        let isOptional = accept(.question)
        let type = accept(.colon) ? try bracketedType() : nil
        return WebType.Parameter(name: name, type: type, isOptional: isOptional, isRest: isRest)
    }
}
