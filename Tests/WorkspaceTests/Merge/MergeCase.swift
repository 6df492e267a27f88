@testable import Workspace

/// Three texts as lines, made by random edits of two people to one text.
struct MergeCase: Sendable {
    var base: [String]
    var yours: [String]
    var generated: [String]

    static func bytes(_ lines: [String]) -> [UInt8] { lines.flatMap { Array($0.utf8) + [UInt8(ascii: "\n")] } }

    var merge: ThreeWayMerge {
        ThreeWayMerge(
            base: Self.bytes(base),
            yours: Self.bytes(yours),
            generated: Self.bytes(generated)
        )
    }

    /// Few letters, so that nearly every line occurs many times and can be taken for another.
    static func tiny(_ random: inout SeededGenerator) -> MergeCase {
        let letters = ["a", "b", "c", "d", "e", "f", "g", "h"].prefix(Int.random(in: 2...8, using: &random))
        let base = (0..<Int.random(in: 0...60, using: &random)).map { _ in letters.randomElement(using: &random) ?? "" }
        return edited(base, words: Array(letters), edits: 1...3, &random)
    }

    /// A part of a generated file, into which lines of this and of other files are put.
    static func real(_ files: [[String]], _ random: inout SeededGenerator) -> MergeCase {
        let file = files.randomElement(using: &random) ?? []
        let start = 0
        let base = Array(file[start...])
        var words = (files.randomElement(using: &random) ?? []) + base
        words += (0..<words.count / 2).map { "        let added\($0 % 40) = \($0 % 7)" }
        return edited(base, words: words, edits: 1...3, &random)
    }

    private static func edited(
        _ base: [String],
        words: [String],
        edits: ClosedRange<Int>,
        _ random: inout SeededGenerator
    ) -> MergeCase {
        var (yours, generated) = (base, base)
        for _ in 0..<Int.random(in: edits, using: &random) { edit(&yours, words, &random) }
        for _ in 0..<Int.random(in: edits, using: &random) { edit(&generated, words, &random) }
        // Now and then both do the same.
        if Int.random(in: 0..<5, using: &random) == 0 {
            var (one, other) = (random, random)
            edit(&yours, words, &one)
            edit(&generated, words, &other)
            random = one
        }
        return MergeCase(base: base, yours: yours, generated: generated)
    }

    /// Something that people and generators do to a text.
    private static func edit(_ lines: inout [String], _ words: [String], _ random: inout SeededGenerator) {
        let kind = Int.random(in: 0..<10, using: &random)
        let place = Int.random(in: 0...lines.count, using: &random)
        let length = min(lines.count - place, Int.random(in: 1...4, using: &random))
        let start = Int.random(in: 0...max(0, words.count - 1), using: &random)
        let fresh = Array(words[start...].prefix(Int.random(in: 1...4, using: &random)))
        switch kind {
        case 0..<3: lines.insert(contentsOf: fresh, at: place)
        case 3..<5: lines.removeSubrange(place..<place + length)
        case 5..<8:
            if place < lines.count { lines[place] = fresh.first ?? lines[place] }
        case 8: lines.replaceSubrange(place..<place + length, with: fresh)
        default:
            // A piece goes elsewhere.
            let piece = Array(lines[place..<place + length])
            lines.removeSubrange(place..<place + length)
            lines.insert(contentsOf: piece, at: Int.random(in: 0...lines.count, using: &random))
        }
    }
}
