import Testing
import WebModel

@testable import Translate

/// Each with two rules that differ in nothing else; the one of the lower rank stands later, where it would win.
@Suite struct RuleRankTests {
    private typealias Make = RuleFixture

    private func expectWinner(
        _ better: MatrixRule,
        over worse: MatrixRule,
        for subject: RuleSubject,
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
        for rules in [[better, worse], [worse, better]] {
            let expected = [better.source.row, worse.source.row]
            #expect(Make.rows(rules, subject) == expected, sourceLocation: sourceLocation)
            #expect(Make.winner(rules, subject) == expected[0], sourceLocation: sourceLocation)
        }
    }

    struct Pair: CustomTestStringConvertible {
        let testDescription: String
        let better, worse: MatrixRule
        let subject: RuleSubject

        init(_ promise: String, _ better: MatrixRule, _ worse: MatrixRule, _ subject: RuleSubject? = nil) {
            testDescription = promise
            self.better = better
            self.worse = worse
            self.subject = subject ?? RuleFixture.subject("open")
        }
    }

    private static let open = Make.pattern("open")
    private static let glob = Make.pattern("op*")
    private static let star = Make.pattern("*")
    private static let flag = Make.pattern("open", type: .kind(.boolean))
    private static let optionalFlag = Make.pattern("open", type: .kind(.boolean), isOptionalOnly: true)
    private static let readonly = Make.pattern("open", isReadonlyOnly: true)
    private static let readonlyGlob = Make.pattern("op*", type: .kind(.boolean), isReadonlyOnly: true)
    private static let changes = Make.pattern("open", with: [[change]])
    private static let labeled = Make.pattern("open", with: [[change], [label]])
    private static let change = ItemReference(.event, "change")
    private static let label = ItemReference(.slot, "label")

    private static let project = Make.rule(open, layer: .project, row: 1)
    private static let later = Make.rule(open, layer: .project, document: 2, row: 1)
    private static let earlier = Make.rule(open, layer: .project, document: 1, row: 2)
    private static let wholeName = Make.rule(Make.pattern("elvt-change", kind: .event), row: 2)
    private static let restOfIt = Make.rule(Make.pattern("change", kind: .event), row: 1)
    private static let boolean = Make.subject("open", type: "boolean")
    private static let optional = Make.subject("open", type: "boolean | undefined")
    private static let readonlyFlag = Make.subject("open", type: "boolean", isReadonly: true)

    private static let pairs = [
        Pair(
            "a heading with the tag",
            Make.rule(open, below: "elvt-chip", row: 1),
            Make.rule(open, below: "elvt-*", row: 2)
        ),
        Pair("a heading with a glob", Make.rule(open, below: "elvt-*", row: 1), Make.rule(open, row: 2)),
        Pair("an exact name before a glob", Make.rule(open, row: 1), Make.rule(glob, row: 2)),
        Pair("a glob before a star alone", Make.rule(glob, row: 1), Make.rule(star, row: 2)),
        Pair("a type before none", Make.rule(flag, row: 1), Make.rule(open, row: 2), boolean),
        Pair("a question mark before none", Make.rule(optionalFlag, row: 1), Make.rule(flag, row: 2), optional),
        Pair("readonly", Make.rule(readonly, row: 1), Make.rule(open, row: 2), Make.subject("open", isReadonly: true)),
        Pair(
            "each condition",
            Make.rule(labeled, row: 1),
            Make.rule(changes, row: 2),
            Make.subject("open", beside: [change, label])
        ),
        Pair(
            "one condition",
            Make.rule(changes, row: 1),
            Make.rule(open, row: 2),
            Make.subject("open", beside: [change])
        ),
        Pair("the project before the built-in matrix", project, Make.rule(open, layer: .builtIn, document: 1, row: 2)),
        Pair("a later document", later, earlier),
        Pair("a later row", Make.rule(open, row: 2, result: "same"), Make.rule(open, row: 1, result: "same")),
        Pair("the heading before the name", Make.rule(star, below: "elvt-*", row: 1), Make.rule(open, row: 2)),
        Pair("the name before conditions", Make.rule(open, row: 1), Make.rule(readonlyGlob, row: 2), readonlyFlag),
        Pair("conditions before the project", Make.rule(flag, row: 1), earlier, boolean),
        Pair("the whole name of an event", wholeName, restOfIt, Make.subject("elvt-change", kind: .event)),
    ]

    @Test("what says more of an item wins", arguments: pairs)
    func ranks(_ pair: Pair) { expectWinner(pair.better, over: pair.worse, for: pair.subject) }

    @Test func anAliasBeatsAClassOfTypes() {
        expectWinner(
            Make.rule(Make.pattern("inset", type: .alias("Padding")), row: 1),
            over: Make.rule(Make.pattern("inset", type: .kind(.element)), row: 2),
            for: RuleSubject(
                item: ItemReference(.property, "inset"),
                type: WebType(.reference(name: "Element", arguments: []), alias: "Padding"),
                surface: Make.subject("inset").surface
            )
        )
    }

    @Test func anAliasCountsAsMuchAsATypeAndACondition() {
        let alias = Make.pattern("open", type: .alias("Flag"))
        let typed = Make.pattern("open", type: .kind(.element), with: [[ItemReference(.slot, "label")]])
        #expect(alias.conditionCount == 2)
        #expect(alias.conditionCount == typed.conditionCount)
    }

    @Test func alternativesOfAConditionCountOnce() {
        let items = [ItemReference(.event, "input"), ItemReference(.event, "change")]
        #expect(Make.pattern("open", with: [items]).conditionCount == 1)
    }

    @Test func aReferenceInAResultIsNotCounted() {
        let label = ItemReference(.slot, "label")
        let rules = [
            Make.rule(Make.pattern("open"), row: 1, swiftUI: .results([.reference(label)])),
            Make.rule(Make.pattern("open"), row: 2),
        ]
        // Only their rows tell them apart.
        #expect(Make.tie(rules, Make.subject("open", beside: [label])) == [2, 1])
    }

    @Test func aRuleCountsByItsBestPattern() {
        let rules = [
            Make.rule(Make.pattern("op*"), Make.pattern("*", "open"), row: 1), Make.rule(Make.pattern("ope*"), row: 2),
        ]
        let matches = RuleIndex(rules).matches(Make.subject("open"))
        #expect(matches.map(\.rule.source.row) == [1, 2])
        #expect(matches.map(\.rank.name) == [.exact, .glob])
    }
}
