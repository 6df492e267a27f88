/// Names the word or character at a place of a file, in a way that is safe to print: nothing invisible, nothing long.
enum FoundText {
    private static let longestWord = 24

    static func token(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> String {
        let word = word(in: bytes, at: offset)
        return word.isEmpty ? character(in: bytes, at: offset) : "'\(word)'"
    }

    /// The letters, digits and signs that belong together at `offset`; empty if there are none or too many.
    static func word(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> String {
        let word = bytes[offset...].prefix(longestWord + 1).prefix { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "+"),
                UInt8(ascii: "-"), UInt8(ascii: "."):
                true
            default: false
            }
        }
        return word.count > longestWord ? "" : String(decoding: word, as: UTF8.self)
    }

    static func character(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> String {
        guard let scalar = String(decoding: bytes[offset...].prefix(4), as: UTF8.self).unicodeScalars.first
        else { return "the end of the file" }
        if scalar == "\u{FFFD}", bytes[offset] != 0xEF {
            return "the byte 0x\(hexadecimal(UInt32(bytes[offset]), digits: 2))"
        }
        if scalar == "'" { return "a single quote" }
        switch scalar.properties.generalCategory {
        case .spaceSeparator, .nonspacingMark, .enclosingMark, .spacingMark: return codePoint(scalar.value)
        default: return isVisible(scalar) ? "'\(scalar)'" : codePoint(scalar.value)
        }
    }

    static func printable(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if isVisible(scalar) {
                result.append(scalar)
            } else {
                result.append(contentsOf: "\\u{\(hexadecimal(scalar.value, digits: 4))}".unicodeScalars)
            }
        }
        return String(result)
    }

    private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: false
        default: true
        }
    }

    static func codePoint(_ value: UInt32) -> String {
        "U+" + hexadecimal(value, digits: 4)
    }

    static func hexadecimal(_ value: UInt32, digits: Int) -> String {
        let text = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, digits - text.count)) + text
    }
}
