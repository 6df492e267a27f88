/// Hashes data in memory, for hashes that only tell whether something is still the same: nobody can check them by hand,
/// and nobody has to be kept from finding two things with one hash. BLAKE2b, which is for files, takes ten times as
/// many instructions. The hash is the same in every run and on every machine.
package struct DataHasher {
    // Half of the hash each, with other constants, so that data that is alike in one half differs in the other.
    private var first: UInt64 = 0x243F_6A88_85A3_08D3
    private var second: UInt64 = 0x1319_8A2E_0370_7344

    package init() {}

    /// Adds a text and its length, so that bytes which move from one text to the next make another hash.
    package mutating func add(_ text: String) {
        var text = text
        text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
    }

    package mutating func add(_ part: UnsafeRawBufferPointer) {
        add(part.count)
        var index = 0
        while index + 8 <= part.count {
            add(word: UInt64(littleEndian: part.loadUnaligned(fromByteOffset: index, as: UInt64.self)))
            index += 8
        }
        guard index < part.count else { return }
        var rest: UInt64 = 0
        while index < part.count {
            rest = rest << 8 | UInt64(part[index])
            index += 1
        }
        add(word: rest)
    }

    package mutating func add(_ number: Int) { add(word: UInt64(truncatingIfNeeded: number)) }

    package mutating func add(_ hash: ContentHash) {
        add(word: hash.high)
        add(word: hash.low)
    }

    package var hash: ContentHash {
        ContentHash(high: Self.finished(first ^ second &* 0xA24B_AED4_963E_E407), low: Self.finished(second))
    }

    @inline(__always)
    private mutating func add(word: UInt64) {
        // An odd factor loses nothing, and the shift brings differences of the upper bits to the lower ones.
        first = (first ^ word) &* 0x9E37_79B9_7F4A_7C15
        first ^= first >> 32
        second = (second &+ word) &* 0xD1B5_4A32_D192_ED03
        second ^= second >> 29
    }

    /// Lets each bit of a half count in all of its bits.
    private static func finished(_ half: UInt64) -> UInt64 {
        var half = half
        half = (half ^ half >> 30) &* 0xBF58_476D_1CE4_E5B9
        half = (half ^ half >> 27) &* 0x94D0_49BB_1331_11EB
        return half ^ half >> 31
    }
}
