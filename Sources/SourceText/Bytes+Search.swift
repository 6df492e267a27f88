extension [UInt8] {
    /// Whether these bytes stand somewhere in it. The search of the standard library, which is made for any collection, took
    /// 27 seconds of `make test`.
    package func holds(_ bytes: [UInt8]) -> Bool {
        guard let first = bytes.first, count >= bytes.count else { return bytes.isEmpty }
        return withUnsafeBufferPointer { text in
            (0...text.count - bytes.count).contains { start in
                text[start] == first && bytes.indices.allSatisfy { text[start + $0] == bytes[$0] }
            }
        }
    }
}
