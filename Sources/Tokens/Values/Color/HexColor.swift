enum HexColor {
    static func color(_ digits: String) -> TokenColor? {
        var number: UInt32 = 0
        let count = digits.utf8.count
        guard count == 3 || count == 4 || count == 6 || count == 8 else { return nil }
        for byte in digits.utf8 {
            guard let digit = StylesheetBytes.hexadecimalValue(byte) else { return nil }
            number = number << 4 | digit
            // `#abc` is `#aabbcc`.
            if count < 6 { number = number << 4 | digit }
        }
        if count == 3 || count == 6 { number = number << 8 | 0xff }
        return TokenColor(digits: number)
    }
}

extension TokenColor {
    /// A color of eight hexadecimal digits: red, green, blue and alpha.
    init(digits: UInt32) {
        self.init(
            red: Double(digits >> 24) / 255,
            green: Double(digits >> 16 & 0xff) / 255,
            blue: Double(digits >> 8 & 0xff) / 255,
            alpha: Double(digits & 0xff) / 255
        )
    }
}
