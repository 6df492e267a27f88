import Core

enum StylesheetText {
    private static let longestQuote = 60

    static func decoded(_ range: Range<Int>, in bytes: [UInt8]) -> String {
        let slice = bytes[range]
        if slice.contains(where: { $0 == UInt8(ascii: "\\") || $0 == 0 }) {
            return StylesheetEscapes.decoded(range, in: bytes)
        }
        return String(decoding: slice, as: UTF8.self)
    }

    static func raw(_ range: Range<Int>, in bytes: [UInt8]) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// Whether the bytes are the word, in small or in capital letters.
    static func isWord(_ range: Range<Int>, _ word: StaticString, in bytes: [UInt8]) -> Bool {
        guard range.count == word.utf8CodeUnitCount else { return false }
        return word.withUTF8Buffer { letters in
            zip(bytes[range], letters).allSatisfy { $0 == $1 || ($0 | 0x20 == $1 && $1 >= UInt8(ascii: "a")) }
        }
    }

    /// The text for a message: on one line, short, and nothing in it that could deceive a reader or a terminal.
    static func quoted(_ range: Range<Int>, in bytes: [UInt8]) -> String {
        quoted(String(decoding: bytes[range].prefix(4 * longestQuote), as: UTF8.self))
    }

    static func quoted(_ text: String) -> String {
        var shown = String.UnicodeScalarView()
        var count = 0
        for scalar in text.unicodeScalars {
            if count == longestQuote {
                shown.append("…")
                break
            }
            let isGap = scalar.isASCII ? StylesheetBytes.isSpace(UInt8(scalar.value)) : scalar.properties.isWhitespace
            if isGap, shown.last == " " { continue }
            shown.append(isGap ? " " : scalar.isVisible ? scalar : "\u{FFFD}")
            count += 1
        }
        return "\(code: Substring(String(shown)).trimmingSpaces)"
    }
}
