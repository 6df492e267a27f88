import Testing

@testable import WebliftCLI

@Suite("Patterns for tags")
struct TagPatternTests {
    @Test(
        "a star stands for any run of characters, a question mark for one, everything else for itself",
        arguments: [
            ("x-a", ["x-a"], ["x-b", "x-aa", "ax-a", ""]), ("x-*", ["x-", "x-a", "x-abc"], ["y-a", "x"]),
            ("*-tab", ["a-tab", "-tab", "a-tab-tab"], ["a-tabs"]), ("*", ["", "x-a"], []), ("**", ["", "x-a"], []),
            ("x-?", ["x-a", "x-ü", "x-👍"], ["x-", "x-ab"]), ("?-*", ["a-", "a-b"], ["-b"]),
            ("a*b*c", ["abc", "a1b2c", "abcbc"], ["ab", "acb"]), ("*a*", ["a", "bab"], ["", "b"]),
            ("X-A", ["X-A"], ["x-a"]), ("x.a", ["x.a"], ["x-a"]), ("[x]", ["[x]"], ["x"]), ("", [""], ["a"]),
        ]
    )
    func pattern(pattern: String, matching: [String], others: [String]) {
        for tag in matching { #expect(TagPattern(text: pattern).matches(tag), "\(pattern) must match “\(tag)”") }
        for tag in others { #expect(!TagPattern(text: pattern).matches(tag), "\(pattern) must not match “\(tag)”") }
    }

    @Test("hostile patterns against long tags are answered at once")
    func hostile() {
        let start = ContinuousClock.now
        let tag = String(repeating: "a", count: 5000)
        for pattern in [
            String(repeating: "*a", count: 100) + "*b", String(repeating: "a*", count: 100) + "b",
            String(repeating: "*?", count: 100) + "b", String(repeating: "*", count: 5000) + "b",
        ] {
            #expect(!TagPattern(text: pattern).matches(tag))
        }
        #expect(ContinuousClock.now - start < .seconds(10))
    }
}
