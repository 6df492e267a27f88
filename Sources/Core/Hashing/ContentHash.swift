/// BLAKE2b of 128 bits, so that a person can check it: `b2sum --length 128 FILE`. For data that is in no file,
/// `DataHasher` makes it.
package struct ContentHash: Sendable, Hashable {
    /// Number of bytes, and of the digits of each half.
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
        let hash = Blake2b.hash(of: bytes, length: Self.length)
        high = hash[..<8].reduce(0) { $0 << 8 | UInt64($1) }
        low = hash[8...].reduce(0) { $0 << 8 | UInt64($1) }
    }

    package init?(_ text: String) {
        guard text.utf8.count == 2 * Self.length, text.utf8.allSatisfy("0123456789abcdef".utf8.contains),
            let high = UInt64(text.prefix(Self.length), radix: 16),
            let low = UInt64(text.suffix(Self.length), radix: 16)
        else { return nil }
        (self.high, self.low) = (high, low)
    }
}

extension ContentHash: CustomStringConvertible {
    package var description: String { high.hexadecimal(digits: Self.length) + low.hexadecimal(digits: Self.length) }
}
