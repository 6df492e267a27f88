import Testing
import WebModel

@testable import Translate

@Suite struct RuleTieTests {
    private typealias Make = RuleFixture
    private let subject = Make.subject("openLabel", type: "string")

    @Test func rowsOfOneDocumentWithDifferentResultsTie() {
        let rules = [Make.rule(Make.pattern("open*"), row: 1), Make.rule(Make.pattern("*Label"), row: 2)]
        #expect(Make.tie(rules, subject) == [2, 1])
        #expect(Make.tie(rules.reversed(), subject) == [2, 1])
        #expect(Make.winner(rules, subject) == nil)
    }

    @Test func rowsThatDifferInUIKitOnlyTieToo() {
        let pattern = Make.pattern("openLabel")
        let rules = [
            Make.rule(pattern, row: 1, result: "same"), Make.rule(pattern, row: 2, result: "same", uiKit: .skip),
        ]
        #expect(Make.tie(rules, subject) == [2, 1])
    }

    @Test func rowsWithEqualResultsNeverTieAndTheLaterWins() {
        let rules = [
            Make.rule(Make.pattern("open*"), row: 1, result: "same", reason: "one"),
            Make.rule(Make.pattern("*Label"), row: 2, result: "same", reason: "two"),
        ]
        #expect(Make.winner(rules, subject) == 2)
    }

    @Test func allRowsOfATieAreTold() {
        let rules = [
            Make.rule(Make.pattern("open*"), row: 1), Make.rule(Make.pattern("*Label"), row: 2, result: "same"),
            Make.rule(Make.pattern("*n*"), row: 3, result: "same"), Make.rule(Make.pattern("*"), row: 4),
        ]
        #expect(Make.tie(rules, subject) == [3, 2, 1])
    }

    @Test("below headings with stars, the one that spells out more of the tag wins, and explains why")
    func narrowerHeadingsDoNotTie() {
        let rules = [
            Make.rule(Make.pattern("openLabel"), below: "*-icon-chip", row: 1),
            Make.rule(Make.pattern("openLabel"), below: "*-chip", row: 2),
        ]
        let subject = Make.subject("openLabel", type: "string", tag: "x-icon-chip")
        #expect(Make.winner(rules, subject) == 1)
        let expected = ["won", "a heading with fewer letters beside its stars ranks below one with more"]
        #expect(RuleIndex(rules).considered(subject).map(\.reason) == expected)
    }

    @Test func headingsThatSpellOutAsMuchTie() {
        let rules = [
            Make.rule(Make.pattern("openLabel"), below: "x-*", row: 1),
            Make.rule(Make.pattern("openLabel"), below: "*-z", row: 2),
        ]
        #expect(Make.tie(rules, Make.subject("openLabel", type: "string", tag: "x-y-z")) == [2, 1])
    }

    @Test func rowsOfTwoDocumentsDoNotTie() {
        let rules = [
            Make.rule(Make.pattern("open*"), document: 1, row: 1),
            Make.rule(Make.pattern("*Label"), document: 0, row: 2),
        ]
        #expect(Make.winner(rules, subject) == 1)
    }

    @Test func rowsWithDifferentlyManyConditionsDoNotTie() {
        let rules = [
            Make.rule(Make.pattern("open*", type: .kind(.string)), row: 1), Make.rule(Make.pattern("*Label"), row: 2),
        ]
        #expect(Make.winner(rules, subject) == 1)
    }

    @Test func aTieBelowTheWinnerIsNoTie() {
        let rules = [
            Make.rule(Make.pattern("open*"), row: 1), Make.rule(Make.pattern("*Label"), row: 2),
            Make.rule(Make.pattern("openLabel"), row: 0),
        ]
        #expect(Make.winner(rules, subject) == 0)
    }

    @Test func rowsTieOnlyForItemsThatBothMatch() {
        let rules = [
            Make.rule(Make.pattern("open*", type: .kind(.string)), row: 1),
            Make.rule(Make.pattern("*Label", type: .kind(.boolean)), row: 2),
        ]
        #expect(Make.winner(rules, subject) == 1)
        #expect(Make.winner(rules, Make.subject("openLabel", type: "boolean")) == 2)
    }

    @Test func twoPatternsOfOneRowDoNotTie() {
        let rules = [Make.rule(Make.pattern("open*", "*Label"), Make.pattern("*n*"), row: 1)]
        #expect(Make.winner(rules, subject) == 1)
    }

    @Test func oneRowBelowTwoTagsDoesNotTie() {
        let pattern = Make.pattern("openLabel")
        let rules = [Make.rule(pattern, below: "elvt-*", row: 1), Make.rule(pattern, below: "*-chip", row: 1)]
        #expect(Make.winner(rules, subject) == 1)
        #expect(Make.winner(rules.reversed(), subject) == 1)
    }

    @Test func conditionsOfEqualNumberTieWhereAllHold() {
        let label = ItemReference(.slot, "label")
        let show = ItemReference(.method, "show")
        let rules = [
            Make.rule(Make.pattern("open", with: [[label]]), row: 1),
            Make.rule(Make.pattern("open", with: [[show]]), row: 2),
        ]
        #expect(Make.tie(rules, Make.subject("open", beside: [label, show])) == [2, 1])
        #expect(Make.winner(rules, Make.subject("open", beside: [label])) == 1)
    }
}
