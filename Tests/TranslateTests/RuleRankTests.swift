import SwiftModel
import Testing
import WebModel

@testable import Translate

/// Each with two rules that differ in nothing else; the one of the lower rank stands later, where it would win.
@Suite struct RuleRankTests {
    struct Pair: CustomTestStringConvertible {
        let testDescription: String
        let better, worse: MatrixRule
        let subject: RuleSubject

        init(_ promise: String, _ better: MatrixRule, _ worse: MatrixRule, _ subject: RuleSubject? = nil) {
            testDescription = promise
            self.better = better
            self.worse = worse
            self.subject = subject ?? Make.subject("open")
        }

        /// Of two rows, the better one first.
        init(_ promise: String, _ better: ItemPattern, _ worse: ItemPattern, _ subject: RuleSubject? = nil) {
            self.init(promise, Make.rule(better, row: 1), Make.rule(worse, row: 2), subject)
        }
    }

    private static let project = Make.rule("open", layer: .project, row: 1)
    private static let later = Make.rule("open", layer: .project, document: 2, row: 1)
    private static let earlier = Make.rule("open", layer: .project, document: 1, row: 2)
    private static let boolean = Make.subject("open", type: "boolean")
    private static let padding = RuleSubject(
        item: "inset",
        type: WebType(.reference(name: "Element", arguments: []), alias: "Padding"),
        surface: Make.subject("inset").surface
    )

    private static let pairs = [
        Pair(
            "a heading with the tag",
            Make.rule("open", below: "elvt-chip", row: 1),
            Make.rule("open", below: "elvt-*", row: 2)
        ),
        Pair("a heading with a glob", Make.rule("open", below: "elvt-*", row: 1), Make.rule("open", row: 2)),
        Pair("an exact name before a glob", "open", "op*"),
        Pair("a glob before a star alone", "op*", "*"),
        Pair("a type before none", "open: boolean", "open", boolean),
        Pair(
            "a question mark before none",
            "open: boolean?",
            "open: boolean",
            Make.subject("open", type: "boolean | undefined")
        ),
        Pair("readonly", "readonly open", "open", Make.subject("open", isReadonly: true)),
        Pair(
            "each condition",
            "open + @change + #label",
            "open + @change",
            Make.subject("open", beside: ["@change", "#label"])
        ),
        Pair("one condition", "open + @change", "open", Make.subject("open", beside: ["@change"])),
        Pair("an alias before a class of types", "inset: Padding", "inset: element", padding),
        Pair("the project before the built-in matrix", project, Make.rule("open", document: 1, row: 2)),
        Pair("a later document", later, earlier),
        Pair("a later row", Make.rule("open", row: 2, result: "same"), Make.rule("open", row: 1, result: "same")),
        Pair("the heading before the name", Make.rule("*", below: "elvt-*", row: 1), Make.rule("open", row: 2)),
        Pair(
            "the name before conditions",
            "open",
            "readonly op*: boolean",
            Make.subject("open", type: "boolean", isReadonly: true)
        ),
        Pair("conditions before the project", Make.rule("open: boolean", row: 1), earlier, boolean),
        Pair(
            "the whole name of an event",
            Make.rule("@elvt-change", row: 2),
            Make.rule("@change", row: 1),
            Make.subject("elvt-change", kind: .event)
        ),
    ]

    @Test("what says more of an item wins", arguments: pairs)
    func ranks(_ pair: Pair) {
        let expected = [pair.better.source.row, pair.worse.source.row]
        for rules in [[pair.better, pair.worse], [pair.worse, pair.better]] {
            #expect(Make.rows(rules, pair.subject) == expected)
            #expect(Make.winner(rules, pair.subject) == expected[0])
        }
    }

    @Test("an alias counts as much as a type and a condition, and alternatives of a condition count once")
    func counts() {
        let patterns: [ItemPattern] = ["open: Flag", "open: element + #label", "open + @input, @change"]
        #expect(patterns.map(\.conditionCount) == [2, 2, 1])
    }

