/// Looks at the bytes in one go: nearly all texts lie in one piece, and hold nothing that needs a second look.
extension String {
    @inline(__always)
    func contains(_ byte: UInt8) -> Bool {
        utf8.withContiguousStorageIfAvailable { $0.contains(byte) } ?? utf8.contains(byte)
    }

    @inline(__always)
    func count(where isCounted: (UInt8) -> Bool) -> Int {
        utf8.withContiguousStorageIfAvailable { $0.count(where: isCounted) } ?? utf8.count(where: isCounted)
    }
}
