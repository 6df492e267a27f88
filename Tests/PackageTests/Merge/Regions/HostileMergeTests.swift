import TestSupport
import Testing

@testable import Package

@Suite("Merging what nobody would call a text")
struct HostileMergeTests {
    /// Bytes of which many are line breaks and few are letters.
    private func bytes(_ random: inout SeededGenerator) -> [UInt8] {
        let alphabet: [UInt8] = [
            0x0A, 0x0A, 0x0D, 0x00, 0xFF, 0xC3, 0x61, 0x62, 0x3C, 0x3D, 0x22, 0x28, 0x7B, 0x23, 0x2F, 0x5C,
        ]
        return (0..<Int.random(in: 0...60, using: &random)).map { _ in alphabet.randomElement(using: &random) ?? 0 }
    }

    private func edited(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
        var edited = bytes
        for _ in 0..<Int.random(in: 0...3, using: &random) {
            let place = Int.random(in: 0...edited.count, using: &random)
            let end = min(edited.count, place + Int.random(in: 0...4, using: &random))
            edited.replaceSubrange(place..<end, with: self.bytes(&random).prefix(Int.random(in: 0...6, using: &random)))
        }
        return edited
    }

    @Test(
        "any bytes are merged, as text and as Swift, and the laws hold for them too",
        arguments: [MergeSyntax.text, .swift]
    )
    func anyBytes(syntax: MergeSyntax) {
        for seed in 0..<Loop.rounds(1500) {
            var random = SeededGenerator(seed: UInt64(seed))
            let base = bytes(&random)
            let (yours, generated) = (edited(base, &random), edited(base, &random))
            let merge = ThreeWayMerge(base: base, yours: yours, generated: generated, syntax: syntax)
            #expect(ThreeWayMerge(base: base, yours: base, generated: generated, syntax: syntax).bytes == generated)
            #expect(ThreeWayMerge(base: base, yours: yours, generated: base, syntax: syntax).bytes == yours)
            #expect(ThreeWayMerge(base: base, yours: yours, generated: yours, syntax: syntax).bytes == yours)
            // Every conflict of ours has its markers at its place.
            let lines = TextLines(merge.bytes)
            for conflict in merge.conflicts {
                #expect(lines.content(of: conflict.lines.lowerBound - 1).elementsEqual("<<<<<<< yours".utf8))
                #expect(lines.content(of: conflict.lines.upperBound - 1).elementsEqual(">>>>>>> now generated".utf8))
            }
            // Whatever became of endings, no content that only yours has is gone. A carriage return at the very end of a
            // file becomes part of an ending when a line follows.
            let contents = { (bytes: [UInt8]) -> Set<[UInt8]> in
                let lines = TextLines(bytes)
                return Set((0..<lines.count).map { Array(lines.content(of: $0).reversed().drop { $0 == 0x0D }) })
            }
            #expect(contents(yours).subtracting(contents(base)).isSubset(of: contents(merge.bytes)))
        }
    }

    @Test("empty files, single lines and no line break at all")
    func small() {
        for base in ["", "a", "a\n", "\n"] {
            for yours in ["", "b", "b\n", "\n\n"] {
                for generated in ["", "c", "c\n", "\r\n"] {
                    let merge = ThreeWayMerge(base, yours, generated, .swift)
                    #expect(merge.isClean || !ConflictMarkers(in: merge.bytes).isEmpty)
                }
            }
        }
        let empty = ThreeWayMerge(base: [], yours: [], generated: [])
        #expect(empty.bytes.isEmpty && empty.isClean)
    }

    @Test("a line of a million bytes is a line like any other")
    func hugeLine() {
        let huge = String(repeating: "x", count: 1_000_000)
        let merge = ThreeWayMerge(huge + "\na\nb\n", huge + "y\na\nb\n", huge + "\na\nc\n")
        #expect(merge.isClean)
        #expect(merge.text == huge + "y\na\nc\n")
    }

    @Test(
        "brackets and strings nested without end don't exhaust the stack",
        arguments: ["(", "\"\\(", "#if a\n", "{ [", "/*"]
    )
    func nesting(opening: String) {
        let deep = String(repeating: opening, count: 20_000)
        let merge = ThreeWayMerge(around(deep, 1, 2), around(deep, 2, 2), around(deep, 1, 3), .swift)
        #expect(merge.text == around(deep, 2, 3))
    }

    private func around(_ text: String, _ first: Int, _ last: Int) -> String {
        "let a = \(first)\n\(text)\nlet b = \(last)\n"
    }

    @Test("well-formed code nested without end doesn't exhaust the stack")
    func balancedNesting() {
        for (open, close) in [("(", ")"), ("{\n", "}\n"), ("[", "]"), ("#if a\n", "#endif\n"), ("f({ ", "})")] {
            let deep = String(repeating: open, count: 5_000) + String(repeating: close, count: 5_000)
            let merge = ThreeWayMerge(around(deep, 1, 2), around(deep, 2, 2), around(deep, 3, 3), .swift)
            #expect(merge.conflicts.count == 1)
        }
    }
}