    @Test func aReferenceInAResultIsNotCounted() {
        let rules = [Make.rule("open", row: 1, swiftUI: .results([.reference("#label")])), Make.rule("open", row: 2)]
        // Only their rows tell them apart.
        #expect(Make.tie(rules, Make.subject("open", beside: ["#label"])) == [2, 1])
    }

    @Test func aRuleCountsByItsBestPattern() {
        let rules = [Make.rule("op*", or: "*, open", row: 1), Make.rule("ope*", row: 2)]
        let matches = RuleIndex(rules).matches(Make.subject("open"))
        #expect(matches.map(\.rule.source.row) == [1, 2])
        #expect(matches.map(\.rank.name) == [.exact, .glob])
    }
}

@Suite struct RuleTieTests {
    private static let subject = Make.subject("openLabel", type: "string")

    /// A promise, rules, and the rows that tie, or the row that wins.
    private static let rows: [(String, [MatrixRule], [Int], Int?)] = [
        (
            "rows of one document with different results tie",
            [Make.rule("open*", row: 1), Make.rule("*Label", row: 2)], [2, 1], nil
        ),
        (
            "rows that differ in UIKit only tie too",
            [Make.rule("openLabel", row: 1, result: "a"), Make.rule("openLabel", row: 2, result: "a", uiKit: .skip)],
            [2, 1], nil
        ),
        (
            "rows with equal results never tie, and the later wins",
            [
                Make.rule("open*", row: 1, result: "same", reason: "one"),
                Make.rule("*Label", row: 2, result: "same", reason: "two"),
            ], [], 2
        ),
        (
            "all rows of a tie are told",
            [
                Make.rule("open*", row: 1), Make.rule("*Label", row: 2, result: "same"),
                Make.rule("*n*", row: 3, result: "same"), Make.rule("*", row: 4),
            ], [3, 2, 1], nil
        ),
        (
            "rows of two documents do not tie",
            [Make.rule("open*", document: 1, row: 1), Make.rule("*Label", document: 0, row: 2)], [], 1
        ),
        (
            "rows with differently many conditions do not tie",
            [Make.rule("open*: string", row: 1), Make.rule("*Label", row: 2)], [], 1
        ),
        (
            "a tie below the winner is no tie",
            [Make.rule("open*", row: 1), Make.rule("*Label", row: 2), Make.rule("openLabel", row: 0)], [], 0
        ),
        ("two patterns of one row do not tie", [Make.rule("open*, *Label", or: "*n*", row: 1)], [], 1),
        (
            "one row below two tags does not tie",
            [Make.rule("openLabel", below: "elvt-*", row: 1), Make.rule("openLabel", below: "*-chip", row: 1)], [], 1
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
            Make.rule("openLabel", below: "*-icon-chip", row: 1), Make.rule("openLabel", below: "*-chip", row: 2),
        ]
        let subject = Make.subject("openLabel", type: "string", tag: "x-icon-chip")
        #expect(Make.winner(rules, subject) == 1)
        let expected = ["won", "a heading with fewer letters beside its stars ranks below one with more"]
        #expect(RuleIndex(rules).considered(subject).map(\.reason) == expected)
    }

    @Test func headingsThatSpellOutAsMuchTie() {
        let rules = [Make.rule("openLabel", below: "x-*", row: 1), Make.rule("openLabel", below: "*-z", row: 2)]
        #expect(Make.tie(rules, Make.subject("openLabel", type: "string", tag: "x-y-z")) == [2, 1])
    }

    @Test func rowsTieOnlyForItemsThatBothMatch() {
        let rules = [Make.rule("open*: string", row: 1), Make.rule("*Label: boolean", row: 2)]
        #expect(Make.winner(rules, Self.subject) == 1)
        #expect(Make.winner(rules, Make.subject("openLabel", type: "boolean")) == 2)
    }

