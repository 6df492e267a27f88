/// Anchor of a place of a page for its links, for names of any characters: no two names have the same.
struct PageAnchor {
    let text: String

    init(_ kind: String, _ names: String...) {
        text = ([kind] + names.map(Self.escaped)).joined(separator: ":")
    }

    /// Letters, digits, `-` and `_` as they are, every other byte as two digits behind a dot.
    private static func escaped(_ name: String) -> String {
        var text = ""
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
