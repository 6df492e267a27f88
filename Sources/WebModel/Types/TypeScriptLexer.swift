/// Cuts the bytes of a type expression into tokens and pairs the brackets, in one pass and without recursion.
struct TypeScriptLexer {
    typealias Problem = WebTypeParser.Problem
    typealias Characters = TypeScriptCharacters

    let bytes: [UInt8]
    var position = 0
    private var tokens: [TypeScriptToken] = []
    private var open: [Int] = []

    /// The tokens, with one of the kind `end` behind them.
    static func tokens(of bytes: [UInt8]) throws(Problem) -> [TypeScriptToken] {
        var lexer = TypeScriptLexer(bytes: bytes)
        try lexer.readAll()
        return lexer.tokens
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
        tokens.reserveCapacity(bytes.count / 4 + 2)
    }

    private mutating func readAll() throws(Problem) {
        while true {
            let hasLineBreak = try skipTrivia()
            let start = position
            let kind = start < bytes.count ? try readToken() : .end
            if let elision = elision(endingWith: kind) {
                throw .truncated(at: elision)
            }
            tokens.append(
                TypeScriptToken(kind: kind, hasLineBreakBefore: hasLineBreak, start: start, end: position)
            )
            try pairBracket(kind)
            if kind == .end { return }
        }
    }

    /// The offset of `... 8 more ...` if that ends with the token just read.
    private func elision(endingWith kind: TypeScriptToken.Kind) -> Int? {
        guard kind == .ellipsis, tokens.count >= 3 else { return nil }
        let (dots, number, word) = (tokens[tokens.count - 3], tokens[tokens.count - 2], tokens[tokens.count - 1])
        guard dots.kind == .ellipsis, number.kind == .number, word.kind == .word,
            bytes[word.start..<word.end].elementsEqual("more".utf8)
        else { return nil }
        return dots.start
    }

    // MARK: Brackets

    private mutating func pairBracket(_ kind: TypeScriptToken.Kind) throws(Problem) {
        switch kind {
        case .leftParenthesis, .leftBracket, .leftBrace: open.append(tokens.count - 1)
        case .rightParenthesis: try close(.leftParenthesis)
        case .rightBracket: try close(.leftBracket)
        case .rightBrace: try close(.leftBrace)
        case .end:
            guard let unclosed = open.last else { return }
            throw .syntax("\(shown(tokens[unclosed])) is never closed", at: tokens[unclosed].start)
        default: break
        }
    }

    private mutating func close(_ opening: TypeScriptToken.Kind) throws(Problem) {
        let index = tokens.count - 1
        guard let partner = open.popLast() else {
            throw .syntax("\(shown(tokens[index])) closes nothing", at: tokens[index].start)
        }
        guard tokens[partner].kind == opening else {
            throw .syntax(
                "\(shown(tokens[index])) can't close \(shown(tokens[partner]))",
                at: tokens[index].start
            )
        }
        tokens[partner].partner = index
    }

    private func shown(_ token: TypeScriptToken) -> String {
        "`\(String(decoding: bytes[token.start..<token.end], as: UTF8.self))`"
    }

    // MARK: Spaces and comments

    func peek(_ distance: Int = 0) -> UInt8? {
        position + distance < bytes.count ? bytes[position + distance] : nil
    }

