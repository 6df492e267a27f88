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
        var numbers: [Line: Int32] = [:]
        return lines.map { range in
            let line = Line(bytes: UnsafeRawBufferPointer(rebasing: bytes[range]))
            let next = Int32(numbers.count)
            if let number = numbers[line] { return number }
            numbers[line] = next
            return next
        }
    }

    private struct Line: Hashable {
        let bytes: UnsafeRawBufferPointer

        static func == (left: Line, right: Line) -> Bool {
            left.bytes.count == right.bytes.count && left.bytes.elementsEqual(right.bytes)
        }

        func hash(into hasher: inout Hasher) { hasher.combine(bytes: bytes) }
    }
}
