/// Tells whether bytes are well-formed UTF-8.
enum UTF8Check {
    /// The offset of the first byte that belongs to no well-formed character; nil where all is well.
    static func firstBadOffset(in bytes: [UInt8]) -> Int? {
        var index = 0
        while index < bytes.count {
            let lead = bytes[index]
            if lead < 0x80 {
                index += 1
                continue
            }
            guard let (length, second) = shape(of: lead) else { return index }
            guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return index }
            for offset in index + 2..<max(index + 2, index + length) where bytes[offset] & 0xC0 != 0x80 {
                return index
            }
            index += length
        }
        return nil
    }

    /// How many bytes a character with this first byte has, and which second bytes keep it from being overlong, a
    /// surrogate, or beyond Unicode.
    private static func shape(of lead: UInt8) -> (length: Int, second: ClosedRange<UInt8>)? {
        switch lead {
        case 0xC2...0xDF: (2, 0x80...0xBF)
        case 0xE0: (3, 0xA0...0xBF)
        case 0xE1...0xEC, 0xEE...0xEF: (3, 0x80...0xBF)
        case 0xED: (3, 0x80...0x9F)
        case 0xF0: (4, 0x90...0xBF)
        case 0xF1...0xF3: (4, 0x80...0xBF)
        case 0xF4: (4, 0x80...0x8F)
        default: nil
        }
    }
}
