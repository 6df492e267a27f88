import Testing
import WebModel

@testable import Translate

@Suite struct RuleIndexTests {
    private typealias Make = RuleFixture

    @Test func withoutRulesNothingMatches() {
        #expect(RuleIndex([]).winner(Make.subject("open")) == .none)
        #expect(RuleIndex([]).matches(Make.subject("open")).isEmpty)
    }

    @Test func aRuleMatchesOnlyItemsOfItsKind() {
        for kind in ItemKind.allCases {
            let rules = [
                Make.rule(Make.pattern("open", kind: kind), row: 1), Make.rule(Make.pattern("op*", kind: kind), row: 2),
                Make.rule(Make.pattern("*", kind: kind), row: 3),
            ]
            for other in ItemKind.allCases {
                #expect(Make.rows(rules, Make.subject("open", kind: other)) == (other == kind ? [1, 2, 3] : []))
            }
        }
    }

    @Test func aRuleMatchesOnlyComponentsOfItsHeading() {
        let rules = ["elvt-chip", "elvt-*", "*-chip", "*h*", "elvt-chips", "elvt-b*", "*-tab"].enumerated().map {
            Make.rule(Make.pattern("open"), below: $1, row: $0, result: "same")
        }
        #expect(Make.rows(rules, Make.subject("open")) == [0, 3, 2, 1])
        #expect(Make.rows(rules, Make.subject("open", tag: "elvt-Chip")) == [3, 1])
    }

    @Test func globsAreFoundByTheirBeginningTheirEndAndTheirMiddle() {
        let globs = [
            "close*", "*Label", "*seLa*", "closeLabel*", "*closeLabel", "c*l", "**", "open*", "*label", "x*Label",
        ]
        let rules = globs.enumerated().map { Make.rule(Make.pattern($1), row: $0, result: "same") }
        #expect(Make.rows(rules, Make.subject("closeLabel")) == [6, 5, 4, 3, 2, 1, 0])
    }

    @Test func theDefaultSlotIsMatchedByItsNameAndByAStar() {
        let rules = [
            Make.rule(Make.pattern("", kind: .slot), row: 1), Make.rule(Make.pattern("*", kind: .slot), row: 2),
            Make.rule(Make.pattern("p*", kind: .slot), row: 3),
        ]
        #expect(Make.rows(rules, Make.subject("", kind: .slot)) == [1, 2])
        #expect(Make.rows(rules, Make.subject("prefix", kind: .slot)) == [3, 2])
    }

    @Test func aPatternWithoutThePrefixMatchesEventsWithAndWithoutIt() {
        let rules = [
            Make.rule(Make.pattern("request-remove", kind: .event), row: 1),
            Make.rule(Make.pattern("request-*", kind: .event), row: 2),
        ]
        #expect(Make.rows(rules, Make.subject("elvt-request-remove", kind: .event)) == [1, 2])
        #expect(Make.rows(rules, Make.subject("request-remove", kind: .event)) == [1, 2])
        #expect(Make.rows(rules, Make.subject("other-request-remove", kind: .event)) == [])
    }

    @Test func aPatternWithThePrefixMatchesOnlyEventsThatHaveIt() {
        let rules = [
            Make.rule(Make.pattern("elvt-change", kind: .event), row: 1),
            Make.rule(Make.pattern("elvt-c*", kind: .event), row: 2),
        ]
        #expect(Make.rows(rules, Make.subject("elvt-change", kind: .event)) == [1, 2])
        #expect(Make.rows(rules, Make.subject("change", kind: .event)) == [])
    }

    @Test func aGlobThatMatchesBothSpellingsOfAnEventCountsOnce() {
        let rules = [Make.rule(Make.pattern("*e*", "*change", kind: .event), row: 1)]
        #expect(Make.rows(rules, Make.subject("elvt-change", kind: .event)) == [1])
    }

    @Test func prefixesAreOnlyForEvents() {
        #expect(Make.rows([Make.rule(Make.pattern("open"), row: 1)], Make.subject("elvt-open")) == [])
    }
}

/// That many rules stay fast, with room for slow and busy machines.
@Suite struct RuleIndexScaleTests {
    private typealias Make = RuleFixture

    @Test func anItemDoesNotMeetRulesOfOtherNames() {
        let rules = (0..<6000).map { row in
            let name = "name\(row)"
            return Make.rule(
                Make.pattern(row % 3 == 0 ? name : row % 3 == 1 ? "\(name)*" : "*\(name)x"),
                below: row % 5 == 0 ? "elvt-\(name)" : "*",
                row: row
            )
        }
        let start = ContinuousClock.now
        let index = RuleIndex(rules)
        let subject = Make.subject("name4label", beside: [ItemReference(.event, "change")])
        for _ in 0..<500 {
            guard case .rule(let match) = index.winner(subject), match.rule.source.row == 4 else {
                return #expect(Bool(false), "row 4 must win")
            }
        }
        #expect(ContinuousClock.now - start < .seconds(20))
    }
}
