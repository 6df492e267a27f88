extension UInt8 {
    /// Whether a name of Swift can have it: all beyond ASCII counts, for operators are not used there.
    var isInSwiftName: Bool {
        switch self {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"):
            true
        default: self >= 0x80
        }
    }
}
