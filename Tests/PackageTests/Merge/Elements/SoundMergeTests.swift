import Foundation
import SwiftModel
import TestSupport
import Testing

@testable import Package

@Suite("Merges that would leave no Swift")
struct SoundMergeTests {
    private func merge(_ base: String, _ yours: String, _ generated: String, _ syntax: MergeSyntax = .swift)
        -> ThreeWayMerge
    {
        ThreeWayMerge(base, yours, generated, syntax)
    }

    private let base = "func a() {\n    one()\n    two()\n    three()\n}\n"
    private let yours = "func a() {\n    if mine {\n    one()\n    two()\n    }\n    three()\n}\n"
    private let generated = "func a() {\n    one()\n    if new {\n    two()\n    }\n    three()\n}\n"

    @Test("two pairs of braces of which lines would keep three are a conflict")
    func braces() {
        // Both sides close their braces in one place, which looks like the same change.
        let lines = merge(base, yours, generated, .text)
        #expect(lines.isClean)
        #expect(lines.bytes.count { $0 == UInt8(ascii: "{") } != lines.bytes.count { $0 == UInt8(ascii: "}") })

        let merge = merge(base, yours, generated)
        #expect(!merge.isClean)
        let text = merge.text
        for line in ["    if mine {", "    if new {", "    one()", "    two()", "    three()"] {
            #expect(text.split(separator: "\n").contains { $0 == line })
        }
        for outcome in merge.outcomes {
            #expect(outcome.count { $0 == UInt8(ascii: "{") } == outcome.count { $0 == UInt8(ascii: "}") })
        }
    }

    @Test("only as much becomes a conflict as must")
    func smallest() {
        let rest = (1...40).map { "func f\($0)() {\n}\n" }.joined()
        let merge = merge(
            "let first = 1\n" + rest + base,
            "let first = 2\n" + rest + yours,
            "let first = 1\n" + rest + generated
        )
        #expect(merge.conflicts.count == 1)
        #expect(merge.conflicts[0].lines.lowerBound > 40)
        #expect(merge.text.hasPrefix("let first = 2\n"))
    }

    @Test("a comment of yours at the border of what is generated anew stays there, and is no conflict")
    func comments() {
        let body = { (lines: [String]) in "func a() {\n" + lines.map { "    \($0)\n" }.joined() + "}\n" }
        let base = body(["one()", "two()"])
        let generated = body(["three {", "}"])
        for (yours, merged) in [
            (["// as we like it", "one()", "two()"], ["// as we like it", "three {", "}"]),
            (["one()", "two()", "// and", "// this"], ["three {", "}", "// and", "// this"]),
        ] {
            let merge = merge(base, body(yours), generated)
            #expect(merge.isClean)
            #expect(merge.text == body(merged))
        }
        let none = body([])
        let both = merge(none, body(["// mine"]), body(["new()"]))
        #expect(both.text == body(["// mine", "new()"]))
    }

    @Test("a comment between what is generated anew, beside a change of yours, or of documentation is a conflict")
    func otherComments() {
        let base = "func a() {\n    one()\n    two()\n}\n"
        let generated = "func a() {\n    three()\n}\n"
        for yours in [
            "func a() {\n    one()\n    // mine\n    two()\n}\n", "func a() {\n    // mine\n    one(1)\n    two()\n}\n",
            "func a() {\n    /// Mine.\n    one()\n    two()\n}\n", "func a() {\n    mine()\n    one()\n    two()\n}\n",
        ] {
            #expect(!merge(base, yours, generated).isClean)
        }
        let comment = "func a() {\n    // mine\n    one()\n    two()\n}\n"
        #expect(!merge(base, comment, generated, .text).isClean)
    }

    private func cases(_ values: KeyValuePairs<String, Int>) -> String {
        values.map { "case .\($0):\n    one()\n    return \($1)\n" }.joined()
    }

    private func function(_ values: KeyValuePairs<String, Int>) -> String {
        "func number() -> Int {\nswitch self {\n\(cases(values))}\n}\n"
    }

