/// The control characters and noncharacters in texts of the parser. The source has none left, but `&#1;` makes them
/// anew.
enum ControlCharacters {
    static func stand(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        bytes.contains(where: isForbidden)
    }

    /// The text with U+FFFD for each. A carriage return, which only a reference can make too, is a line end.
    static func replaced(in bytes: UnsafeBufferPointer<UInt8>) -> String {
        guard bytes.contains(where: { isForbidden($0) || $0 == carriageReturn }) else {
            return String(decoding: bytes, as: UTF8.self)
        }
        var result: [UInt8] = []
        for byte in bytes {
            if isForbidden(byte) {
                result += [0xEF, 0xBF, 0xBD]
            } else {
                result.append(byte == carriageReturn ? UInt8(ascii: "\n") : byte)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static let carriageReturn = UInt8(ascii: "\r")

    /// The parser writes U+FFFE and U+FFFF as one byte, which UTF-8 has no use for.
    private static func isForbidden(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "\t"), UInt8(ascii: "\n"), carriageReturn, 0x20...0xFD: false
        default: true
        }
    }
}
