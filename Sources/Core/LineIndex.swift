/// Turns byte offsets into lines and columns: built in one pass, searched in halves. `\n`, `\r\n` and a lone `\r`
/// each end a line.
package struct LineIndex: Sendable {
    private let starts: [UInt32]

    package init(_ bytes: [UInt8]) {
        precondition(bytes.count < Int(UInt32.max), "inputs are bounded far below four gigabytes")
        var starts: [UInt32] = [0]
        for (index, byte) in bytes.enumerated() where byte.endsLine {
            let behind = index + 1
            if byte == UInt8(ascii: "\r"), behind < bytes.count, bytes[behind] == UInt8(ascii: "\n") { continue }
            starts.append(UInt32(truncatingIfNeeded: behind))
        }
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
}
