import Testing
import WebModel

@testable import Translate

@Suite struct RuleTieTests {
    private typealias Make = RuleFixture
    private static let subject = Make.subject("openLabel", type: "string")

    private static let open = Make.pattern("open*")
    private static let label = Make.pattern("*Label")
    private static let exact = Make.pattern("openLabel")
    private static let typed = Make.pattern("open*", type: .kind(.string))

    /// A promise, rules, and the rows that tie, or the row that wins.
    private static let rows: [(String, [MatrixRule], [Int], Int?)] = [
        (
            "rows of one document with different results tie",
            [Make.rule(open, row: 1), Make.rule(label, row: 2)], [2, 1], nil
        ),
        (
            "rows that differ in UIKit only tie too",
            [Make.rule(exact, row: 1, result: "same"), Make.rule(exact, row: 2, result: "same", uiKit: .skip)],
            [2, 1], nil
        ),
        (
            "rows with equal results never tie, and the later wins",
            [
                Make.rule(open, row: 1, result: "same", reason: "one"),
                Make.rule(label, row: 2, result: "same", reason: "two"),
            ], [], 2
        ),
        (
            "all rows of a tie are told",
            [
                Make.rule(open, row: 1), Make.rule(label, row: 2, result: "same"),
                Make.rule(Make.pattern("*n*"), row: 3, result: "same"), Make.rule(Make.pattern("*"), row: 4),
            ], [3, 2, 1], nil
        ),
        (
            "rows of two documents do not tie",
            [Make.rule(open, document: 1, row: 1), Make.rule(label, document: 0, row: 2)], [], 1
        ),
        (
            "rows with differently many conditions do not tie",
            [Make.rule(typed, row: 1), Make.rule(label, row: 2)], [], 1
        ),
        (
            "a tie below the winner is no tie",
            [Make.rule(open, row: 1), Make.rule(label, row: 2), Make.rule(exact, row: 0)], [], 0
        ),
        (
            "two patterns of one row do not tie",
            [Make.rule(Make.pattern("open*", "*Label"), Make.pattern("*n*"), row: 1)], [], 1
        ),
        (
            "one row below two tags does not tie",
            [Make.rule(exact, below: "elvt-*", row: 1), Make.rule(exact, below: "*-chip", row: 1)], [], 1
        ),
    ]

    @Test("rows tie where nothing tells them apart, in whatever order", arguments: rows)
    func ties(promise: String, rules: [MatrixRule], tie: [Int], winner: Int?) {
        for rules in [rules, rules.reversed()] {
            #expect(Make.tie(rules, Self.subject) == tie, "\(promise)")
            #expect(Make.winner(rules, Self.subject) == winner, "\(promise)")
        }
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

    @Test func rowsTieOnlyForItemsThatBothMatch() {
        let rules = [
            Make.rule(Make.pattern("open*", type: .kind(.string)), row: 1),
            Make.rule(Make.pattern("*Label", type: .kind(.boolean)), row: 2),
        ]
        #expect(Make.winner(rules, Self.subject) == 1)
        #expect(Make.winner(rules, Make.subject("openLabel", type: "boolean")) == 2)
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
