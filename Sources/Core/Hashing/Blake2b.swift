/// BLAKE2b without a key, as RFC 7693 says it. No library for this is to be had on every system; of the functions that
/// people trust, and that a program of the system can check (`b2sum --length 128`), it costs least: SHA-256 takes three
/// times as many instructions.
struct Blake2b {
    private static let blockSize = 128

    /// The fractional parts of the square roots of the first eight primes.
    private static let start: (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64) = (
        0x6A09_E667_F3BC_C908, 0xBB67_AE85_84CA_A73B, 0x3C6E_F372_FE94_F82B, 0xA54F_F53A_5F1D_36F1,
        0x510E_527F_ADE6_82D1, 0x9B05_688C_2B3E_6C1F, 0x1F83_D9AB_FB41_BD6B, 0x5BE0_CD19_137E_2179
    )

    private var state = Blake2b.start
    private var count: UInt64 = 0

    static func hash(of bytes: UnsafeRawBufferPointer, length: Int) -> [UInt8] {
        precondition((1...64).contains(length), "the state has 64 bytes")
        var hash = Blake2b()
        // The parameters: no key, and the length of the hash, with which everything else differs.
        hash.state.0 ^= 0x0101_0000 ^ UInt64(length)
        var rest = bytes[...]
        while rest.count > blockSize {
            hash.add(UnsafeRawBufferPointer(rebasing: rest.prefix(blockSize)), of: blockSize, isLast: false)
            rest = rest.dropFirst(blockSize)
        }
        withUnsafeTemporaryAllocation(byteCount: blockSize, alignment: 8) { block in
            block.initializeMemory(as: UInt8.self, repeating: 0)
            block.copyMemory(from: UnsafeRawBufferPointer(rebasing: rest))
            hash.add(UnsafeRawBufferPointer(block), of: rest.count, isLast: true)
        }
        let (h0, h1, h2, h3, h4, h5, h6, h7) = hash.state
        let words = [h0, h1, h2, h3, h4, h5, h6, h7].map(\.littleEndian)
        return words.withUnsafeBytes { Array($0.prefix(length)) }
    }

    /// Takes a block of which `amount` bytes are of the text.
    private mutating func add(_ block: UnsafeRawBufferPointer, of amount: Int, isLast: Bool) {
        count += UInt64(amount)
        var (v0, v1, v2, v3, v4, v5, v6, v7) = state
        var (v8, v9, v10, v11, v12, v13, v14, v15) = Self.start
        v12 ^= count
        if isLast { v14 = ~v14 }
        /// Takes the words of the block, in an order that differs from round to round and begins anew after ten.
        @inline(__always)
        func round(
            _ a: UInt64,
            _ b: UInt64,
            _ c: UInt64,
            _ d: UInt64,
            _ e: UInt64,
            _ f: UInt64,
            _ g: UInt64,
            _ h: UInt64,
            _ i: UInt64,
            _ j: UInt64,
            _ k: UInt64,
            _ l: UInt64,
            _ m: UInt64,
            _ n: UInt64,
            _ o: UInt64,
            _ p: UInt64
        ) {
            Self.mix(&v0, &v4, &v8, &v12, a, b)
            Self.mix(&v1, &v5, &v9, &v13, c, d)
            Self.mix(&v2, &v6, &v10, &v14, e, f)
            Self.mix(&v3, &v7, &v11, &v15, g, h)
            Self.mix(&v0, &v5, &v10, &v15, i, j)
            Self.mix(&v1, &v6, &v11, &v12, k, l)
            Self.mix(&v2, &v7, &v8, &v13, m, n)
            Self.mix(&v3, &v4, &v9, &v14, o, p)
        }
        func word(_ index: Int) -> UInt64 {
            UInt64(littleEndian: block.loadUnaligned(fromByteOffset: index &* 8, as: UInt64.self))
        }
        let (m0, m1, m2, m3, m4, m5, m6, m7) = (word(0), word(1), word(2), word(3), word(4), word(5), word(6), word(7))
        let (m8, m9, m10, m11, m12, m13, m14, m15) = (
            word(8), word(9), word(10), word(11), word(12), word(13), word(14), word(15)
        )
        round(m0, m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12, m13, m14, m15)
        round(m14, m10, m4, m8, m9, m15, m13, m6, m1, m12, m0, m2, m11, m7, m5, m3)
        round(m11, m8, m12, m0, m5, m2, m15, m13, m10, m14, m3, m6, m7, m1, m9, m4)
        round(m7, m9, m3, m1, m13, m12, m11, m14, m2, m6, m5, m10, m4, m0, m15, m8)
        round(m9, m0, m5, m7, m2, m4, m10, m15, m14, m1, m11, m12, m6, m8, m3, m13)
        round(m2, m12, m6, m10, m0, m11, m8, m3, m4, m13, m7, m5, m15, m14, m1, m9)
        round(m12, m5, m1, m15, m14, m13, m4, m10, m0, m7, m6, m3, m9, m2, m8, m11)
        round(m13, m11, m7, m14, m12, m1, m3, m9, m5, m0, m15, m4, m8, m6, m2, m10)
        round(m6, m15, m14, m9, m11, m3, m0, m8, m12, m2, m13, m7, m1, m4, m10, m5)
        round(m10, m2, m8, m4, m7, m6, m1, m5, m15, m11, m9, m14, m3, m12, m13, m0)
        round(m0, m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12, m13, m14, m15)
        round(m14, m10, m4, m8, m9, m15, m13, m6, m1, m12, m0, m2, m11, m7, m5, m3)
        state.0 ^= v0 ^ v8
        state.1 ^= v1 ^ v9
        state.2 ^= v2 ^ v10
        state.3 ^= v3 ^ v11
        state.4 ^= v4 ^ v12
        state.5 ^= v5 ^ v13
        state.6 ^= v6 ^ v14
        state.7 ^= v7 ^ v15
    }

    @inline(__always)
    private static func mix(
        _ a: inout UInt64,
        _ b: inout UInt64,
        _ c: inout UInt64,
        _ d: inout UInt64,
        _ x: UInt64,
        _ y: UInt64
    ) {
        a = a &+ b &+ x
        d = rotated(d ^ a, by: 32)
        c = c &+ d
        b = rotated(b ^ c, by: 24)
        a = a &+ b &+ y
        d = rotated(d ^ a, by: 16)
        c = c &+ d
        b = rotated(b ^ c, by: 63)
    }

    @inline(__always)
    private static func rotated(_ word: UInt64, by amount: UInt64) -> UInt64 {
        (word &>> amount) | (word &<< (64 &- amount))
    }
}
