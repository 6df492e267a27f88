/// What HTML says of names.
package enum HTMLNames {
    /// Elements that have no end tag.
    package static let void: Set<String> = [
        "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source", "track", "wbr",
    ]

    /// Elements in which nothing is a tag but their own end.
    static let rawText: Set<String> = ["script", "style", "textarea", "title"]

    /// The longest name of an attribute that libxml2 keeps in one piece.
    static let longest = 90

    /// Whether libxml2 takes a byte for a part of a name.
    static func isPlain(_ byte: UInt8, isFirst: Bool) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): !isFirst
        default: false
        }
    }

    /// Whether the name of an element is one that a library defines: a browser knows none with a hyphen, but for a few of SVG.
    package static func isCustom(_ name: String) -> Bool {
        name.utf8.contains(UInt8(ascii: "-")) && !reserved.contains(name)
    }

    private static let reserved: Set<String> = [
        "annotation-xml", "color-profile", "font-face", "font-face-src", "font-face-uri", "font-face-format",
        "font-face-name", "missing-glyph",
    ]
}
