/// Counterparts of `isLetter`, `isNumber` and `isWhitespace` that decide ASCII without a look into the tables of
/// Unicode: nearly all text of the docs is ASCII, and nearly all readers ask.
extension Character {
    var isWordLetter: Bool {
        guard utf8.count == 1, let byte = utf8.first else { return isLetter }
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): return true
        default: return false
        }
    }

    var isWordNumber: Bool {
        guard utf8.count == 1, let byte = utf8.first else { return isNumber }
        return byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }

    var isBlank: Bool {
        guard utf8.count == 1, let byte = utf8.first else { return isWhitespace }
        return byte == UInt8(ascii: " ") || byte >= UInt8(ascii: "\t") && byte <= UInt8(ascii: "\r")
    }

    var isLetterOrNumber: Bool { isWordLetter || isWordNumber }
}
