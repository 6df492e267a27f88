/// Makes a comparison of lines one of integers; each line is hashed and compared once. The numbers follow the order of
/// the lines and not their hashes, which differ from run to run.
struct LineNumbering {
    enum Equality {
        /// Contents of the lines, with any line ending.
        case content
        case exact
    }

    static func numbers(_ texts: [TextLines], by equality: Equality) -> [[Int32]] {
        var lines: [Range<Int>] = []
        lines.reserveCapacity(texts.reduce(0) { $0 + $1.count })
        var bytes: [UInt8] = []
        bytes.reserveCapacity(texts.reduce(0) { $0 + $1.bytes.count })
        for text in texts {
            let base = bytes.count
            bytes += text.bytes
            for line in 0..<text.count {
                let range = equality == .content ? text.contentRange(of: line) : text.range(of: line)
                lines.append(base + range.lowerBound..<base + range.upperBound)
            }
        }
        let numbers = bytes.withUnsafeBytes { number(lines, in: $0) }
        var position = 0
        return texts.map { text in
            defer { position += text.count }
            return Array(numbers[position..<position + text.count])
        }
    }

    private static func number(_ lines: [Range<Int>], in bytes: UnsafeRawBufferPointer) -> [Int32] {
        var capacity = 16
        while capacity < lines.count * 2 { capacity *= 2 }
        var slots = [Int32](repeating: -1, count: capacity)
        // The first line of each number, and its hash.
        var firsts: [Range<Int>] = []
        var hashes: [Int] = []
        return lines.map { line in
            let content = UnsafeRawBufferPointer(rebasing: bytes[line])
            var hasher = Hasher()
            hasher.combine(bytes: content)
            let hash = hasher.finalize()
            var slot = hash & (capacity - 1)
            while slots[slot] >= 0 {
                let number = Int(slots[slot])
                if hashes[number] == hash, equal(content, UnsafeRawBufferPointer(rebasing: bytes[firsts[number]])) {
                    return slots[slot]
                }
                slot = (slot + 1) & (capacity - 1)
            }
            slots[slot] = Int32(firsts.count)
            firsts.append(line)
            hashes.append(hash)
            return slots[slot]
        }
    }

    private static func equal(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Bool {
        left.count == right.count && left.elementsEqual(right)
    }
}
