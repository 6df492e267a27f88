enum TypeScriptCharacters {
    static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

    static func isLowercaseLetter(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") }

    static func isLetter(_ byte: UInt8) -> Bool { isLowercaseLetter(byte | 0x20) }

    static func isLetterOrDigit(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) }

    static func isIdentifierByte(_ byte: UInt8) -> Bool {
        isLetterOrDigit(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
    }

    static func hexValue(_ byte: UInt8) -> UInt32? {
        if isDigit(byte) { return UInt32(byte - UInt8(ascii: "0")) }
        let lower = byte | 0x20
        guard lower >= UInt8(ascii: "a"), lower <= UInt8(ascii: "f") else { return nil }
        return UInt32(lower - UInt8(ascii: "a")) + 10
    }

    static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0A, 0x0D, 0x2028, 0x2029: true
        default: false
        }
    }

    static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0B, 0x0C, 0x20, 0xA0, 0xFEFF: true
        default: scalar.properties.generalCategory == .spaceSeparator
        }
    }

    static func beginsIdentifier(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.isASCII else { return scalar.properties.isIDStart }
        return continuesIdentifier(scalar) && !("0"..."9").contains(scalar)
    }

    static func continuesIdentifier(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.isASCII else { return scalar.properties.isIDContinue }
        return isIdentifierByte(UInt8(truncatingIfNeeded: scalar.value))
    }

    static func isIdentifier(_ text: some StringProtocol) -> Bool {
        guard let first = text.unicodeScalars.first, beginsIdentifier(first) else { return false }
        return text.unicodeScalars.allSatisfy(continuesIdentifier)
    }

    /// Whether a word, without quotes, may stand for a value: `sm`, `light-blue`, `2xl`.
    static func isSetWord(_ word: String) -> Bool {
        guard let first = word.utf8.first, isLowercaseLetter(first) || isDigit(first) else { return false }
        return word.utf8.contains(where: isLetter)
            && word.utf8.allSatisfy { isLetterOrDigit($0) || $0 == UInt8(ascii: "-") }
    }

    /// The scalar at an offset of valid UTF-8, and the number of its bytes.
    static func scalar(in bytes: [UInt8], at offset: Int) -> (scalar: Unicode.Scalar, length: Int) {
        let first = bytes[offset]
        if first < 0x80 { return (Unicode.Scalar(first), 1) }
        let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        guard offset + length <= bytes.count else { return ("\u{FFFD}", 1) }
        var value = UInt32(first) & (0x7F >> UInt32(length))
        for index in offset + 1..<offset + length { value = value << 6 | UInt32(bytes[index] & 0x3F) }
        return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
    }
}
