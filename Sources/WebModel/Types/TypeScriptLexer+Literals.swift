extension TypeScriptLexer {
    mutating func readNumber() throws(Problem) -> TypeScriptToken.Kind {
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

    mutating func skipString() throws(Problem) {
        let start = position
        let quote = bytes[position]
        position += 1
        while let byte = peek(), byte != quote {
            let isEscaped = byte == UInt8(ascii: "\\")
            guard isEscaped || (byte != UInt8(ascii: "\n") && byte != UInt8(ascii: "\r")) else { break }
            let isLongBreak = isEscaped && peek(1) == UInt8(ascii: "\r") && peek(2) == UInt8(ascii: "\n")
            position += isLongBreak ? 3 : isEscaped ? 2 : 1
        }
        guard peek() == quote else { throw .syntax("the string is never closed", at: start) }
        position += 1
    }

    /// A template that has no types inside is a plain string.
    mutating func readTemplate() throws(Problem) -> TypeScriptToken.Kind {
        let start = position
        var kind = TypeScriptToken.Kind.string
        // Surroundings of the position: a backtick for the text of a template, a brace for a type within.
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
