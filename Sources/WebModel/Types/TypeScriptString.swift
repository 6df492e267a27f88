package enum TypeScriptString {
    /// The value of a literal between its quotes; nil where an escape is none, or stands for half a character.
    package static func value(of literal: ArraySlice<UInt8>) -> String? {
        let content = literal.dropFirst().dropLast()
        guard content.contains(where: { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "\r") }) else {
            return String(decoding: content, as: UTF8.self)
        }
        var units = EscapeReader(content: content)
        return units.value()
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

    private struct EscapeReader {
        let content: ArraySlice<UInt8>
        var position: Int
        var result: [UInt8] = []

        init(content: ArraySlice<UInt8>) {
            self.content = content
            position = content.startIndex
            result.reserveCapacity(content.count)
        }

        mutating func value() -> String? {
            while let byte = next() {
                if byte == UInt8(ascii: "\\") {
                    guard readEscape() else { return nil }
                } else if byte == UInt8(ascii: "\r") {
                    // Carriage returns stand only in a template, where every line break is a line feed.
                    skip(UInt8(ascii: "\n"))
                    result.append(UInt8(ascii: "\n"))
                } else {
                    result.append(byte)
                }
            }
            return String(decoding: result, as: UTF8.self)
        }

        private mutating func next() -> UInt8? {
            guard position < content.endIndex else { return nil }
            defer { position += 1 }
            return content[position]
        }

        private var isAtDigit: Bool {
            position < content.endIndex && TypeScriptCharacters.isDigit(content[position])
        }

        private mutating func skip(_ byte: UInt8) {
            if position < content.endIndex, content[position] == byte { position += 1 }
        }

        private mutating func readEscape() -> Bool {
            guard let byte = next() else { return false }
            switch byte {
            case UInt8(ascii: "n"): result.append(0x0A)
            case UInt8(ascii: "r"): result.append(0x0D)
            case UInt8(ascii: "t"): result.append(0x09)
            case UInt8(ascii: "b"): result.append(0x08)
            case UInt8(ascii: "v"): result.append(0x0B)
            case UInt8(ascii: "f"): result.append(0x0C)
            case UInt8(ascii: "0") where !isAtDigit: result.append(0x00)
            case UInt8(ascii: "0")...UInt8(ascii: "9"): return false
            case UInt8(ascii: "x"): return append(hexNumber(digits: 2))
            case UInt8(ascii: "u"): return append(unicodeNumber())
            case UInt8(ascii: "\r"): skip(UInt8(ascii: "\n"))
            case UInt8(ascii: "\n"): break
            default: result.append(byte)
            }
            return true
        }

        private mutating func append(_ number: UInt32?) -> Bool {
            guard let number, let scalar = Unicode.Scalar(number) else { return false }
            result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            return true
        }

        private mutating func hexNumber(digits: Int) -> UInt32? {
            var number: UInt32 = 0
            for _ in 0..<digits {
                guard let byte = next(), let digit = TypeScriptCharacters.hexValue(byte) else { return nil }
                number = number << 4 | digit
            }
            return number
        }

        /// `\u0041`, `\u{41}`, or two of the first kind that make one character together.
        private mutating func unicodeNumber() -> UInt32? {
            if position < content.endIndex, content[position] == UInt8(ascii: "{") {
                position += 1
                return bracedNumber()
            }
            guard let high = hexNumber(digits: 4) else { return nil }
            guard high >= 0xD800, high < 0xDC00 else { return high }
            guard next() == UInt8(ascii: "\\"), next() == UInt8(ascii: "u"), let low = hexNumber(digits: 4),
                low >= 0xDC00, low < 0xE000
            else { return nil }
            return 0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)
        }

        private mutating func bracedNumber() -> UInt32? {
            var number: UInt32?
            while let byte = next(), byte != UInt8(ascii: "}") {
                guard let digit = TypeScriptCharacters.hexValue(byte) else { return nil }
                let value = (number ?? 0) << 4 | digit
                guard value <= 0x10FFFF else { return nil }
                number = value
            }
            return content[position - 1] == UInt8(ascii: "}") ? number : nil
        }
    }
}
