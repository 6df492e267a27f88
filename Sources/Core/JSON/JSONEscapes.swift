/// Resolves the escapes of strings that the scanner has accepted. Half of a surrogate pair stands for no character; it
/// becomes U+FFFD, as in every other decoder of UTF-8.
enum JSONEscapes {
    /// Number of bytes written. `target` needs as much room as `content`: no escape is shorter than its text.
    static func decode(_ content: UnsafeBufferPointer<UInt8>, into target: UnsafeMutableBufferPointer<UInt8>) -> Int {
        var index = 0
        var written = 0
        while index < content.count {
            let byte = content[index]
            guard byte == UInt8(ascii: "\\"), index + 1 < content.count else {
                target[written] = byte
                written += 1
                index += 1
                continue
            }
            let letter = content[index + 1]
            if letter == UInt8(ascii: "u") {
                let unit = decodeUnit(content, at: index)
                index += unit.length
                for byte in UTF8.encode(unit.scalar ?? "\u{FFFD}") ?? .init() {
                    target[written] = byte
                    written += 1
                }
            } else {
                target[written] = character(ofLetter: letter)
                written += 1
                index += 2
            }
        }
        return written
    }

    static func withDecoded<Result>(
        _ content: UnsafeBufferPointer<UInt8>,
        _ body: (UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: content.count) { target in
            body(UnsafeBufferPointer(rebasing: target[..<decode(content, into: target)]))
        }
    }

    static func loneSurrogates(in content: UnsafeBufferPointer<UInt8>) -> [Int] {
        var offsets: [Int] = []
        var index = 0
        while index + 1 < content.count {
            guard content[index] == UInt8(ascii: "\\") else {
                index += 1
                continue
            }
            guard content[index + 1] == UInt8(ascii: "u") else {
                index += 2
                continue
            }
            let unit = decodeUnit(content, at: index)
            if unit.scalar == nil { offsets.append(index) }
            index += unit.length
        }
        return offsets
    }

    /// The character of the escape `\uXXXX` at `index`, of both escapes if they are a pair; nil for half of a pair.
    private static func decodeUnit(
        _ content: UnsafeBufferPointer<UInt8>,
        at index: Int
    ) -> (scalar: Unicode.Scalar?, length: Int) {
        let unit = hexadecimal(content, at: index + 2)
        guard unit & 0xFC00 == 0xD800 else { return (Unicode.Scalar(unit), 6) }
        guard index + 12 <= content.count,
            content[index + 6] == UInt8(ascii: "\\"), content[index + 7] == UInt8(ascii: "u")
        else { return (nil, 6) }
        let other = hexadecimal(content, at: index + 8)
        guard other & 0xFC00 == 0xDC00 else { return (nil, 6) }
        return (Unicode.Scalar(0x10000 + (unit & 0x3FF) << 10 + other & 0x3FF), 12)
    }

    private static func hexadecimal(_ content: UnsafeBufferPointer<UInt8>, at index: Int) -> UInt32 {
        content[index..<min(index + 4, content.count)].reduce(0) { value, digit in
            value << 4 | UInt32(digit & 0xF) + (digit & 0x40 == 0 ? 0 : 9)
        }
    }

    private static func character(ofLetter letter: UInt8) -> UInt8 {
        switch letter {
        case UInt8(ascii: "b"): 0x08
        case UInt8(ascii: "f"): 0x0C
        case UInt8(ascii: "n"): 0x0A
        case UInt8(ascii: "r"): 0x0D
        case UInt8(ascii: "t"): 0x09
        default: letter
        }
    }
}

extension JSONEscapes {
    private static let hexadecimalDigits: StaticString = "0123456789abcdef"

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
