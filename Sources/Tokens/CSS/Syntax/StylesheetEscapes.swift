/// Backslashes in names and strings: `\31 ` is `1`, `\:` is a colon.
enum StylesheetEscapes {
    private static let mostDigits = 6

    static func end(of start: Int, in bytes: [UInt8]) -> Int {
        var offset = start + 1
        let limit = min(bytes.count, offset + mostDigits)
        while offset < limit, StylesheetBytes.hexadecimalValue(bytes[offset]) != nil { offset += 1 }
        // A space behind digits belongs to the escape, and without digits the character itself does.
        let hasDigits = offset > start + 1
        guard offset < bytes.count, !hasDigits || StylesheetBytes.isSpace(bytes[offset]) else { return offset }
        return offset + (bytes[offset...].starts(with: "\r\n".utf8) ? 2 : 1)
    }

    static func decoded(_ range: Range<Int>, in bytes: [UInt8]) -> String {
        var result: [UInt8] = []
        result.reserveCapacity(range.count)
        var offset = range.lowerBound
        while offset < range.upperBound {
            let byte = bytes[offset]
            if byte == UInt8(ascii: "\\") {
                let end = min(end(of: offset, in: bytes), range.upperBound)
                append(offset..<end, in: bytes, to: &result)
                offset = end
            } else {
                if byte == 0 { result.append(contentsOf: "\u{FFFD}".utf8) } else { result.append(byte) }
                offset += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func append(_ escape: Range<Int>, in bytes: [UInt8], to result: inout [UInt8]) {
        let content = bytes[escape].dropFirst()
        guard let first = content.first else { return }
        guard StylesheetBytes.hexadecimalValue(first) != nil else {
            if StylesheetBytes.isLineBreak(first) { return }
            result.append(contentsOf: content)
            return
        }
        let value = content.reduce(UInt32(0)) { value, byte in
            StylesheetBytes.hexadecimalValue(byte).map { value << 4 | $0 } ?? value
        }
        let scalar = value == 0 ? nil : Unicode.Scalar(value)
        result.append(contentsOf: Character(scalar ?? "\u{FFFD}").utf8)
    }
}