    private mutating func skipTrivia() throws(Problem) -> Bool {
        var hasLineBreak = false
        while let byte = peek() {
            if byte == UInt8(ascii: " ") {
                position += 1
            } else if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "/") {
                skipLineComment()
            } else if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
                if try skipBlockComment() { hasLineBreak = true }
            } else if byte > UInt8(ascii: " "), byte < 0x80 {
                break
            } else {
                let (scalar, length) = Characters.scalar(in: bytes, at: position)
                let isLineBreak = Characters.isLineBreak(scalar)
                guard isLineBreak || Characters.isSpace(scalar) else { break }
                if isLineBreak { hasLineBreak = true }
                position += length
            }
        }
        return hasLineBreak
    }

    private mutating func skipLineComment() {
        while position < bytes.count {
            let (scalar, length) = Characters.scalar(in: bytes, at: position)
            if Characters.isLineBreak(scalar) { return }
            position += length
        }
    }

    private mutating func skipBlockComment() throws(Problem) -> Bool {
        let start = position
        var hasLineBreak = false
        position += 2
        while position < bytes.count {
            if peek() == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
                position += 2
                return hasLineBreak
            }
            let (scalar, length) = Characters.scalar(in: bytes, at: position)
            if Characters.isLineBreak(scalar) { hasLineBreak = true }
            position += length
        }
        throw .syntax("the comment is never closed", at: start)
    }

    // MARK: Tokens

    private mutating func readToken() throws(Problem) -> TypeScriptToken.Kind {
        let byte = bytes[position]
        if Characters.isDigit(byte) { return try readNumber() }
        if byte == UInt8(ascii: "."), let next = peek(1), Characters.isDigit(next) { return try readNumber() }
        switch byte {
        case UInt8(ascii: "'"), UInt8(ascii: "\""):
            try skipString()
            return .string
        case UInt8(ascii: "`"): return try readTemplate()
        default: break
        }
        if let kind = readPunctuation(byte) { return kind }
        let (scalar, length) = Characters.scalar(in: bytes, at: position)
        if scalar == "\u{2026}" {
            position += length
            return .ellipsis
        }
        guard Characters.beginsIdentifier(scalar) else {
            throw .syntax("`\(scalar.escaped(asASCII: false))` has no meaning in a type", at: position)
        }
        return skipWord() ? .looseWord : .word
    }

    private mutating func readPunctuation(_ byte: UInt8) -> TypeScriptToken.Kind? {
        let kind: TypeScriptToken.Kind
        switch byte {
        case UInt8(ascii: "("): kind = .leftParenthesis
        case UInt8(ascii: ")"): kind = .rightParenthesis
        case UInt8(ascii: "["): kind = .leftBracket
        case UInt8(ascii: "]"): kind = .rightBracket
        case UInt8(ascii: "{"): kind = .leftBrace
        case UInt8(ascii: "}"): kind = .rightBrace
        case UInt8(ascii: "<"): kind = .less
        case UInt8(ascii: ">"): kind = .greater
        case UInt8(ascii: "|"): kind = .pipe
        case UInt8(ascii: "&"): kind = .ampersand
        case UInt8(ascii: ","): kind = .comma
        case UInt8(ascii: ";"): kind = .semicolon
        case UInt8(ascii: ":"): kind = .colon
        case UInt8(ascii: "?"): kind = .question
        case UInt8(ascii: "-"): kind = .minus
        case UInt8(ascii: "+"): kind = .plus
        case UInt8(ascii: "*"): kind = .star
        case UInt8(ascii: "!"): kind = .bang
        case UInt8(ascii: "="):
            kind = peek(1) == UInt8(ascii: ">") ? .arrow : .equals
            if kind == .arrow { position += 1 }
        case UInt8(ascii: "."):
            kind = peek(1) == byte && peek(2) == byte ? .ellipsis : .dot
            if kind == .ellipsis { position += 2 }
        default: return nil
        }
        position += 1
        return kind
    }

    /// Whether the word has hyphens inside, which no identifier has.
    mutating func skipWord() -> Bool {
        var isLoose = false
        while let byte = peek() {
            if Characters.isIdentifierByte(byte) {
                position += 1
            } else if byte == UInt8(ascii: "-") {
                var hyphens = 1
                while peek(hyphens) == UInt8(ascii: "-") { hyphens += 1 }
                guard let next = peek(hyphens), Characters.isLetterOrDigit(next) else { return isLoose }
                isLoose = true
                position += hyphens
            } else if byte >= 0x80 {
                let (scalar, length) = Characters.scalar(in: bytes, at: position)
                guard Characters.continuesIdentifier(scalar) else { return isLoose }
                position += length
            } else {
                return isLoose
            }
        }
        return isLoose
    }
}
