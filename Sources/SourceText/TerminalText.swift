/// Text of an input on its way to a terminal: without the control characters that would steer it.
package enum TerminalText {
    package static func safe(_ text: String) -> String {
        replacingScalars(of: text, where: isControl)
    }

    /// The same on one line, white space folded.
    package static func line(_ text: String) -> String {
        safe(text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
    }

    /// The name of a file on one line. Its spaces are part of it and stay, so that a person can copy it.
    package static func name(_ text: String) -> String {
        replacingScalars(of: text) { isControl($0) || breaksLine($0) }
    }

    /// JSON on one line, with the control characters that JSON allows in a string written as escapes: a program reads
    /// the same text, and a terminal is not steered.
    package static func json(_ bytes: [UInt8]) -> [UInt8] {
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.unicodeScalars.contains(where: isControl) else { return bytes }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if isControl(scalar) {
                let digits = String(scalar.value, radix: 16)
                result.append(
                    contentsOf: "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".unicodeScalars
                )
            } else {
                result.append(scalar)
            }
        }
        return Array(String(result).utf8)
    }

    private static func replacingScalars(of text: String, where isBad: (Unicode.Scalar) -> Bool) -> String {
        guard text.unicodeScalars.contains(where: isBad) else { return text }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { result.append(isBad(scalar) ? "\u{FFFD}" : scalar) }
        return String(result)
    }

    /// C0 and C1 but for tab and line feed, and the marks that reorder text. All are below U+10000.
    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A: false
        case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    private static func breaksLine(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A, 0x2028, 0x2029: true
        default: false
        }
    }
}
