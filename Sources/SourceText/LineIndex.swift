/// Turns byte offsets into lines and columns.
///
/// Built in one pass when the first place is asked for; a look-up is a binary search. `\n`, `\r\n` and a lone `\r`
/// each end a line.
package struct LineIndex: Sendable {
    /// The offset of the first byte of each line, ascending; the first is 0.
    private let starts: [UInt32]

    package init(_ bytes: [UInt8]) {
        self = bytes.withUnsafeBufferPointer { LineIndex($0) }
    }

    package init(_ bytes: UnsafeBufferPointer<UInt8>) {
        precondition(bytes.count < Int(UInt32.max), "inputs are bounded far below four gigabytes")
        var starts: [UInt32] = [0]
        starts.reserveCapacity(bytes.count / 32 + 1)
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if byte == UInt8(ascii: "\n") {
                starts.append(UInt32(index))
            } else if byte == UInt8(ascii: "\r"), index == bytes.count || bytes[index] != UInt8(ascii: "\n") {
                starts.append(UInt32(index))
            }
        }
        self.starts = starts
    }

    package func location(of offset: Int, in file: SourcePath) -> SourceLocation {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if Int(starts[middle]) <= offset { low = middle } else { high = middle }
        }
        return SourceLocation(file: file, line: low + 1, column: offset - Int(starts[low]) + 1)
    }
}
