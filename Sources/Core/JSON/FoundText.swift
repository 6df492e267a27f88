/// Names the word or character at a place of a file, in a way that is safe to print: nothing invisible, nothing long.
enum FoundText {
    private static let longestWord = 24

    static func token(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> String {
        let word = word(in: bytes, at: offset)
        return word.isEmpty ? character(in: bytes, at: offset) : "'\(word)'"
    }

    /// The letters, digits and signs that belong together at `offset`; empty if there are none or too many.
    static func word(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> String {
        let word = bytes[offset...].prefix(longestWord + 1)
            .prefix { $0.isASCIILetterOrDigit || "_$+-.".utf8.contains($0) }
        return word.count > longestWord ? "" : String(decoding: word, as: UTF8.self)
    }

    static func character(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> String {
        guard let scalar = String(decoding: bytes[offset...].prefix(4), as: UTF8.self).unicodeScalars.first
        else { return "the end of the file" }
        if scalar == "\u{FFFD}", bytes[offset] != 0xEF {
            return "the byte 0x\(bytes[offset].hexadecimal(digits: 2, uppercase: true))"
        }
        if scalar == "'" { return "a single quote" }
        switch scalar.properties.generalCategory {
        case .spaceSeparator, .nonspacingMark, .enclosingMark, .spacingMark: return codePoint(scalar.value)
        default: return scalar.isVisible ? "'\(scalar)'" : codePoint(scalar.value)
        }
    }

    static func printable(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if scalar.isVisible {
                result.append(scalar)
            } else {
                let digits = scalar.value.hexadecimal(digits: 4, uppercase: true)
                result.append(contentsOf: "\\u{\(digits)}".unicodeScalars)
            }
        }
        return String(result)
    }

    static func codePoint(_ value: UInt32) -> String { "U+" + value.hexadecimal(digits: 4, uppercase: true) }
}

extension Unicode.Scalar {
    package var isVisible: Bool {
        switch properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: false
        default: true
        }
    }
}

extension BinaryInteger {
    /// Writes at least so many digits.
    package func hexadecimal(digits count: Int, uppercase: Bool = false) -> String {
        let digits = String(self, radix: 16, uppercase: uppercase)
        return String(repeating: "0", count: max(0, count - digits.utf8.count)) + digits
    }
}