    @Test("a change to an element that the other side removes is a conflict, and never becomes one of its neighbor")
    func neighbors() {
        // By lines, yours removes what is from the first value to before the second one, and the second is changed.
        let (base, yours) = (function(["foxtrot": 14, "bravo": 7]), function(["foxtrot": 7]))
        let generated = function(["foxtrot": 14, "bravo": 12])
        let lines = merge(base, yours, generated, .text)
        #expect(lines.isClean && lines.text == function(["foxtrot": 12]))
        #expect(!merge(base, yours, generated).isClean)
    }

    @Test("so it is where something else in the file is in conflict")
    func neighborsBesideAConflict() {
        let rest = (1...10).map { "func f\($0)() {\n}\n" }.joined()
        let merge = merge(
            "let first = 1\n" + rest + function(["foxtrot": 14, "bravo": 7]),
            "let first = 2\n" + rest + function(["foxtrot": 7]),
            "let first = 3\n" + rest + function(["foxtrot": 14, "bravo": 12])
        )
        for outcome in merge.outcomes {
            let text = String(decoding: outcome, as: UTF8.self)
            #expect(!text.contains("return 12") || text.contains("case .bravo"))
        }
    }

    @Test(
        "what one side renames, puts into a condition, or elsewhere, and the other changes is merged as before",
        arguments: [
            [("func a()", "func mine()")],
            [("    func a", "    #if DEBUG\n    func a"), ("    }\n}", "    }\n    #endif\n}")],
        ]
    )
    func renamed(changes: [(String, String)]) {
        let base = "struct A {\n    func a() {\n        one()\n        two()\n        three()\n    }\n}\n"
        let yours = changes.reduce(base) { $0.replacing($1.0, with: $1.1) }
        for changed in ["two()", "three()"] {
            let result = merge(base, yours, base.replacing(changed, with: "anders()"))
            #expect(result.isClean)
            #expect(result.text == yours.replacing(changed, with: "anders()"))
        }
    }

    @Test("what was no Swift before is merged like any text")
    func brokenBefore() {
        let broken = yours + "}\n"
        #expect(merge(base, broken, generated).bytes == merge(base, broken, generated, .text).bytes)
    }

    @Test("merges of random edits to Swift files leave Swift, or conflicts with Swift on either side")
    func randomEdits() {
        var coarser = 0
        for seed in 0..<Loop.rounds(300) {
            var random = SeededGenerator(seed: UInt64(seed))
            var texts = MergeCase.usual(MergeCase.scaffolds, &random)
            // Edits by lines leave no Swift themselves, so each side gets an edit that does.
            texts.yours = wrapped(texts.base, "if mine {", &random)
            texts.generated = wrapped(texts.base, "if new {", &random)
            let sides = texts.texts
            let merge = ThreeWayMerge(base: sides.base, yours: sides.yours, generated: sides.generated, syntax: .swift)
            // Where a brace came between other brackets, nothing can be said.
            guard sides.all.allSatisfy({ SwiftTokens.isSound($0) == true }) else { continue }
            for outcome in merge.outcomes { #expect(braces(outcome) == braces(sides.base)) }
            if merge.bytes != texts.merge.bytes { coarser += 1 }
        }
        #expect(coarser > 0)
    }

    /// Some lines in a pair of braces, which are closed behind a line that both sides are likely to choose.
    private func wrapped(_ lines: [String], _ opening: String, _ random: inout SeededGenerator) -> [String] {
        var wrapped = lines
        let end = lines.count / 2
        wrapped.insert("}", at: end)
        wrapped.insert(opening, at: max(0, end - Int.random(in: 1...6, using: &random)))
        return wrapped
    }

    private func braces(_ bytes: [UInt8]) -> Int {
        bytes.reduce(0) { $0 + ($1 == UInt8(ascii: "{") ? 1 : $1 == UInt8(ascii: "}") ? -1 : 0) }
    }
}
