extension JSONEscapes {
    private static let hexadecimalDigits: StaticString = "0123456789abcdef"

    /// Appends `text` as a JSON string. Only quotes, backslashes and control characters are escaped, as JSON requires.
    static func append(_ text: String, to bytes: inout [UInt8]) {
        var text = text
        bytes.append(UInt8(ascii: "\""))
        text.withUTF8 { text in
            var plainStart = 0
            for index in 0..<text.count {
                let byte = text[index]
                guard byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else { continue }
                bytes.append(contentsOf: text[plainStart..<index])
                plainStart = index + 1
                append(escapeOf: byte, to: &bytes)
            }
            bytes.append(contentsOf: text[plainStart...])
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private static func append(escapeOf byte: UInt8, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\\"))
        switch byte {
        case 0x08: bytes.append(UInt8(ascii: "b"))
        case 0x09: bytes.append(UInt8(ascii: "t"))
        case 0x0A: bytes.append(UInt8(ascii: "n"))
        case 0x0C: bytes.append(UInt8(ascii: "f"))
        case 0x0D: bytes.append(UInt8(ascii: "r"))
        case 0..<0x20:
            bytes.append(contentsOf: "u00\(byte < 0x10 ? "0" : "1")".utf8)
            bytes.append(hexadecimalDigits.utf8Start[Int(byte & 0xF)])
        default: bytes.append(byte)
        }
    }
}