    @Test func conditionsOfEqualNumberTieWhereAllHold() {
        let rules = [Make.rule("open + #label", row: 1), Make.rule("open + show()", row: 2)]
        #expect(Make.tie(rules, Make.subject("open", beside: ["#label", "show()"])) == [2, 1])
        #expect(Make.winner(rules, Make.subject("open", beside: ["#label"])) == 1)
    }
}

@Suite struct ConsideredRuleTests {
    private func reasons(_ rules: [MatrixRule], type: String? = nil) -> [String] {
        RuleIndex(rules).considered(Make.subject("open", type: type)).map { "\($0.rule.source.row): \($0.reason)" }
    }

    @Test func theWinnerComesFirstThenTheOtherMatchesByRankThenTheRest() {
        let rules = [
            Make.rule("*", row: 1), Make.rule("op*", row: 2), Make.rule("open", row: 3, result: "same"),
            Make.rule("open", row: 4, result: "same"), Make.rule("open: boolean", row: 5),
            Make.rule("open: enum", layer: .project, document: 1, row: 6), Make.rule("close", row: 7),
            Make.rule("open", below: "elvt-tab", row: 8), Make.rule("#open", row: 9),
            Make.rule("readonly op*", below: "elvt-chip", row: 10),
        ]
        let expected = [
            "5: won", "4: has fewer conditions", "3: has fewer conditions", "2: a glob ranks below an exact name",
            "1: a star alone ranks below an exact name", "10: wants a read-only property", "6: wants an enum",
        ]
        #expect(reasons(rules, type: "boolean") == expected)
    }

    private static let plain = Make.rule("open", row: 1, result: "same")
    private static let globbed = Make.rule("open", below: "elvt-*", row: 1)
    private static let tagged = Make.rule("open", below: "elvt-chip", row: 1)

    @Test(
        "each rank has its reason",
        arguments: [
            (globbed, tagged, "a heading with a glob ranks below one with the tag"),
            (plain, tagged, "a row below no component's heading ranks below one that is below the component's"),
            (
                plain, globbed,
                "a row below no component's heading ranks below one that is below a heading with a glob"
            ),
            (Make.rule("*", row: 2), Make.rule("o*", row: 1), "a star alone ranks below a glob"),
            (
                plain, Make.rule("open", layer: .project, document: 1, row: 1),
                "the built-in matrix ranks below the project's"
            ),
            (plain, Make.rule("open", document: 1, row: 1), "an earlier document ranks below a later one"),
            (plain, Make.rule("open", row: 2, result: "same"), "an earlier row ranks below a later one"),
        ]
    )
    func reason(worse: MatrixRule, better: MatrixRule, reason: String) {
        #expect(RuleIndex([worse, better]).considered(Make.subject("open")).last?.reason == reason)
    }

    @Test func whatIsMissingIsToldInWords() {
        let rules = [
            Make.rule("open: Padding? + @change, show() + #label", row: 1),
            Make.rule("open", row: 2, swiftUI: .results([.reference("@change")])),
        ]
        let expected = [
            "1: wants the type Padding and an optional type and the event @change or the method show() "
                + "and the slot #label",
            "2: wants the event @change, which its result refers to",
        ]
        #expect(reasons(rules, type: "string") == expected)
    }

    @Test func theRowsOfATieNameEachOther() {
        let rules = [Make.rule("op*", row: 1), Make.rule("*en", row: 2)]
        let considered = RuleIndex(rules).considered(Make.subject("open"))
        #expect(considered.map(\.outcome) == [.tied, .tied])
        let others = ["matrix.md:2:1", "matrix.md:3:1"]
        #expect(considered.map(\.reason) == others.map { "can't be told apart from the row at \($0)" })
    }

    @Test func aRuleOfSeveralPatternsIsToldOnce() {
        #expect(reasons([Make.rule("open: enum", or: "op*", row: 1)], type: "boolean") == ["1: won"])
    }

    @Test func anItemThatNoRuleNamesHasNone() { #expect(reasons([Make.rule("close", row: 1)]) == []) }
}
