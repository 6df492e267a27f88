/// A Huffman code of RFC 1951: short codes are looked up at once, the rare longer ones bit by bit.
struct HuffmanTable {
    static let maximalLength = 15
    private static let lookupBits = 9

    /// Symbol and length of its code for each value of the next bits; 0 where the code is longer or there is none.
    private var lookup: [UInt16]
    /// Number of codes of each length, and their symbols in the order of the codes.
    private var counts: [Int]
    private var symbols: [UInt16] = []

    /// Length 0 is a symbol without a code; nil where more codes are claimed than there are.
    init?(lengths: ArraySlice<UInt8>) {
        counts = [Int](repeating: 0, count: Self.maximalLength + 1)
        for length in lengths { counts[Int(length)] += 1 }
        counts[0] = 0
        var left = 1
        var next = [Int](repeating: 0, count: Self.maximalLength + 2)
        var starts = next
        for length in 1...Self.maximalLength {
            left = left << 1 - counts[length]
            guard left >= 0 else { return nil }
            next[length + 1] = (next[length] + counts[length]) << 1
            starts[length + 1] = starts[length] + counts[length]
        }
        symbols = [UInt16](repeating: 0, count: starts[Self.maximalLength + 1])
        lookup = [UInt16](repeating: 0, count: 1 << Self.lookupBits)
        for (symbol, length) in zip(UInt16(0)..., lengths) where length > 0 {
            let length = Int(length)
            symbols[starts[length]] = symbol
            starts[length] += 1
            let code = next[length]
            next[length] += 1
            guard length <= Self.lookupBits else { continue }
            // The bits of a code come from its highest on, the bits of a number from its lowest.
            var index = Self.reversed(code, length)
            while index < lookup.count {
                lookup[index] = symbol << 4 | UInt16(length)
                index += 1 << length
            }
        }
    }

    func symbol(_ bits: UInt64) -> (symbol: Int, length: Int)? {
        let entry = lookup[Int(truncatingIfNeeded: bits) & (lookup.count - 1)]
        if entry != 0 { return (Int(entry >> 4), Int(entry & 15)) }
        var code = 0
        var first = 0
        var index = 0
        for length in 1...Self.maximalLength {
            code |= Int(truncatingIfNeeded: bits >> UInt64(length - 1)) & 1
            let count = counts[length]
            if code - count < first { return (Int(symbols[index + code - first]), length) }
            index += count
            first = (first + count) << 1
            code <<= 1
        }
        return nil
    }

    private static func reversed(_ code: Int, _ length: Int) -> Int {
        var rest = code
        var result = 0
        for _ in 0..<length {
            result = result << 1 | rest & 1
            rest >>= 1
        }
        return result
    }
}
