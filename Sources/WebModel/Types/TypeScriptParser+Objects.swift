extension TypeScriptParser {
    mutating func object() throws(Problem) -> WebType { WebType(.object(try objectMembers())) }

    private mutating func objectMembers() throws(Problem) -> [WebType.ObjectMember] {
        let outer = surroundings
        surroundings = Surroundings()
        defer { surroundings = outer }
        advance()
        var accessors = TypeScriptAccessors()
        var members: [WebType.ObjectMember] = []
        while !isAt(.rightBrace) {
            try member(into: &members, &accessors)
            try separator()
        }
        advance()
        return members
    }

    private mutating func separator() throws(Problem) {
        if accept(.semicolon) || accept(.comma) || isAt(.rightBrace) { return }
        guard current.hasLineBreakBefore else { throw unexpected("`;`, `,` or `}`") }
        impliedSeparators.insert(position - 1)
    }

    private mutating func member(
        into members: inout [WebType.ObjectMember],
        _ accessors: inout TypeScriptAccessors
    ) throws(Problem) {
        if isAt(.leftParenthesis) || isAt(.less) {
            members.append(try signature(.call))
        } else if isAt(word: "new"), isAt(.leftParenthesis, 1) || isAt(.less, 1) {
            advance()
            members.append(try signature(.construct))
        } else if isAt(word: "get"), isNameBehind {
            accessors.add(try getter(), isGetter: true, to: &members)
        } else if isAt(word: "set"), isNameBehind {
            accessors.add(try setter(), isGetter: false, to: &members)
        } else {
            members.append(isAtIndex ? try indexSignature() : try propertyOrMethod())
        }
    }

    private var isAtIndex: Bool {
        let start = isAtReadonlyModifier ? 1 : 0
        return isAt(.leftBracket, start) && isAt(.word, start + 1) && isAt(.colon, start + 2)
    }

    private var isAtReadonlyModifier: Bool { isAt(word: "readonly") && isNameBehind }

    private mutating func acceptReadonlyModifier() -> Bool {
        guard isAtReadonlyModifier else { return false }
        advance()
        return true
    }

    /// Whether the current word is a modifier before the name of a member, rather than a name itself.
    private var isNameBehind: Bool {
        let next = peek()
        switch next.kind {
        case .word, .looseWord, .string, .number, .leftBracket: return !next.hasLineBreakBefore
        default: return false
        }
    }

    private mutating func propertyOrMethod() throws(Problem) -> WebType.ObjectMember {
        let isReadonly = acceptReadonlyModifier()
        let name = try memberName()
        let isOptional = accept(.question)
        if isAt(.leftParenthesis) || isAt(.less) {
            guard !isReadonly else { throw unexpected("`:` of a readonly property") }
            return try signature(.method, name: name, isOptional: isOptional)
        }
        return WebType.ObjectMember(
            kind: .property,
            name: name,
            type: try annotation(),
            isOptional: isOptional,
            isReadonly: isReadonly
        )
    }

    private mutating func memberName() throws(Problem) -> String {
        let token = current
        switch token.kind {
        case .word, .number:
            advance()
            return text(of: token)
        case .string:
            advance()
            return try stringValue(token)
        case .leftBracket: return try computedName()
        case .ellipsis: throw .truncated(at: token.start)
        default: throw unexpected("the name of a member")
        }
    }

    /// `[Symbol.iterator]`; a literal in brackets is a plain name.
    private mutating func computedName() throws(Problem) -> String {
        advance()
        let token = current
        let name: String
        switch token.kind {
        case .string:
            advance()
            name = try stringValue(token)
        case .number:
            advance()
            name = text(of: token)
        default: name = "[\(try qualifiedName())]"
        }
        try expect(.rightBracket, "`]`")
        return name
    }

    /// Parses the type behind the colon; a member without one is `any`, as the language has it.
    private mutating func annotation() throws(Problem) -> WebType {
        accept(.colon) ? try type() : WebType(.keyword(.any))
    }

    private mutating func signature(
        _ kind: WebType.ObjectMember.Kind,
        name: String = "",
        isOptional: Bool = false
    ) throws(Problem) -> WebType.ObjectMember {
        let typeParameters = try typeParameters()
        let parameters = try parameters()
        let returns = accept(.colon) ? try returnType() : WebType(.keyword(.any))
        let function = WebType.Function(typeParameters: typeParameters, parameters: parameters, returns: returns)
        return WebType.ObjectMember(kind: kind, name: name, type: WebType(.function(function)), isOptional: isOptional)
    }

    private mutating func indexSignature() throws(Problem) -> WebType.ObjectMember {
        let isReadonly = acceptReadonlyModifier()
        position += 3
        let key = try type()
        try expect(.rightBracket, "`]`")
        return WebType.ObjectMember(kind: .index, name: "", key: key, type: try annotation(), isReadonly: isReadonly)
    }

    // MARK: Accessors

    private mutating func getter() throws(Problem) -> WebType.ObjectMember {
        advance()
        let name = try memberName()
        try expect(.leftParenthesis, "`(`")
        try expect(.rightParenthesis, "`)`")
        return WebType.ObjectMember(kind: .property, name: name, type: try annotation(), isReadonly: true)
    }

    private mutating func setter() throws(Problem) -> WebType.ObjectMember {
        advance()
        let name = try memberName()
        let start = current.start
        let parameters = try parameters()
        guard parameters.count == 1 else { throw .syntax("a setter has one parameter", at: start) }
        if accept(.colon) { _ = try type() }
        let type = parameters[0].type ?? WebType(.keyword(.any))
        return WebType.ObjectMember(kind: .property, name: name, type: type)
    }

    // MARK: Mapped types

    /// `{ -readonly [Key in …`
    var isAtMappedType: Bool {
        var distance = 1
        if peek().kind == .minus || peek().kind == .plus { distance += 1 }
        if isAt(word: "readonly", distance) { distance += 1 }
        return peek(distance).kind == .leftBracket && peek(distance + 1).kind == .word
            && isAt(word: "in", distance + 2)
    }

    mutating func mappedType() throws(Problem) -> WebType {
        let outer = surroundings
        surroundings = Surroundings()
        defer { surroundings = outer }
        let start = position
        advance()
        if accept(.minus) || accept(.plus), !isAt(word: "readonly") { throw unexpected("`readonly`") }
        _ = accept(word: "readonly")
        position += 3
        _ = try type()
        if accept(word: "as") { _ = try type() }
        try expect(.rightBracket, "`]`")
        let hasSign = accept(.minus) || accept(.plus)
        guard accept(.question) || !hasSign else { throw unexpected("`?`") }
        if accept(.colon) { _ = try type() }
        if !accept(.semicolon) { _ = accept(.comma) }
        try expect(.rightBrace, "`}`")
        return try named(.mapped, from: start)
    }
}

/// Joins the getter and the setter of a property, which an object type declares apart.
struct TypeScriptAccessors {
    /// Indices in the members of getters and setters, by name.
    private var getters: [String: Int] = [:]
    private var setters: [String: Int] = [:]

    /// The getter gives the type.
    mutating func add(_ accessor: WebType.ObjectMember, isGetter: Bool, to members: inout [WebType.ObjectMember]) {
        if let other = isGetter ? setters[accessor.name] : getters[accessor.name] {
            let type = isGetter ? accessor.type : members[other].type
            members[other] = WebType.ObjectMember(kind: .property, name: accessor.name, type: type)
            return
        }
        if isGetter {
            getters[accessor.name] = members.count
        } else {
            setters[accessor.name] = members.count
        }
        members.append(accessor)
    }
}
