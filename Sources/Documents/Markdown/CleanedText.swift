/// A text with U+FFFD for each control character and each noncharacter.
struct CleanedText {
    let bytes: [UInt8]
    /// The offsets, ascending, at which a character of one byte became U+FFFD, which has three.
    private(set) var widened: [Int] = []
    private(set) var firstReplaced: Int?

    /// Takes valid UTF-8. Mostly there is nothing to replace, and then nothing is copied.
    init(_ text: [UInt8]) {
        guard let first = text.indices.first(where: { Self.isReplaced(text, at: $0) }) else {
            bytes = text
            return
        }
        firstReplaced = first
        var bytes = Array(text[..<first])
        bytes.reserveCapacity(text.count)
        var index = first
        while index < text.count {
            if !Self.isReplaced(text, at: index) {
                bytes.append(text[index])
                index += 1
                continue
            }
            // A noncharacter has as many bytes as its replacement.
            if text[index] < 0x20 { widened.append(bytes.count) }
            index += text[index] < 0x20 ? 1 : 3
            bytes += [0xEF, 0xBF, 0xBD]
        }
        self.bytes = bytes
    }

    private static func isReplaced(_ text: [UInt8], at index: Int) -> Bool {
        switch text[index] {
        case UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0x20...0xEE, 0xF0...0xFF: false
        // U+FFFE and U+FFFF.
        case 0xEF: text[index + 1] == 0xBF && text[index + 2] >= 0xBE
        default: true
        }
    }
}
