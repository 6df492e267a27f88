import Core
import TestSupport
import Testing

@Suite("Damaged JSON")
struct HostileInputTests {
    static let text = #"""
        {"kind": "cl\u0061ss \ud83d\ude00", "größe": [1.5e-3, -20, true, {"a": null, "b": []}, "ü"], "end": {"x": false}}
        """#

    @Test("a document cut at any byte is an error that says so, with a place inside the file")
    func cut() throws {
        let bytes = Array(Self.text.utf8)
        #expect(Reading(bytes: bytes).diagnostics.isEmpty)
        for length in 0..<bytes.count {
            let reading = Reading(bytes: Array(bytes[..<length]))
            #expect(reading.document == nil)
            #expect(reading.errors.count == 1)
            let error = try #require(reading.errors.first)
            let location = try #require(error.location)
            #expect(location.line == 1)
            guard length > 0 else { continue }
            if error.id == .inputNotUTF8 {
                // Cut inside a character, which begins where the error is.
                #expect(bytes[location.column - 1] >= 0xC2)
            } else {
                #expect(location.column == length + 1)
                #expect(error.message.hasPrefix("the file ends"))
            }
            #expect(!error.notes.isEmpty)
            #expect(error.notes.allSatisfy { $0.location != nil })
        }
    }

    @Test(
        "whatever is changed in a document, it is read and written without loss, or rejected with a place",
        arguments: 0..<Loop.rounds(8)
    )
    func mutations(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let interesting =
            Array("\"\\{}[]:,-+.eE0123456789tfnu \n\r\t/".utf8) + [
                0x00, 0x1F, 0x7F, 0x80, 0xC3, 0xE2, 0xED, 0xF0, 0xFF,
            ]
        var acceptedCount = 0
        for _ in 0..<1500 {
            var bytes = Array(Self.text.utf8)
            for _ in 0...Int.random(in: 0..<3, using: &random) {
                let index = Int.random(in: bytes.indices, using: &random)
                let byte = interesting.randomElement(using: &random) ?? 0
                switch Int.random(in: 0..<4, using: &random) {
                case 0: bytes[index] = byte
                case 1: bytes.insert(byte, at: index)
                case 2: bytes.remove(at: index)
                default: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
                }
            }
            let reading = Reading(bytes: bytes)
            guard let root = reading.root else {
                #expect(reading.errors.count == 1)
                #expect(reading.errors.allSatisfy { $0.location != nil })
                continue
            }
            acceptedCount += 1
            #expect(!reading.bag.hasErrors)
            #expect(root.sourceText.utf8.count <= bytes.count)
            for layout in [JSONWriter.Layout.compact, .pretty] {
                let written = JSONWriter.bytes(layout) { $0.value(root) }
                let again = try #require(Reading(bytes: written).root)
                #expect(isSame(root, again))
                #expect(JSONWriter.bytes(layout) { $0.value(again) } == written)
            }
        }
        // The property would say nothing if all mutations were rejected, or none.
        #expect(acceptedCount > 50 && acceptedCount < 1400)
    }
}
