import Core

/// Bytes beyond ASCII belong to names, and so does NUL, which stands for U+FFFD.
enum StylesheetBytes {
    @inline(__always)
    static func isSpace(_ byte: UInt8) -> Bool { byte.isBlank || isLineBreak(byte) }

    @inline(__always)
    static func isLineBreak(_ byte: UInt8) -> Bool { byte.endsLine || byte == 0x0C }

    @inline(__always)
    static func beginsName(_ byte: UInt8) -> Bool {
        byte.isASCIILetter || byte == UInt8(ascii: "_") || byte >= 0x80 || byte == 0
    }

    @inline(__always)
    static func continuesName(_ byte: UInt8) -> Bool {
        beginsName(byte) || byte.isASCIIDigit || byte == UInt8(ascii: "-")
    }

    static func hexadecimalValue(_ byte: UInt8) -> UInt32? {
        if byte.isASCIIDigit { return UInt32(byte - UInt8(ascii: "0")) }
        let lower = byte | 0x20
        guard lower >= UInt8(ascii: "a"), lower <= UInt8(ascii: "f") else { return nil }
        return UInt32(lower - UInt8(ascii: "a")) + 10
    }
}
