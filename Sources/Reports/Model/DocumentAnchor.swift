/// Name of a place in a document for links: only letters, digits, `-`, `_` and dots, even for names with other
/// characters.
enum DocumentAnchor {
    /// No two names have the same: of other characters each byte is written as two digits behind a dot.
    static func text(_ kind: String, _ name: String) -> String {
        var text = Array(kind.utf8)
        text.reserveCapacity(text.count + 1 + name.utf8.count)
        text.append(UInt8(ascii: "-"))
        for byte in name.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
                text.append(byte)
            default:
                text += (byte < 16 ? ".0" : ".").utf8
                text += String(byte, radix: 16).utf8
            }
        }
        return String(decoding: text, as: UTF8.self)
    }
}
