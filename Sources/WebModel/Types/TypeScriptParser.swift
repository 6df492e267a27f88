import Core

/// Reads tokens into a `WebType`, by recursive descent with a limit and without ever going back.
struct TypeScriptParser: TypeScriptCursor {
    typealias Problem = WebTypeParser.Problem

    /// Syntax that the surroundings of a type claim for themselves. Every pair of brackets starts afresh.
    struct Surroundings {
        /// `T?` and `T=`; not where a `?` or `=` belongs to the syntax around the type.
        var allowSuffix = true
        /// `A extends B ? C : D`; not directly behind another `extends`.
        var allowConditional = true
    }

    let bytes: [UInt8]
    let tokens: [TypeScriptToken]
    var position: Int
    var surroundings = Surroundings()
    /// The level of nesting; the outermost type has 0.
    var depth = -1
    /// The most `[]` on one path through the types read since the last reset. They nest like everything else, but from
    /// the inside out.
    var suffixDepth = 0
    /// The first token of the operand that was completed last; tells `A?` from `A | B?`.
    var lastOperandStart = -1
    /// Words that can't be names, as `light-blue`, `2xl` or `new`, and that no set of words has claimed yet.
    var looseWords: [Int] = []
    /// Tokens behind which a line break stands for a semicolon.
    var impliedSeparators: Set<Int> = []

    init(bytes: [UInt8], tokens: [TypeScriptToken], from position: Int = 0) {
        self.bytes = bytes
        self.tokens = tokens
        self.position = position
    }

    mutating func wholeType(upTo end: Int) throws(Problem) -> WebType {
        let type = try returnType()
        guard position == end else { throw unexpected("the end of the type") }
        if let index = looseWords.first {
            let token = tokens[index]
            throw .syntax("\(shown(token)) is no type; such a word is read only beside others", at: token.start)
        }
        return type
    }

    mutating func expect(_ kind: TypeScriptToken.Kind, _ expected: String) throws(Problem) {
        guard accept(kind) else { throw unexpected(expected) }
    }

    /// Counts a level of nesting; the caller subtracts it again.
    mutating func enter() throws(Problem) {
        guard depth < WebTypeParser.depthLimit else { throw .tooDeep(at: current.start) }
        depth += 1
    }

    // MARK: Text

    /// The tokens from `start` on as one line, without comments. Strings are spelled in one way and line breaks that
    /// separate become semicolons, so that the text means the same when it is read again, and equal types have equal
    /// texts.
    func text(from start: Int) throws(Problem) -> String {
        var result = ""
        for index in start..<position {
            let token = tokens[index]
            if index > start {
                if impliedSeparators.contains(index - 1) { result += ";" }
                if token.start > tokens[index - 1].end { result += " " }
            }
            result += token.kind == .string ? TypeScriptString.literal(of: try stringValue(token)) : text(of: token)
        }
        return result
    }

    func stringValue(_ token: TypeScriptToken) throws(Problem) -> String {
        guard let value = TypeScriptString.value(of: bytes[token.start..<token.end]) else {
            throw .syntax("\(shown(token)) has an escape that stands for no character", at: token.start)
        }
        return value
    }

    // MARK: Problems

    func unexpected(_ expected: String) -> Problem {
        let found = isAt(.end) ? "the end" : shown(current)
        return .syntax("expected \(expected), found \(found)", at: current.start)
    }

    func shown(_ token: TypeScriptToken) -> String {
        token.end - token.start > 60
            ? "`\(String(decoding: bytes[token.start..<token.start + 60], as: UTF8.self))…`"
            : "\(code: text(of: token))"
    }
}

/// Tuples: `[first: A, second?: B, ...rest: C[]]`.
extension TypeScriptParser {
    mutating func tuple() throws(Problem) -> WebType { WebType(.tuple(try tupleElements())) }

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

    private mutating func tupleElementName(isRest: Bool, hasMark: Bool) throws(Problem) -> String? {
        guard isAt(.word), peek(hasMark ? 2 : 1).kind == .colon else { return nil }
        if isRest, hasMark { throw .syntax("a rest element can't be optional", at: peek().start) }
        let name = text(of: current)
        position += hasMark ? 3 : 2
        return name
    }
}
