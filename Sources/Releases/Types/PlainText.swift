enum PlainText {
    /// Keeps the white space inside of quotes, and takes one kind of quotes.
    static func code(_ text: String) -> String { withoutSpace(text, quote: plainQuote) }

    /// Keeps the white space inside of quotes; `plain` takes the place of each quote.
    static func withoutSpace(_ text: String, quote plain: UInt8? = nil) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count)
        var quote: UInt8?
        for byte in text.utf8 {
            if quote == nil ? isQuote(byte) : byte == quote {
                quote = quote == nil ? byte : nil
                bytes.append(plain ?? byte)
            } else if quote != nil || !isSpace(byte) {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    static func prose(_ text: String) -> String { text.split { $0.isWhitespace }.joined(separator: " ") }

    private static let plainQuote = UInt8(ascii: "'")

    private static func isQuote(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "`")
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || (byte >= 0x09 && byte <= 0x0D) }
}
