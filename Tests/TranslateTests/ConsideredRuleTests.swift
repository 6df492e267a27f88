import Testing
import WebModel

@testable import Translate

@Suite struct ConsideredRuleTests {
    private typealias Make = RuleFixture

    private func reasons(_ rules: [MatrixRule], _ subject: RuleSubject) -> [String] {
        RuleIndex(rules).considered(subject).map { "\($0.rule.source.row): \($0.reason)" }
    }

    @Test func theWinnerComesFirstThenTheOtherMatchesByRankThenTheRest() {
        let open = Make.pattern("open")
        let rules = [
            Make.rule(Make.pattern("*"), row: 1), Make.rule(Make.pattern("op*"), row: 2),
            Make.rule(open, row: 3, result: "same"), Make.rule(open, row: 4, result: "same"),
            Make.rule(Make.pattern("open", type: .kind(.boolean)), row: 5),
            Make.rule(Make.pattern("open", type: .kind(.enumeration)), layer: .project, document: 1, row: 6),
            Make.rule(Make.pattern("close"), row: 7), Make.rule(open, below: "elvt-tab", row: 8),
            Make.rule(Make.pattern("open", kind: .slot), row: 9),
            Make.rule(Make.pattern("op*", isReadonlyOnly: true), below: "elvt-chip", row: 10),
        ]
        let expected = [
            "5: won", "4: has fewer conditions", "3: has fewer conditions", "2: a glob ranks below an exact name",
            "1: a star alone ranks below an exact name", "10: wants a read-only property", "6: wants an enum",
        ]
        #expect(reasons(rules, Make.subject("open", type: "boolean")) == expected)
    }

    @Test func eachRankHasItsReason() {
        let open = Make.pattern("open")
        func reason(_ worse: MatrixRule, below better: MatrixRule) -> String? {
            RuleIndex([worse, better]).considered(Make.subject("open")).last?.reason
        }
        let tagged = Make.rule(open, below: "elvt-chip", row: 1)
        let globbed = Make.rule(open, below: "elvt-*", row: 1)
        let plain = Make.rule(open, row: 1, result: "same")
        #expect(reason(globbed, below: tagged) == "a heading with a glob ranks below one with the tag")
        let expected = "a row below no component's heading ranks below one that is below the component's"
        #expect(reason(plain, below: tagged) == expected)
        let wanted = "a row below no component's heading ranks below one that is below a heading with a glob"
        #expect(reason(plain, below: globbed) == wanted)
        #expect(
            reason(Make.rule(Make.pattern("*"), row: 2), below: Make.rule(Make.pattern("o*"), row: 1))
                == "a star alone ranks below a glob"
        )
        #expect(
            reason(plain, below: Make.rule(open, layer: .project, document: 1, row: 1))
                == "the built-in matrix ranks below the project's"
        )
        #expect(
            reason(plain, below: Make.rule(open, document: 1, row: 1)) == "an earlier document ranks below a later one"
        )
        #expect(
            reason(plain, below: Make.rule(open, row: 2, result: "same")) == "an earlier row ranks below a later one"
        )
    }

    @Test func whatIsMissingIsToldInWords() {
        let change = ItemReference(.event, "change")
        let label = ItemReference(.slot, "label")
        let rules = [
            Make.rule(
                Make.pattern(
                    "open",
                    type: .alias("Padding"),
                    isOptionalOnly: true,
                    with: [[change, ItemReference(.method, "show")], [label]]
                ),
                row: 1
            ),
            Make.rule(Make.pattern("open"), row: 2, swiftUI: .results([.reference(change)])),
        ]
        let expected = [
            "1: wants the type Padding and an optional type and the event @change or the method show() "
                + "and the slot #label",
            "2: wants the event @change, which its result refers to",
        ]
        #expect(reasons(rules, Make.subject("open", type: "string")) == expected)
    }

    @Test func theRowsOfATieNameEachOther() {
        let rules = [Make.rule(Make.pattern("op*"), row: 1), Make.rule(Make.pattern("*en"), row: 2)]
        let considered = RuleIndex(rules).considered(Make.subject("open"))
        #expect(considered.map(\.outcome) == [.tied, .tied])
        let expected = [
            "can't be told apart from the row at matrix.md:2:1", "can't be told apart from the row at matrix.md:3:1",
        ]
        #expect(considered.map(\.reason) == expected)
    }

    @Test func aRuleOfSeveralPatternsIsToldOnce() {
        let rules = [Make.rule(Make.pattern("open", type: .kind(.enumeration)), Make.pattern("op*"), row: 1)]
        #expect(reasons(rules, Make.subject("open", type: "boolean")) == ["1: won"])
    }

    @Test func anItemThatNoRuleNamesHasNone() {
        #expect(reasons([Make.rule(Make.pattern("close"), row: 1)], Make.subject("open")) == [])
    }
}
