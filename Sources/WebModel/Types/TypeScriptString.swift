package enum TypeScriptString {
    /// The value of a literal between its quotes; nil where an escape is none, or stands for half a character.
    package static func value(of literal: ArraySlice<UInt8>) -> String? {
        let content = literal.dropFirst().dropLast()
        guard content.contains(where: { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "\r") }) else {
            return String(decoding: content, as: UTF8.self)
        }
        var rest = content
        var result: [UInt8] = []
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "\\") {
                guard let bytes = escape(&rest) else { return nil }
                result += bytes
            } else if byte == UInt8(ascii: "\r") {
                // Carriage returns stand only in a template, where every line break is a line feed.
                skipLineFeed(&rest)
                result.append(UInt8(ascii: "\n"))
            } else {
                result.append(byte)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// A value as a literal in double quotes, the way the compiler prints it.
    package static func literal(of value: String) -> String {
        var result = "\""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case "\u{00}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}", "\u{FEFF}":
                result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    // MARK: Escapes

    /// The bytes that an escape stands for, behind its backslash; nil where it is none.
    private static func escape(_ rest: inout ArraySlice<UInt8>) -> [UInt8]? {
        guard let byte = rest.popFirst() else { return nil }
        switch byte {
        case UInt8(ascii: "n"): return [0x0A]
        case UInt8(ascii: "r"): return [0x0D]
        case UInt8(ascii: "t"): return [0x09]
        case UInt8(ascii: "b"): return [0x08]
        case UInt8(ascii: "v"): return [0x0B]
        case UInt8(ascii: "f"): return [0x0C]
        case UInt8(ascii: "0") where rest.first.map(TypeScriptCharacters.isDigit) != true: return [0x00]
        case UInt8(ascii: "0")...UInt8(ascii: "9"): return nil
        case UInt8(ascii: "x"): return encoded(hexNumber(digits: 2, &rest))
        case UInt8(ascii: "u"): return encoded(unicodeNumber(&rest))
        case UInt8(ascii: "\r"):
            skipLineFeed(&rest)
            return []
        case UInt8(ascii: "\n"): return []
        default: return [byte]
        }
    }

    private static func skipLineFeed(_ rest: inout ArraySlice<UInt8>) {
        if rest.first == UInt8(ascii: "\n") { rest.removeFirst() }
    }

    private static func encoded(_ number: UInt32?) -> [UInt8]? {
        number.flatMap { Unicode.Scalar($0) }.map { Array(String($0).utf8) }
    }

    private static func hexNumber(digits: Int, _ rest: inout ArraySlice<UInt8>) -> UInt32? {
        var number: UInt32 = 0
        for _ in 0..<digits {
            guard let digit = rest.popFirst().flatMap(TypeScriptCharacters.hexValue) else { return nil }
            number = number << 4 | digit
        }
        return number
    }

    /// `\u0041`, `\u{41}`, or two of the first kind that make one character together.
    private static func unicodeNumber(_ rest: inout ArraySlice<UInt8>) -> UInt32? {
        if rest.first == UInt8(ascii: "{") {
            rest.removeFirst()
            return bracedNumber(&rest)
        }
        guard let high = hexNumber(digits: 4, &rest) else { return nil }
        guard high >= 0xD800, high < 0xDC00 else { return high }
        guard rest.popFirst() == UInt8(ascii: "\\"), rest.popFirst() == UInt8(ascii: "u"),
            let low = hexNumber(digits: 4, &rest), low >= 0xDC00, low < 0xE000
        else { return nil }
        return 0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)
    }

    private static func bracedNumber(_ rest: inout ArraySlice<UInt8>) -> UInt32? {
        var number: UInt32?
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "}") { return number }
            guard let digit = TypeScriptCharacters.hexValue(byte) else { return nil }
            let value = (number ?? 0) << 4 | digit
            guard value <= 0x10FFFF else { return nil }
            number = value
        }
        return nil
    }
}
