/// Tells whether bytes are UTF-8.
package enum UTF8Check {
    /// The offset of the first byte that begins no valid character; nil where all is valid.
    package static func firstInvalidOffset(in bytes: [UInt8]) -> Int? {
        bytes.withUnsafeBytes { buffer in
            guard let base = buffer.baseAddress else { return nil }
            var offset = 0
            while offset < buffer.count {
                // Eight at once, as long as all are ASCII.
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
