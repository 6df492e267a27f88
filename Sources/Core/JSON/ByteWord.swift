/// Looks at eight bytes at a time, in the order of the file: the first byte is the lowest of the word.
enum ByteWord {
    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let highBits: UInt64 = 0x8080_8080_8080_8080
    private static let spaces: UInt64 = 0x2020_2020_2020_2020
    private static let quotes: UInt64 = 0x2222_2222_2222_2222
    private static let backslashes: UInt64 = 0x5C5C_5C5C_5C5C_5C5C

    @inline(__always)
    static func load(_ bytes: UnsafeRawPointer, at offset: Int) -> UInt64 {
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }

    /// Counts the bytes at the beginning of the word that are plain text of a string: ASCII, no quote, no backslash and
    /// no control character. A borrow can only mark bytes behind a true mark, so the first mark is always right.
    @inline(__always)
    static func plainTextLength(_ word: UInt64) -> Int {
        let quote = (word ^ quotes) &- ones
        let backslash = (word ^ backslashes) &- ones
        let control = word &- spaces
        return ((quote | backslash | control | word) & highBits).trailingZeroBitCount >> 3
    }

    @inline(__always)
    static func spacesLength(_ word: UInt64) -> Int { (word ^ spaces).trailingZeroBitCount >> 3 }

    @inline(__always)
    static func equal(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
        guard left.count == right.count, let bytes = left.baseAddress, let others = right.baseAddress else {
            return left.isEmpty && right.isEmpty
        }
        return memcmp(bytes, others, left.count) == 0
    }
}
