enum PlainText {
    /// Keeps the white space inside of quotes, and takes one kind of quotes.
    static func code(_ text: String) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count)
        var quote: UInt8?
        for byte in text.utf8 {
            if let open = quote {
                if byte == open {
                    quote = nil
                    bytes.append(plainQuote)
                } else {
                    bytes.append(byte)
                }
            } else if isQuote(byte) {
                quote = byte
                bytes.append(plainQuote)
            } else if !isSpace(byte) {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    static func withoutSpace(_ text: String) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count)
        var quote: UInt8?
        for byte in text.utf8 {
            if let open = quote {
                if byte == open { quote = nil }
            } else if isQuote(byte) {
                quote = byte
            } else if isSpace(byte) {
                continue
            }
            bytes.append(byte)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    static func prose(_ text: String) -> String {
        text.split { $0.isWhitespace }.joined(separator: " ")
    }

    private static let plainQuote = UInt8(ascii: "'")

    private static func isQuote(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "`")
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || (byte >= 0x09 && byte <= 0x0D)
    }
}
