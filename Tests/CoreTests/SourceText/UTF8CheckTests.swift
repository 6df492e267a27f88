import Core
import Testing

@Suite("Telling UTF-8 from other bytes")
struct UTF8CheckTests {
    @Test(
        "valid text of every length of character is valid",
        arguments: ["", "a", "ü", "尺", "👍", "a\u{0}b", "\u{10FFFF}\u{FFFF}"]
    )
    func valid(text: String) { #expect(UTF8Check.firstInvalidOffset(in: Array(text.utf8)) == nil) }

    @Test(
        "the first byte that begins no character is told",
        arguments: [
            ([0xFF], 0), ([0x61, 0x80], 1), ([0x61, 0xC3], 1), ([0xC0, 0xAF], 0), ([0xE0, 0x80, 0x80], 0),
            ([0xED, 0xA0, 0x80], 0), ([0xF4, 0x90, 0x80, 0x80], 0), ([0xC3, 0xBC, 0xC3, 0x28], 2),
            ([0xF0, 0x9F, 0x91], 0),
        ] as [([UInt8], Int)]
    )
    func invalid(bytes: [UInt8], offset: Int) { #expect(UTF8Check.firstInvalidOffset(in: bytes) == offset) }

    @Test("it is told wherever it stands in a longer text", arguments: 0..<24)
    func insideOfText(offset: Int) {
        var bytes = [UInt8](repeating: 0x61, count: 24)
        bytes[offset] = 0xFF
        #expect(UTF8Check.firstInvalidOffset(in: bytes) == offset)
        bytes[offset] = 0x80
        #expect(UTF8Check.firstInvalidOffset(in: bytes) == offset)
    }

    @Test("the same bytes are valid here and for the standard library, for every pair and many triples")
    func agreesWithTheStandardLibrary() {
        var disagreements: [[UInt8]] = []
        for first in UInt8(0x7E)...0xFF {
            for second in UInt8.min...0xFF {
                for rest in [[], [0x80], [0xBF, 0xBF], [0x41]] as [[UInt8]] {
                    let bytes = [first, second] + rest
                    let isValid = Array(String(decoding: bytes, as: UTF8.self).utf8) == bytes
                    if (UTF8Check.firstInvalidOffset(in: bytes) == nil) != isValid { disagreements.append(bytes) }
                }
            }
        }
        #expect(disagreements.isEmpty)
    }
}
