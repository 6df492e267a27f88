import Testing

@testable import Translate

@Suite struct NamePatternTests {
    @Test func aStarAloneIsTheLastResort() {
        #expect(NamePattern("*").precision == .anything)
        #expect(NamePattern("*Label").precision == .glob)
        #expect(NamePattern("label").precision == .exact)
    }

    @Test(
        arguments: [
            ("readonly", "readOnly"), ("help-text", "helpText"), ("helpText", "help_text"), ("_value", "value"),
            ("größe", "GRÖẞE"), ("--gap", "--Gap"), ("", ""),
        ]
    )
    func exactNamesCompareWithoutCaseAndDashes(pattern: String, name: String) {
        #expect(NamePattern(pattern).matches(name))
    }

    @Test func exactNamesThatDifferInALetterDoNotMatch() {
        #expect(!NamePattern("value").matches("values"))
        #expect(!NamePattern("value").matches(""))
    }

    @Test func theDefaultSlotIsNotANameOfNothingButDashes() {
        #expect(!NamePattern("").matches("_"))
        #expect(!NamePattern("").matches("--"))
        #expect(NamePattern("_").matches("_"))
        #expect(!NamePattern("_").matches("--"))
    }

    @Test func globsCompareWithTheNameAsItIsSpelled() {
        #expect(NamePattern("*Label").matches("closeLabel"))
        #expect(!NamePattern("*Label").matches("close-label"))
        #expect(!NamePattern("*Label").matches("closelabel"))
    }

    @Test func globsHaveAnyNumberOfStars() {
        #expect(NamePattern("*a*b*").matches("xaxbx"))
        #expect(NamePattern("a**b").matches("ab"))
        #expect(!NamePattern("*a*b*").matches("xbxa"))
        #expect(NamePattern("*").matches(""))
    }

    @Test func aQuestionMarkIsNoWildcard() { #expect(!NamePattern("a?*").matches("abc")) }

    @Test func tagsCompareAsTheyAreSpelled() {
        #expect(NamePattern("x-textarea").matches(tag: "x-textarea"))
        #expect(!NamePattern("x-textarea").matches(tag: "x-text-area"))
        #expect(NamePattern("x-*area").matches(tag: "x-text-area"))
    }

    @Test func aHostileGlobIsAnsweredAtOnce() {
        let start = ContinuousClock.now
        let name = String(repeating: "a", count: 5000)
        #expect(!NamePattern(String(repeating: "*a", count: 100) + "*b").matches(name))
        #expect(ContinuousClock.now - start < .seconds(10))
    }
}
