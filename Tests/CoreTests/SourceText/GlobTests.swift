import Core
import Testing

@Suite struct GlobTests {
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
        for tag in matching {
            #expect(Glob(pattern, wildcards: .starAndQuestionMark).matches(tag), "\(pattern) must match “\(tag)”")
        }
        for tag in others {
            #expect(!Glob(pattern, wildcards: .starAndQuestionMark).matches(tag), "\(pattern) must not match “\(tag)”")
        }
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
