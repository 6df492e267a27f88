import Core
import Testing

@Suite("Names: patterns of them, and those that are meant")
struct NameTests {
    private let words = ["inspect", "generate", "coverage", "diff", "docs"]

    @Test(
        "a slip of the fingers is understood",
        arguments: [
            ("inspct", "inspect"), ("inpsect", "inspect"), ("inspectt", "inspect"), ("INSPECT", "inspect"),
            ("generete", "generate"), ("dif", "diff"), ("doc", "docs"), ("coverge", "coverage"), ("inspect", "inspect"),
        ]
    )
    func slip(word: String, meant: String) { #expect(NearestName.of(word, among: words) == meant) }

    @Test("what is too far from everything gets no answer", arguments: ["", "x", "banana", "inspectorate", "--"])
    func tooFar(word: String) { #expect(NearestName.of(word, among: words) == nil) }

    @Test("of two that are as near, the first in the alphabet is told, in whatever order they come")
    func ties() {
        #expect(NearestName.of("cat", among: ["cut", "bat", "car"]) == "bat")
        #expect(NearestName.of("cat", among: ["car", "cut", "bat"]) == "bat")
    }

    @Test("nothing is near to nothing")
    func noCandidates() { #expect(NearestName.of("word", among: []) == nil) }

    @Test("near is what one edit in three letters makes the same, counted by trying all edits there are")
    func edits() {
        let words = [3, 4, 5, 6].flatMap { length in
            (0..<1 << length).map { bits in
                (0..<length).map { bits >> $0 & 1 == 0 ? UInt8(ascii: "a") : UInt8(ascii: "b") }
            }
        }
        for left in words {
            for right in words {
                let isNear = fewestEdits(left[...], right[...]) <= min(left.count, right.count) / 3
                let texts = [left, right].map { String(decoding: $0, as: UTF8.self) }
                if NearestName.areNear(texts[0], texts[1]) != isNear { Issue.record("\(texts)") }
            }
        }
    }

    /// By the definition: the last letters are the same, or one of them is left out, added, replaced or swapped with the
    /// one before it.
    private func fewestEdits(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Int {
        guard let leftEnd = left.last, let rightEnd = right.last else { return left.count + right.count }
        if leftEnd == rightEnd { return fewestEdits(left.dropLast(), right.dropLast()) }
        var before = min(
            fewestEdits(left.dropLast(), right),
            fewestEdits(left, right.dropLast()),
            fewestEdits(left.dropLast(), right.dropLast())
        )
        if left.dropLast().last == rightEnd, right.dropLast().last == leftEnd {
            before = min(before, fewestEdits(left.dropLast(2), right.dropLast(2)))
        }
        return before + 1
    }

    @Test("long words are compared without taking long")
    func longWords() {
        let start = ContinuousClock.now
        let word = String(repeating: "ab", count: 50_000)
        #expect(NearestName.of(word, among: ["a", word + "c", String(repeating: "c", count: 100_000)]) == nil)
        #expect(ContinuousClock.now - start < .seconds(5))
    }

    // MARK: Patterns

    @Test(
        arguments: [
            ("x-a", ["x-a"], ["x-b", "x-aa", "ax-a", ""]), ("x-*", ["x-", "x-a", "x-abc"], ["y-a", "x"]),
            ("*-tab", ["a-tab", "-tab", "a-tab-tab"], ["a-tabs"]), ("*", ["", "x-a"], []), ("**", ["", "x-a"], []),
            ("x-?", ["x-a", "x-ü", "x-👍"], ["x-", "x-ab"]), ("?-*", ["a-", "a-b"], ["-b"]),
            ("a*b*c", ["abc", "a1b2c", "abcbc"], ["ab", "acb"]), ("*a*", ["a", "bab"], ["", "b"]),
            ("X-A", ["X-A"], ["x-a"]), ("x.a", ["x.a"], ["x-a"]), ("[x]", ["[x]"], ["x"]), ("", [""], ["a"]),
        ]
    )
    func aStarStandsForAnyRunOfCharactersAQuestionMarkForOneEverythingElseForItself(
        pattern: String,
        matching: [String],
        others: [String]
    ) {
        let glob = Glob(pattern, wildcards: .starAndQuestionMark)
        for tag in matching { #expect(glob.matches(tag), "\(pattern) must match “\(tag)”") }
        for tag in others { #expect(!glob.matches(tag), "\(pattern) must not match “\(tag)”") }
    }

    @Test func hostilePatternsAgainstLongNamesAreAnsweredAtOnce() {
        let start = ContinuousClock.now
        let tag = String(repeating: "a", count: 5000)
        for pattern in [
            String(repeating: "*a", count: 100) + "*b", String(repeating: "a*", count: 100) + "b",
            String(repeating: "*?", count: 100) + "b", String(repeating: "*", count: 5000) + "b",
        ] {
            #expect(!Glob(pattern, wildcards: .starAndQuestionMark).matches(tag))
        }
        #expect(ContinuousClock.now - start < .seconds(10))
    }

    @Test func aQuestionMarkStandsForItselfUnlessItIsAskedFor() {
        #expect(Glob("a?*").matches("a?b"))
        #expect(!Glob("a?*").matches("aab"))
    }

    @Test func aQuestionMarkNeverMeetsAPartOfACharacter() {
        #expect(Glob("*??", wildcards: .starAndQuestionMark).matches("aü"))
        #expect(!Glob("*??", wildcards: .starAndQuestionMark).matches("ü"))
        #expect(!Glob("*?👍", wildcards: .starAndQuestionMark).matches("👍"))
    }
}
