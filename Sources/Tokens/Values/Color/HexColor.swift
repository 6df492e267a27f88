enum HexColor {
    static func color(_ digits: String) -> TokenColor? {
        var number: UInt32 = 0
        let count = digits.utf8.count
        guard count == 3 || count == 4 || count == 6 || count == 8 else { return nil }
        for byte in digits.utf8 {
            guard let digit = value(of: byte) else { return nil }
            number = number << 4 | digit
            // `#abc` is `#aabbcc`.
            if count < 6 { number = number << 4 | digit }
        }
        if count == 3 || count == 6 { number = number << 8 | 0xff }
        return TokenColor(
            red: Double(number >> 24) / 255,
            green: Double(number >> 16 & 0xff) / 255,
            blue: Double(number >> 8 & 0xff) / 255,
            alpha: Double(number & 0xff) / 255
        )
    }

    private static func value(of byte: UInt8) -> UInt32? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
        default: nil
        }
    }
}
