/// A text as a string literal of Swift source that means this text and can't do anything else.
package struct SwiftStringLiteral: Sendable, Hashable, CustomStringConvertible {
    package let text: String

    package init(_ text: String) {
        self.text = text
    }

    package var description: String {
        var literal = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": literal += "\\\""
            // Escaping backslashes rules out interpolations too.
            case "\\": literal += "\\\\"
            case "\n": literal += "\\n"
            case "\r": literal += "\\r"
            case "\t": literal += "\\t"
            case "\0": literal += "\\0"
            default:
                if Self.isInvisible(scalar) {
                    literal += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
                } else {
                    literal.unicodeScalars.append(scalar)
                }
            }
        }
        return literal + "\""
    }

    /// Whether a scalar ends lines, turns the direction of text or can't be seen; readers of source have to see it.
    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .format, .spaceSeparator, .privateUse, .unassigned:
            return true
        // A mark would stand on the quote or on the letter before and make one character with it.
        case .nonspacingMark, .enclosingMark, .spacingMark: return true
        default: return scalar.properties.isDefaultIgnorableCodePoint
        }
    }
}
