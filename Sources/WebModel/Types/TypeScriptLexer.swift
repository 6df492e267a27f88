import Core

/// Cuts TypeScript into tokens and pairs the brackets, in one pass and without recursion. A mistake is noted, and the
/// rest is read all the same: only readers of types refuse a text as a whole.
package struct TypeScriptLexer {
    package typealias Problem = WebTypeParser.Problem
    private typealias Characters = TypeScriptCharacters

    package enum Dialect {
        /// A type alone, with the words that people write in place of strings.
        case type
        /// A file of declarations or of code, in which any character may stand.
        case code
    }

    private let bytes: [UInt8]
    private let dialect: Dialect
    private var position = 0
    /// The tokens, with one of the kind `end` behind them.
    package private(set) var tokens: [TypeScriptToken] = []
    package private(set) var problems: [Problem] = []
    private var open: [Int] = []
    /// Number of open brackets by the kind that closes them, so that a bracket that closes nothing is known at once.
    private var openCounts: [TypeScriptToken.Kind: Int] = [:]
    private var comment: Range<Int>?

    package init(_ bytes: [UInt8], as dialect: Dialect) {
        self.bytes = bytes
        self.dialect = dialect
        tokens.reserveCapacity(bytes.count / 4 + 2)
        var kind = TypeScriptToken.Kind.word
        while kind != .end {
            let hasLineBreak = skipTrivia()
            let start = position
            kind = start < bytes.count ? readToken() : .end
            position = min(position, bytes.count)
            if kind == .ellipsis, dialect == .type { reportElision() }
            tokens.append(
                TypeScriptToken(
                    kind: kind,
                    hasLineBreakBefore: hasLineBreak,
                    start: start,
                    end: position,
                    comment: comment
                )
            )
            pair(kind)
        }
    }

    private func peek(_ distance: Int = 0) -> UInt8? {
        position + distance < bytes.count ? bytes[position + distance] : nil
    }

    // MARK: Problems

    /// Tells the first of several like mistakes; in a type, which is refused as a whole, the first mistake of all.
    private mutating func report(_ message: String, at offset: Int) {
        let isKnown = dialect == .type ? !problems.isEmpty : problems.contains { $0.message == message }
        guard !isKnown else { return }
        problems.append(.syntax(message, at: offset))
    }

    private mutating func reportOpen(_ noun: String, at offset: Int) {
        report("\(dialect == .type ? "the" : "this") \(noun) is never closed", at: offset)
    }

    private func shown(_ index: Int) -> String {
        let token = tokens[index]
        return dialect == .type
            ? "\(code: String(decoding: bytes[token.start..<token.end], as: UTF8.self))" : "this bracket"
    }

    /// Notes `... 8 more ...` if the token at hand ends that.
    private mutating func reportElision() {
        guard let dots = tokens.dropLast(2).last, dots.kind == .ellipsis, tokens[tokens.count - 2].kind == .number,
            let word = tokens.last, word.kind == .word, bytes[word.start..<word.end].elementsEqual("more".utf8)
        else { return }
        problems.append(.truncated(at: dots.start))
    }

    // MARK: Brackets

    private mutating func pair(_ kind: TypeScriptToken.Kind) {
        let index = tokens.count - 1
        if let closing = kind.closing {
            open.append(index)
            openCounts[closing, default: 0] += 1
        } else if kind.isClosing {
            close(with: kind, at: index)
        } else if kind == .end {
            for index in open { tokens[index].partner = tokens.count - 1 }
            guard let unclosed = dialect == .type ? open.last : open.first else { return }
            report("\(shown(unclosed)) is never closed", at: tokens[unclosed].start)
        }
    }

    private mutating func close(with kind: TypeScriptToken.Kind, at index: Int) {
        if dialect == .type, let last = open.last, tokens[last].kind.closing != kind {
            report("\(shown(index)) can't close \(shown(last))", at: tokens[index].start)
        }
        guard openCounts[kind, default: 0] > 0 else {
            report("\(shown(index)) closes nothing", at: tokens[index].start)
            return
        }
        while let last = open.popLast(), let closing = tokens[last].kind.closing {
            openCounts[closing, default: 0] -= 1
            tokens[last].partner = index
            if closing == kind { return }
            report("\(shown(last)) is never closed", at: tokens[last].start)
        }
    }

    // MARK: Spaces and comments

    private mutating func skipTrivia() -> Bool {
        var hasLineBreak = false
        comment = nil
        while let byte = peek() {
            if byte == UInt8(ascii: " ") {
                position += 1
            } else if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "/") {
                skipLineComment()
            } else if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
                if skipBlockComment() { hasLineBreak = true }
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

    private mutating func skipBlockComment() -> Bool {
        let start = position
        var hasLineBreak = false
        position += 2
        while position < bytes.count {
            if peek() == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
                // `/**/` is no JSDoc.
                if position > start + 2, bytes[start + 2] == UInt8(ascii: "*") { comment = start + 3..<position }
                position += 2
                return hasLineBreak
            }
            let (scalar, length) = Characters.scalar(in: bytes, at: position)
            if Characters.isLineBreak(scalar) { hasLineBreak = true }
            position += length
        }
        reportOpen("comment", at: start)
        return hasLineBreak
    }

    // MARK: Tokens

    private mutating func readToken() -> TypeScriptToken.Kind {
        let byte = bytes[position]
        if Characters.isDigit(byte) { return readNumber() }
        if byte == UInt8(ascii: "."), let next = peek(1), Characters.isDigit(next) { return readNumber() }
        switch byte {
        case UInt8(ascii: "'"), UInt8(ascii: "\""):
            skipString()
            return .string
        case UInt8(ascii: "`"): return readTemplate()
        case UInt8(ascii: "#") where dialect == .code:
            position += 1
            _ = skipWord()
            return .word
        default: break
        }
        if let kind = readPunctuation(byte) { return kind }
        let (scalar, length) = Characters.scalar(in: bytes, at: position)
        if Characters.beginsIdentifier(scalar) { return skipWord() ? .looseWord : .word }
        if scalar != "\u{2026}", dialect == .type {
            report("\(code: scalar.escaped(asASCII: false)) has no meaning in a type", at: position)
        }
        position += length
        return scalar == "\u{2026}" ? .ellipsis : .other
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
            } else if byte == UInt8(ascii: "-"), dialect == .type {
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

    // MARK: Literals

    private mutating func readNumber() -> TypeScriptToken.Kind {
        let start = position
        let isInteger = skipDigits()
        let isBig = isInteger && peek() == UInt8(ascii: "n")
        if isBig { position += 1 }
        let end = position
        // `2xl` and `2-digit` begin like numbers.
        _ = skipWord()
        guard position > end, dialect == .type else { return isBig ? .bigint : .number }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        if !Characters.isSetWord(text) { report("\(code: text.prefix(40)) is neither a number nor a word", at: start) }
        return .looseWord
    }

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

    private mutating func skipString() {
        let start = position
        let quote = bytes[position]
        position += 1
        while let byte = peek(), byte != quote {
            let isEscaped = byte == UInt8(ascii: "\\")
            guard isEscaped || (byte != UInt8(ascii: "\n") && byte != UInt8(ascii: "\r")) else { break }
            let isLongBreak = isEscaped && peek(1) == UInt8(ascii: "\r") && peek(2) == UInt8(ascii: "\n")
            position += isLongBreak ? 3 : isEscaped ? 2 : 1
        }
        if peek() == quote {
            position += 1
        } else {
            reportOpen("string", at: start)
        }
    }

    /// A template that has no types inside is a plain string.
    private mutating func readTemplate() -> TypeScriptToken.Kind {
        let start = position
        var kind = TypeScriptToken.Kind.string
        // A quote in code may belong to a regular expression: it must not hide the end of the template.
        let readsStrings = dialect == .type
        // Surroundings of the position: a backtick for the text of a template, a brace for a type within.
        var surroundings = [UInt8(ascii: "`")]
        position += 1
        while let surrounding = surroundings.last {
            guard let byte = peek() else {
                reportOpen("template", at: start)
                return kind
            }
            let isText = surrounding == UInt8(ascii: "`")
            switch byte {
            case UInt8(ascii: "\\") where isText: position += 1
            case UInt8(ascii: "`") where isText, UInt8(ascii: "}") where !isText: surroundings.removeLast()
            case UInt8(ascii: "$") where isText && peek(1) == UInt8(ascii: "{"):
                kind = .template
                surroundings.append(UInt8(ascii: "{"))
                position += 1
            case UInt8(ascii: "{") where !isText, UInt8(ascii: "`") where !isText: surroundings.append(byte)
            case UInt8(ascii: "'") where readsStrings && !isText, UInt8(ascii: "\"") where readsStrings && !isText:
                skipString()
                continue
            default: break
            }
            position += 1
        }
        return kind
    }
}
