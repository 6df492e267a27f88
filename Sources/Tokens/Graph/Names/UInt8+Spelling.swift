/// Letters by which spellings of a name differ. Bytes outside of ASCII have no case here.
extension UInt8 {
    var isCapital: Bool { self &- UInt8(ascii: "A") < 26 }

    var isSmall: Bool { self &- UInt8(ascii: "a") < 26 }

    var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }

    /// Whether it stands between words, as the dot of `group.token` also does.
    var isSeparator: Bool {
        self == UInt8(ascii: "-") || self == UInt8(ascii: "_") || self == UInt8(ascii: ".") || self == UInt8(ascii: "/")
            || self == UInt8(ascii: " ")
    }

    var small: UInt8 { isCapital ? self | 0x20 : self }
}
