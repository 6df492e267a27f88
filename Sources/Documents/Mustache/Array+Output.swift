/// Appends output that lies in one piece elsewhere: it is copied without anything being made of it before.
extension [UInt8] {
    @inline(__always)
    mutating func append(_ range: Range<Int>, of bytes: [UInt8]) {
        bytes.withUnsafeBufferPointer { append(contentsOf: UnsafeBufferPointer(rebasing: $0[range])) }
    }

    /// Any text that Swift made lies in one piece. One that the system made may not.
    @inline(__always)
    mutating func append(text: String) {
        if text.utf8.withContiguousStorageIfAvailable({ append(contentsOf: $0) }) == nil {
            append(contentsOf: text.utf8)
        }
    }
}
