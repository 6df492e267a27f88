enum TemplateText {
    @inline(__always)
    static func isBlank(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
    }

    @inline(__always)
    static func isSpace(_ byte: UInt8) -> Bool {
        isBlank(byte) || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    }

    static func isPartOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
            true
        default: false
        }
    }

    static func isControl(_ byte: UInt8) -> Bool {
        (byte < 0x20 && !isSpace(byte)) || byte == 0x7F
    }

    static func holdControls(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBytes { bytes in
            var index = 0
            while index < bytes.count {
                if index + 8 <= bytes.count,
                    isPlain(bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
                {
                    index += 8
                    continue
                }
                if isControl(bytes[index]) { return true }
                index += 1
            }
            return false
        }
    }

    /// Printing characters of ASCII, DEL apart. A borrow can only make one look as if it were none.
    @inline(__always)
    private static func isPlain(_ word: UInt64) -> Bool {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let below = word &- ones &* 0x20
        let delete = (word ^ (ones &* 0x7F)) &- ones
        return (word | below | delete) & (ones &* 0x80) == 0
    }

    static func behindLineBreak(in bytes: [UInt8], at index: Int) -> Int? {
        guard index < bytes.count else { return nil }
        if bytes[index] == UInt8(ascii: "\n") { return index + 1 }
        guard bytes[index] == UInt8(ascii: "\r"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "\n")
        else { return nil }
        return index + 2
    }

    /// The text for a message, if it is short and can't deceive a reader or a terminal.
    static func quoted(_ bytes: ArraySlice<UInt8>) -> String? {
        guard bytes.count <= 60, bytes.allSatisfy({ (0x20...0x7E).contains($0) }) else { return nil }
        return "'\(String(decoding: bytes, as: UTF8.self))'"
    }

    static func quoted(_ text: String) -> String {
        quoted(ArraySlice(text.utf8)) ?? "a name that can't be printed"
    }
}
