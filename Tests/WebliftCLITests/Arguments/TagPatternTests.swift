import Testing

@testable import WebliftCLI

@Suite struct TagPatternTests {
    @Test func tagsAreChosenByStarsAndQuestionMarks() {
        #expect(TagPattern(text: "x-*").matches("x-tab"))
        #expect(TagPattern(text: "x-ta?").matches("x-tab"))
        #expect(!TagPattern(text: "x-ta?").matches("x-ta"))
        #expect(!TagPattern(text: "x-tab").matches("X-tab"))
    }
}
