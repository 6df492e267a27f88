/// BLAKE2b of 128 bits, so that a person can check it: `b2sum --length 128 FILE`. For data that is in no file,
/// `DataHasher` makes it.
package struct ContentHash: Sendable, Hashable {
    private static let length = 16

    let high: UInt64
    let low: UInt64

    init(high: UInt64, low: UInt64) {
        (self.high, self.low) = (high, low)
    }

    package init(of bytes: [UInt8]) {
        self = bytes.withUnsafeBytes { ContentHash(of: $0) }
    }

    package init(of bytes: UnsafeRawBufferPointer) {
        var (high, low) = (UInt64(0), UInt64(0))
        for (index, byte) in Blake2b.hash(of: bytes, length: Self.length).enumerated() {
            if index < 8 { high = high << 8 | UInt64(byte) } else { low = low << 8 | UInt64(byte) }
        }
        (self.high, self.low) = (high, low)
    }

    package init?(_ text: String) {
        var words: (high: UInt64, low: UInt64) = (0, 0)
        var count = 0
        for digit in text.utf8 {
            let value: UInt8
            switch digit {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): value = digit - UInt8(ascii: "0")
            case UInt8(ascii: "a")...UInt8(ascii: "f"): value = digit - UInt8(ascii: "a") + 10
            default: return nil
            }
            if count < 16 {
                words.high = words.high << 4 | UInt64(value)
            } else {
                words.low = words.low << 4 | UInt64(value)
            }
            count += 1
        }
        guard count == 2 * Self.length else { return nil }
        (high, low) = words
    }
}

extension ContentHash: CustomStringConvertible {
    package var description: String {
        String(unsafeUninitializedCapacity: 2 * Self.length) { digits in
            for index in 0..<2 * Self.length {
                let word = index < 16 ? high : low
                let digit = UInt8(truncatingIfNeeded: word >> UInt64(60 - index % 16 * 4)) & 0xF
                digits[index] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
            }
            return 2 * Self.length
        }
    }
}
