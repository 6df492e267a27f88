import TestSupport
import Testing

@testable import Ingest

@Suite("Gzip files", .ends(within: .seconds(300)))
struct GzipFileTests {
    private static let words = Array("the quick brown fox jumps over the lazy dog, the quick brown fox".utf8)

    private static func failure(_ bytes: [UInt8], atMost limit: Int = 1 << 20) -> ArchiveFailure? {
        do throws(ArchiveFailure) {
            _ = try GzipFile.unpacked(bytes, atMost: limit)
            return nil
        } catch { return error }
    }

    /// A member around bits that are written down as in the format: the first is the lowest of the first byte.
    private static func member(bits: String) -> [UInt8] {
        var bytes: [UInt8] = []
        for (index, bit) in bits.filter({ $0 == "0" || $0 == "1" }).enumerated() {
            if index % 8 == 0 { bytes.append(0) }
            if bit == "1" { bytes[index / 8] |= 1 << UInt8(index % 8) }
        }
        return [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3] + bytes + [UInt8](repeating: 0, count: 8)
    }

    @Test("stored blocks are taken as they are, members one behind the other")
    func stored() throws {
        let long = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 * $0) }
        let two = ArchiveBuilder.packed(Self.words) + ArchiveBuilder.packed(long)
        #expect(try GzipFile.unpacked(two, atMost: 1 << 20) == Self.words + long)
        #expect(try GzipFile.unpacked(ArchiveBuilder.packed([]), atMost: 0) == [])
    }

    @Test("a file that was cut anywhere is told to be cut")
    func cut() {
        let whole = ArchiveBuilder.packed(Self.words)
        for end in 2..<whole.count { #expect(Self.failure(Array(whole[..<end])) == .cut) }
        // In the middle of a block with codes.
        #expect(Self.failure([0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3, 0x4B]) == .cut)
    }

    @Test("a wrong checksum, a wrong length, and anything behind the end are damage")
    func checksums() {
        #expect(Self.isDamaged(ArchiveBuilder.packed(Self.words, sum: 1)))
        #expect(Self.isDamaged(ArchiveBuilder.packed(Self.words, size: 1)))
        #expect(Self.isDamaged(ArchiveBuilder.packed(Self.words) + [1]))
        #expect(Self.failure(ArchiveBuilder.packed(Self.words) + [0, 0, 0]) == nil)
        for (place, value) in [(2, UInt8(7)), (3, 0xE0), (3, 2)] {
            var header = ArchiveBuilder.packed(Self.words)
            header[place] = value
            #expect(Self.isDamaged(header))
        }
    }

    @Test(
        "codes that can't be, lengths and distances that lead nowhere are damage",
        arguments: [
            // The third kind of block.
            "1 11",
            // Fixed codes: a distance before the beginning; a length that is none; a distance that is none.
            "1 10 0000001 00001", "1 10 11000110", "1 10 00110000 0000001 11110",
            // Own codes: more of one length than there are; the length of no code repeated.
            "1 01 00000 00000 0111 100 100 100",
            "1 01 00000 00000 0000 100 100 000 000 0",
        ]
    )
    func codes(bits: String) { #expect(Self.isDamaged(Self.member(bits: bits + String(repeating: "0", count: 64)))) }

    @Test("a stored block whose length is not what its complement says is damage")
    func storedLength() {
        var bytes = ArchiveBuilder.packed(Self.words)
        bytes[13] ^= 1
        #expect(Self.isDamaged(bytes))
    }

    @Test("nothing is unpacked beyond the limit, whatever kind its blocks are of")
    func limit() {
        #expect(
            Self.failure(ArchiveBuilder.packed(Self.words), atMost: 10) == .tooLarge("it unpacks to more than 0 MiB")
        )
        // One letter, and copies of it: 258 at a time, of fixed codes.
        let copies = String(repeating: "11000101 00000", count: 5000)
        let bomb = Self.member(bits: "1 10 10010001" + copies)
        #expect(Self.failure(bomb, atMost: 1 << 20) == .tooLarge("it unpacks to more than 1 MiB"))
    }

    @Test("blocks that hold nothing are bounded, although there may be millions")
    func emptyBlocks() {
        // Fixed codes and their end: ten bits for nothing.
        let empty = String(repeating: "0 10 0000000", count: 8)
        let blocks = Array(Self.member(bits: empty).dropFirst(10).dropLast(8))
        let endless = (0..<200_000).reduce(into: Self.member(bits: "").dropLast(8)) { bytes, _ in bytes += blocks }
        #expect(Self.isDamaged(Array(endless)))
    }

    @Test("whatever chance makes of a file, it is read or refused")
    func chance() {
        var random = SeededGenerator(seed: 31)
        for _ in 0..<Loop.rounds(2000) {
            var bytes: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3]
            // A kind of block, and noise.
            bytes.append(UInt8.random(in: 0...7, using: &random) | UInt8.random(in: 0...31, using: &random) << 3)
            for _ in 0..<Int.random(in: 0...300, using: &random) {
                bytes.append(UInt8.random(in: 0...255, using: &random))
            }
            #expect(Self.failure(bytes) != nil)
        }
    }

    private static func isDamaged(_ bytes: [UInt8]) -> Bool {
        if case .damaged? = failure(bytes) { return true }
        return false
    }
}
