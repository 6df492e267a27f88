extension JSONScanner {
    func content(of node: JSONNode) -> UnsafeBufferPointer<UInt8> {
        let content = node.content
        return UnsafeBufferPointer(
            start: (bytes + content.lowerBound).assumingMemoryBound(to: UInt8.self),
            count: content.count
        )
    }

    /// Resolves escapes, so that one key spelt in two ways is one key. Keys made to collide only cost a sort.
    @inline(__always)
    func hash(of key: JSONNode) -> UInt64 {
        key.hasEscapes ? hashOfDecoded(key) : hash(from: key.offset + 1, count: key.extent)
    }

    private func hashOfDecoded(_ key: JSONNode) -> UInt64 {
        JSONEscapes.withDecoded(content(of: key)) { text in
            guard let start = text.baseAddress else { return 0 }
            return JSONScanner(bytes: start, end: text.count).hash(from: 0, count: text.count)
        }
    }

    @inline(__always)
    private func hash(from start: Int, count: Int) -> UInt64 {
        var hash = UInt64(truncatingIfNeeded: count)
        var offset = start
        let stop = start + count
        while offset + 8 <= stop {
            hash = Self.mix(hash, ByteWord.load(bytes, at: offset))
            offset += 8
        }
        if offset < stop {
            let rest = stop - offset
            var word: UInt64 = 0
            if offset + 8 <= end {
                // The word may reach beyond the key, but not beyond the file.
                word = ByteWord.load(bytes, at: offset) & (1 << UInt64(truncatingIfNeeded: rest * 8) - 1)
            } else {
                for index in 0..<rest { word |= UInt64(byte(offset + index)) << UInt64(index * 8) }
            }
            hash = Self.mix(hash, word)
        }
        return hash >> 32
    }

    func isSameText(_ left: JSONNode, _ right: JSONNode) -> Bool {
        withText(left) { left in withText(right) { ByteWord.equal(left, $0) } }
    }

    func textPrecedes(_ left: JSONNode, _ right: JSONNode) -> Bool {
        withText(left) { left in withText(right) { left.lexicographicallyPrecedes($0) } }
    }

    private func withText<Result>(_ key: JSONNode, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        key.hasEscapes ? JSONEscapes.withDecoded(content(of: key), body) : body(content(of: key))
    }

    @inline(__always)
    private static func mix(_ hash: UInt64, _ word: UInt64) -> UInt64 {
        let product = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
        return product ^ product >> 29
    }
}
