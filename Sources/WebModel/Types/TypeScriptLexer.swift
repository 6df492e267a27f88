/// Cuts the bytes of a type expression into tokens and pairs the brackets, in one pass and without recursion.
struct TypeScriptLexer {
    typealias Problem = WebTypeParser.Problem
    private typealias Characters = TypeScriptCharacters

    private let bytes: [UInt8]
    private var position = 0
    private var tokens: [TypeScriptToken] = []
    /// The indices of the brackets that are still open.
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

    private func peek(_ distance: Int = 0) -> UInt8? {
        position + distance < bytes.count ? bytes[position + distance] : nil
    }

    /// Whether a line ended on the way to the next token.
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

    /// Whether a line ended inside.
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
    private mutating func skipWord() -> Bool {
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

    private mutating func readNumber() throws(Problem) -> TypeScriptToken.Kind {
        let start = position
        let isInteger = skipDigits()
        let isBig = isInteger && peek() == UInt8(ascii: "n")
        if isBig { position += 1 }
        let end = position
        // `2xl` and `2-digit` begin like numbers.
        _ = skipWord()
        guard position > end else { return isBig ? .bigint : .number }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        guard Characters.isSetWord(text) else {
            throw .syntax("`\(text.prefix(40))` is neither a number nor a word", at: start)
        }
        return .looseWord
    }

    /// Whether the number is an integer.
    private mutating func skipDigits() -> Bool {
        if peek() == UInt8(ascii: "0"), let marker = peek(1), let digit = peek(2) {
            switch marker | 0x20 {
            case UInt8(ascii: "x") where Characters.hexValue(digit) != nil:
                position += 2
                skip { Characters.hexValue($0) != nil }
                return true
            case UInt8(ascii: "o") where Characters.isDigit(digit), UInt8(ascii: "b") where Characters.isDigit(digit):
                position += 2
                skip(Characters.isDigit)
                return true
            default: break
            }
        }
        skip(Characters.isDigit)
        var isInteger = true
        if peek() == UInt8(ascii: "."), peek(1) != UInt8(ascii: ".") {
            isInteger = false
            position += 1
            skip(Characters.isDigit)
        }
        if let marker = peek(), marker | 0x20 == UInt8(ascii: "e") {
            let sign = peek(1) == UInt8(ascii: "-") || peek(1) == UInt8(ascii: "+") ? 1 : 0
            if let digit = peek(1 + sign), Characters.isDigit(digit) {
                isInteger = false
                position += 1 + sign
                skip(Characters.isDigit)
            }
        }
        return isInteger
    }

    private mutating func skip(_ belongs: (UInt8) -> Bool) {
        while let byte = peek(), belongs(byte) || byte == UInt8(ascii: "_") { position += 1 }
    }

    private mutating func skipString() throws(Problem) {
        let start = position
        let quote = bytes[position]
        position += 1
        while let byte = peek(), byte != quote {
            let isEscaped = byte == UInt8(ascii: "\\")
            guard isEscaped || (byte != UInt8(ascii: "\n") && byte != UInt8(ascii: "\r")) else { break }
            position += isEscaped ? 2 : 1
        }
        guard peek() == quote else { throw .syntax("the string is never closed", at: start) }
        position += 1
    }

    /// A template that has no types inside is a plain string.
    private mutating func readTemplate() throws(Problem) -> TypeScriptToken.Kind {
        let start = position
        var kind = TypeScriptToken.Kind.string
        // What the position is inside of: a backtick for the text of a template, a brace for a type within.
        var surroundings = [UInt8(ascii: "`")]
        position += 1
        while let surrounding = surroundings.last {
            guard let byte = peek() else { throw .syntax("the template is never closed", at: start) }
            let isText = surrounding == UInt8(ascii: "`")
            switch byte {
            case UInt8(ascii: "\\") where isText: position += 1
            case UInt8(ascii: "`") where isText: surroundings.removeLast()
            case UInt8(ascii: "$") where isText && peek(1) == UInt8(ascii: "{"):
                kind = .template
                surroundings.append(UInt8(ascii: "{"))
                position += 1
            case UInt8(ascii: "}") where !isText: surroundings.removeLast()
            case UInt8(ascii: "{") where !isText, UInt8(ascii: "`") where !isText: surroundings.append(byte)
            case UInt8(ascii: "'") where !isText, UInt8(ascii: "\"") where !isText:
                try skipString()
                continue
            default: break
            }
            position += 1
        }
        return kind
    }
}
