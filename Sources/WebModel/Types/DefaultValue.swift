/// What a default's text says, as far as it is a plain value.
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
        case (.number(let left), .number(let right)):
            left == right || Double(left) == Double(right)
        default:
            self == other
        }
    }

    private static func trimmed(_ text: String) -> Substring {
        var rest = Substring(text)
        while let first = rest.first, first.isWhitespace { rest.removeFirst() }
        while let last = rest.last, last.isWhitespace { rest.removeLast() }
        return rest
    }

    /// The content of a text that is one string literal without escapes.
    private static func quoted(_ text: Substring) -> String? {
        guard let quote = text.first, quote == "'" || quote == "\"" || quote == "`", text.count >= 2,
            text.last == quote
        else { return nil }
        let content = text.dropFirst().dropLast()
        guard !content.contains(quote), !content.contains("\\"), !(quote == "`" && content.contains("${")) else {
            return nil
        }
        return String(content)
    }

    private static func isNumber(_ text: Substring) -> Bool {
        text == "Infinity" || text == "-Infinity" || (Double(text) != nil && text.utf8.allSatisfy(isNumberByte))
    }

    /// Keeps out what `Double` accepts and no default means: `nan`, `inf`, hexadecimal floats.
    private static func isNumberByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "e"), UInt8(ascii: "E"): true
        default: false
        }
    }
}
