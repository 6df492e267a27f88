/// Turns byte offsets into lines and columns: built in one pass, searched in halves. `\n`, `\r\n` and a lone `\r`
/// each end a line.
package struct LineIndex: Sendable {
    private let starts: [UInt32]

    package init(_ bytes: [UInt8]) {
        self = bytes.withUnsafeBufferPointer { LineIndex($0) }
    }

    package init(_ bytes: UnsafeBufferPointer<UInt8>) {
        precondition(bytes.count < Int(UInt32.max), "inputs are bounded far below four gigabytes")
        var starts: [UInt32] = [0]
        starts.reserveCapacity(bytes.count / 24 + 1)
        Self.forEachLineEnd(in: bytes) { starts.append(UInt32(truncatingIfNeeded: $0)) }
        self.starts = starts
    }

    package init(starts: [UInt32]) {
        precondition(starts.first == 0, "the first line begins with the file")
        self.starts = starts
    }

    package var lineCount: Int { starts.count }

    /// The offset of the first byte of a line, counted from 1.
    package func start(ofLine line: Int) -> Int { Int(starts[line - 1]) }

    package func location(of offset: Int, in file: SourcePath) -> SourceLocation {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if Int(starts[middle]) <= offset { low = middle } else { high = middle }
        }
        return SourceLocation(file: file, line: low + 1, column: offset - Int(starts[low]) + 1)
    }

    @inline(__always)
    private static func forEachLineEnd(in bytes: UnsafeBufferPointer<UInt8>, _ body: (Int) -> Void) {
        let words = UnsafeRawBufferPointer(bytes)
        var index = 0
        while index + 8 <= words.count {
            let word = UInt64(littleEndian: words.loadUnaligned(fromByteOffset: index, as: UInt64.self))
            if marks(of: UInt8(ascii: "\r"), in: word) == 0 {
                var lineFeeds = marks(of: UInt8(ascii: "\n"), in: word)
                while lineFeeds != 0 {
                    body(index + lineFeeds.trailingZeroBitCount >> 3 + 1)
                    lineFeeds &= lineFeeds &- 1
                }
            } else {
                for offset in index..<index + 8 where endsLine(bytes, at: offset) { body(offset + 1) }
            }
            index += 8
        }
        for offset in index..<bytes.count where endsLine(bytes, at: offset) { body(offset + 1) }
    }

    private static func endsLine(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
        if bytes[offset] == UInt8(ascii: "\n") { return true }
        guard bytes[offset] == UInt8(ascii: "\r") else { return false }
        return offset + 1 == bytes.count || bytes[offset + 1] != UInt8(ascii: "\n")
    }

    /// The highest bit of each byte of `word` that is `byte`, and no other bit.
    @inline(__always)
    private static func marks(of byte: UInt8, in word: UInt64) -> UInt64 {
        let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
        let difference = word ^ (UInt64(byte) &* 0x0101_0101_0101_0101)
        return ~((difference & low &+ low) | difference | low)
    }
}
