package enum DefaultValue: Sendable, Equatable {
    case string(String)
    case number(String)
    case boolean(Bool)
    /// `undefined`, `null`, or no text: there is no default.
    case nothing
    /// An expression that only the library's own code can evaluate.
    case expression(String)

    package init(_ text: String) {
        let trimmed = DefaultValue.trimmed(text)
        switch trimmed {
        case "", "undefined", "null", "nil": self = .nothing
        case "true": self = .boolean(true)
        case "false": self = .boolean(false)
        default:
            if let content = DefaultValue.quoted(trimmed) {
                self = .string(content)
            } else if DefaultValue.isNumber(trimmed) {
                self = .number(String(trimmed))
            } else {
                self = .expression(String(trimmed))
            }
        }
    }

    /// Whether two sources mean the same. Docs leave out the quotes that code must have: `default` and `'default'`.
    package func agrees(with other: DefaultValue) -> Bool {
        switch (self, other) {
        case (.string(let content), .expression(let word)), (.expression(let word), .string(let content)):
            content == word
        case (.number(let left), .number(let right)): left == right || Double(left) == Double(right)
        case (.expression(let left), .expression(let right)):
            // Tools differ: one keeps the lines of an object, another writes them as one.
            left == right || DefaultValue.words(of: left) == DefaultValue.words(of: right)
        default: self == other
        }
    }

    private static func words(of text: String) -> [Substring] { text.split(whereSeparator: \.isWhitespace) }

    private static func trimmed(_ text: String) -> Substring {
        var rest = Substring(text)
        // Nearly all defaults begin and end with a plain byte, where no search for characters is needed.
        if let first = rest.utf8.first, let last = rest.utf8.last, isPlain(first), isPlain(last) { return rest }
        while let first = rest.first, first.isWhitespace { rest.removeFirst() }
        while let last = rest.last, last.isWhitespace { rest.removeLast() }
        return rest
    }

    private static func isPlain(_ byte: UInt8) -> Bool { byte > 0x20 && byte < 0x80 }

    /// The content of a text that is one string literal without escapes.
    private static func quoted(_ text: Substring) -> String? {
        let bytes = text.utf8
        guard let quote = bytes.first, "'\"`".utf8.contains(quote), bytes.count >= 2, bytes.last == quote else {
            return nil
        }
        let content = bytes.dropFirst().dropLast()
        var last: UInt8 = 0
        for byte in content {
            if byte == quote || byte == UInt8(ascii: "\\") { return nil }
            if quote == UInt8(ascii: "`"), last == UInt8(ascii: "$"), byte == UInt8(ascii: "{") { return nil }
            last = byte
        }
        return String(Substring(content))
    }

    private static func isNumber(_ text: Substring) -> Bool {
        text == "Infinity" || text == "-Infinity" || (Double(text) != nil && text.utf8.allSatisfy(isNumberByte))
    }

    /// Keeps out numbers that `Double` accepts and no default means: `nan`, `inf`, hexadecimal floats.
    private static func isNumberByte(_ byte: UInt8) -> Bool {
        TypeScriptCharacters.isDigit(byte) || ".-+eE".utf8.contains(byte)
    }
}
