package enum UTF8Check {
    package static func firstInvalidOffset(in bytes: [UInt8]) -> Int? {
        bytes.withUnsafeBytes { buffer in
            guard let base = buffer.baseAddress else { return nil }
            var offset = 0
            while offset < buffer.count {
                if offset + 8 <= buffer.count,
                    base.loadUnaligned(fromByteOffset: offset, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
                {
                    offset += 8
                    continue
                }
                if base.load(fromByteOffset: offset, as: UInt8.self) < 0x80 {
                    offset += 1
                    continue
                }
                let length = UTF8Sequence.length(base, at: offset, end: buffer.count)
                guard length > 0 else { return offset }
                offset += length
            }
            return nil
        }
    }
}

/// Tells well-formed UTF-8 from everything else, one character at a time, by the table of the Unicode standard
/// (no overlong forms, no surrogates, nothing above U+10FFFF).
package enum UTF8Sequence {
    /// The length of the character of two to four bytes at `offset`, or 0 if there is none.
    @inlinable @inline(__always)
    package static func length(_ bytes: UnsafeRawPointer, at offset: Int, end: Int) -> Int {
        let lead = bytes.load(fromByteOffset: offset, as: UInt8.self)
        let length = lead < 0xC2 ? 0 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : lead < 0xF5 ? 4 : 0
        guard length > 0, offset + length <= end else { return 0 }
        let second = bytes.load(fromByteOffset: offset + 1, as: UInt8.self)
        let isSecondValid =
            switch lead {
            case 0xE0: second >= 0xA0 && second <= 0xBF
            case 0xED: second >= 0x80 && second <= 0x9F
            case 0xF0: second >= 0x90 && second <= 0xBF
            case 0xF4: second >= 0x80 && second <= 0x8F
            default: second & 0xC0 == 0x80
            }
        guard isSecondValid else { return 0 }
        if length >= 3, bytes.load(fromByteOffset: offset + 2, as: UInt8.self) & 0xC0 != 0x80 { return 0 }
        if length == 4, bytes.load(fromByteOffset: offset + 3, as: UInt8.self) & 0xC0 != 0x80 { return 0 }
        return length
    }
}
