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

    @Test func aHeadingWithTheTagBeatsOneWithAGlob() {
        let open = Make.pattern("open")
        expectWinner(
            Make.rule(open, below: "elvt-chip", row: 1),
            over: Make.rule(open, below: "elvt-*", row: 2),
            for: Make.subject("open")
        )
    }

    @Test func aHeadingWithAGlobBeatsNone() {
        let open = Make.pattern("open")
        expectWinner(Make.rule(open, below: "elvt-*", row: 1), over: Make.rule(open, row: 2), for: Make.subject("open"))
    }

    @Test func anExactNameBeatsAGlob() {
        expectWinner(
            Make.rule(Make.pattern("open"), row: 1),
            over: Make.rule(Make.pattern("op*"), row: 2),
            for: Make.subject("open")
        )
    }

    @Test func aGlobBeatsAStarAlone() {
        expectWinner(
            Make.rule(Make.pattern("op*"), row: 1),
            over: Make.rule(Make.pattern("*"), row: 2),
            for: Make.subject("open")
        )
    }

    @Test func aTypeBeatsNone() {
        expectWinner(
            Make.rule(Make.pattern("open", type: .kind(.boolean)), row: 1),
            over: Make.rule(Make.pattern("open"), row: 2),
            for: Make.subject("open", type: "boolean")
        )
    }

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

    @Test func aQuestionMarkBeatsNone() {
        expectWinner(
            Make.rule(Make.pattern("open", type: .kind(.boolean), isOptionalOnly: true), row: 1),
            over: Make.rule(Make.pattern("open", type: .kind(.boolean)), row: 2),
            for: Make.subject("open", type: "boolean | undefined")
        )
    }

    @Test func readonlyBeatsNone() {
        expectWinner(
            Make.rule(Make.pattern("open", isReadonlyOnly: true), row: 1),
            over: Make.rule(Make.pattern("open"), row: 2),
            for: Make.subject("open", isReadonly: true)
        )
    }

    @Test func eachConditionBeatsItsAbsence() {
        let change = ItemReference(.event, "change")
        let label = ItemReference(.slot, "label")
        expectWinner(
            Make.rule(Make.pattern("open", with: [[change], [label]]), row: 1),
            over: Make.rule(Make.pattern("open", with: [[change]]), row: 2),
            for: Make.subject("open", beside: [change, label])
        )
        expectWinner(
            Make.rule(Make.pattern("open", with: [[change]]), row: 1),
            over: Make.rule(Make.pattern("open"), row: 2),
            for: Make.subject("open", beside: [change])
        )
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

    @Test func theProjectBeatsTheBuiltInMatrix() {
        let open = Make.pattern("open")
        expectWinner(
            Make.rule(open, layer: .project, document: 0, row: 1),
            over: Make.rule(open, layer: .builtIn, document: 1, row: 2),
            for: Make.subject("open")
        )
    }

    @Test func aLaterDocumentBeatsAnEarlier() {
        let open = Make.pattern("open")
        expectWinner(
            Make.rule(open, layer: .project, document: 2, row: 1),
            over: Make.rule(open, layer: .project, document: 1, row: 2),
            for: Make.subject("open")
        )
    }

    @Test func aLaterRowWithTheSameResultBeatsAnEarlier() {
        let open = Make.pattern("open")
        expectWinner(
            Make.rule(open, row: 2, result: "same"),
            over: Make.rule(open, row: 1, result: "same"),
            for: Make.subject("open")
        )
    }

    @Test func theHeadingCountsMoreThanTheName() {
        expectWinner(
            Make.rule(Make.pattern("*"), below: "elvt-*", row: 1),
            over: Make.rule(Make.pattern("open"), row: 2),
            for: Make.subject("open")
        )
    }

    @Test func theNameCountsMoreThanConditions() {
        expectWinner(
            Make.rule(Make.pattern("open"), row: 1),
            over: Make.rule(Make.pattern("op*", type: .kind(.boolean), isReadonlyOnly: true), row: 2),
            for: Make.subject("open", type: "boolean", isReadonly: true)
        )
    }

    @Test func conditionsCountMoreThanTheProject() {
        expectWinner(
            Make.rule(Make.pattern("open", type: .kind(.boolean)), row: 1),
            over: Make.rule(Make.pattern("open"), layer: .project, document: 1, row: 2),
            for: Make.subject("open", type: "boolean")
        )
    }

    @Test func aRuleCountsByItsBestPattern() {
        let rules = [
            Make.rule(Make.pattern("op*"), Make.pattern("*", "open"), row: 1), Make.rule(Make.pattern("ope*"), row: 2),
        ]
        let matches = RuleIndex(rules).matches(Make.subject("open"))
        #expect(matches.map(\.rule.source.row) == [1, 2])
        #expect(matches.map(\.rank.name) == [.exact, .glob])
    }

    @Test func theWholeNameOfAnEventBeatsWhatIsLeftOfIt() {
        expectWinner(
            Make.rule(Make.pattern("elvt-change", kind: .event), row: 2),
            over: Make.rule(Make.pattern("change", kind: .event), row: 1),
            for: Make.subject("elvt-change", kind: .event)
        )
    }
}
