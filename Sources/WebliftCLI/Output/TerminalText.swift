/// Text of an input on its way to a terminal: without the control characters that would steer it.
enum TerminalText {
    static func safe(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isControl) else { return text }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            result.append(isControl(scalar) ? "\u{FFFD}" : scalar)
        }
        return String(result)
    }

    /// The same on one line, white space folded.
    static func line(_ text: String) -> String {
        safe(text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
    }

    /// C0 and C1 but for tab and line feed, and the marks that reorder text.
    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A: false
        case 0x00...0x1F, 0x7F...0x9F, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
