/// What a place in a document is called in links: nothing but letters, digits, `-`, `_` and dots, whatever a name has.
enum DocumentAnchor {
    /// No two names have the same: of other characters each byte is written as two digits behind a dot.
    static func text(_ kind: String, _ name: String) -> String {
        var text = kind
        text += "-"
        for byte in name.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
                text.unicodeScalars.append(UnicodeScalar(byte))
            default:
                text += byte < 16 ? ".0" : "."
                text += String(byte, radix: 16)
            }
        }
        return text
    }
}
