import SwiftModel
import Testing
import WebModel

@testable import Translate

@Suite struct RuleIndexTests {
    @Test func withoutRulesNothingMatches() {
        #expect(RuleIndex([]).winner(Make.subject("open")) == .none)
        #expect(RuleIndex([]).matches(Make.subject("open")).isEmpty)
    }

    @Test func aRuleMatchesOnlyItemsOfItsKind() {
        for kind in ItemKind.allCases {
            let rules = ["open", "op*", "*"].enumerated().map { row, name in
                Make.rule(ItemPattern(kind: kind, names: [NamePattern(name)]), row: row)
            }
            for other in ItemKind.allCases {
                #expect(Make.rows(rules, Make.subject("open", kind: other)) == (other == kind ? [0, 1, 2] : []))
            }
        }
    }

    @Test func aRuleMatchesOnlyComponentsOfItsHeading() {
        let rules = ["elvt-chip", "elvt-*", "*-chip", "*h*", "elvt-chips", "elvt-b*", "*-tab"].enumerated().map {
            Make.rule("open", below: $1, row: $0, result: "same")
        }
        #expect(Make.rows(rules, Make.subject("open")) == [0, 3, 2, 1])
        #expect(Make.rows(rules, Make.subject("open", tag: "elvt-Chip")) == [3, 1])
    }

    @Test func globsAreFoundByTheirBeginningTheirEndAndTheirMiddle() {
        let globs: [ItemPattern] = [
            "close*", "*Label", "*seLa*", "closeLabel*", "*closeLabel", "c*l", "**", "open*", "*label", "x*Label",
        ]
        let rules = globs.enumerated().map { Make.rule($1, row: $0, result: "same") }
        #expect(Make.rows(rules, Make.subject("closeLabel")) == [6, 5, 4, 3, 2, 1, 0])
    }

    @Test func theDefaultSlotIsMatchedByItsNameAndByAStar() {
        let rules = [Make.rule("#(default)", row: 1), Make.rule("#*", row: 2), Make.rule("#p*", row: 3)]
        #expect(Make.rows(rules, Make.subject("", kind: .slot)) == [1, 2])
        #expect(Make.rows(rules, Make.subject("prefix", kind: .slot)) == [3, 2])
    }

    private func rows(_ rules: [MatrixRule], ofEvent name: String) -> [Int] {
        Make.rows(rules, Make.subject(name, kind: .event))
    }

    @Test func aPatternWithoutThePrefixMatchesEventsWithAndWithoutIt() {
        let rules = [Make.rule("@request-remove", row: 1), Make.rule("@request-*", row: 2)]
        #expect(rows(rules, ofEvent: "elvt-request-remove") == [1, 2])
        #expect(rows(rules, ofEvent: "request-remove") == [1, 2])
        #expect(rows(rules, ofEvent: "other-request-remove") == [])
    }

    @Test func aPatternWithThePrefixMatchesOnlyEventsThatHaveIt() {
        let rules = [Make.rule("@elvt-change", row: 1), Make.rule("@elvt-c*", row: 2)]
        #expect(rows(rules, ofEvent: "elvt-change") == [1, 2])
        #expect(rows(rules, ofEvent: "change") == [])
    }

    @Test func aGlobThatMatchesBothSpellingsOfAnEventCountsOnce() {
        #expect(rows([Make.rule("@*e*, @*change", row: 1)], ofEvent: "elvt-change") == [1])
    }

    @Test("the library's prefix and the component's words say nothing in a property, but beside one without them")
    func plainProperties() {
        let rules = [Make.rule("open", row: 1)]
        #expect(["elvt-open", "elvtOpen", "chipOpen"].allSatisfy { Make.rows(rules, Make.subject($0)) == [1] })
        let other = [Make.subject("elvtOpen", beside: ["open"]), Make.subject("elvtopen")]
        #expect(other.allSatisfy { Make.rows(rules, $0) == [] })
    }

    /// With room for slow and busy machines.
    @Test func anItemDoesNotMeetRulesOfOtherNames() {
        let rules = (0..<6000).map { row in
            let name = "name\(row)"
            let pattern = row % 3 == 0 ? name : row % 3 == 1 ? "\(name)*" : "*\(name)x"
            return Make.rule(ItemPattern(stringLiteral: pattern), below: row % 5 == 0 ? "elvt-\(name)" : "*", row: row)
        }
        let start = ContinuousClock.now
        let index = RuleIndex(rules)
        let subject = Make.subject("name4label", beside: ["@change"])
        for _ in 0..<500 {
            guard case .rule(let match) = index.winner(subject), match.rule.source.row == 4 else {
                return #expect(Bool(false), "row 4 must win")
            }
        }
        #expect(ContinuousClock.now - start < .seconds(20))
    }
}

@Suite struct ConditionTests {
    private func consumed(_ pattern: ItemPattern, _ subject: RuleSubject) -> [ItemReference]? {
        consumed(Make.rule(pattern, row: 1), subject)
    }

    private func consumed(_ rule: MatrixRule, _ subject: RuleSubject) -> [ItemReference]? {
        RuleIndex([rule]).matches(subject).first?.consumed
    }

    @Test func aTypeHasToMatch() {
        #expect(consumed("open: boolean", Make.subject("open", type: "boolean")) == [])
        #expect(consumed("open: boolean", Make.subject("open", type: "string")) == nil)
        #expect(consumed("open: boolean", Make.subject("open")) == nil)
    }

    @Test func aQuestionMarkMatchesOnlyOptionalTypes() {
        #expect(consumed("open: any?", Make.subject("open", type: "boolean | null")) == [])
        #expect(consumed("open: any?", Make.subject("open", type: "boolean")) == nil)
        #expect(consumed("open: any?", Make.subject("open")) == nil)
    }

    @Test func readonlyMatchesOnlyWhatCannotBeSet() {
        #expect(consumed("readonly open", Make.subject("open", isReadonly: true)) == [])
        #expect(consumed("readonly open", Make.subject("open")) == nil)
    }

    @Test func aConditionHoldsWhereTheComponentHasOneOfItsItems() {
        let pattern: ItemPattern = "value + @input, @change"
        #expect(consumed(pattern, Make.subject("value")) == nil)
        #expect(consumed(pattern, Make.subject("value", beside: ["@change"])) == ["@change"])
        #expect(consumed(pattern, Make.subject("value", beside: ["@change", "@input"])) == ["@input", "@change"])
    }

    @Test func aConditionMayNameItsItemAfterThatOfThePattern() {
        let pattern: ItemPattern = "* + @{name}-change"
        #expect(consumed(pattern, Make.subject("query", beside: ["@queryChange", "@change"])) == ["@queryChange"])
        #expect(consumed(pattern, Make.subject("pageIndex", beside: ["@queryChange"])) == nil)
        #expect(consumed(pattern, Make.subject("value", beside: ["@queryChange"])) == nil)
    }

    @Test func allConditionsMustHold() {
        let pattern: ItemPattern = "value + @change + #label"
        #expect(consumed(pattern, Make.subject("value", beside: ["@change"])) == nil)
        #expect(consumed(pattern, Make.subject("value", beside: ["#label"])) == nil)
        #expect(consumed(pattern, Make.subject("value", beside: ["#label", "@change"])) == ["@change", "#label"])
    }

    @Test func aConditionFindsItemsOfEveryKindWithTheComponentsOwnSpelling() {
        let items: [(ItemReference, ItemPattern)] = [
            ("readOnly", "value + readonly"), ("#(default)", "value + #(default)"), ("#help-text", "value + #helpText"),
            ("@elvt-change", "value + @change"), ("show()", "value + show()"),
            ("::part(base)", "value + ::part(base)"), ("--gap", "value + --gap"),
            (":state(open)", "value + :state(open)"),
        ]
        for (own, pattern) in items {
            #expect(consumed(pattern, Make.subject("value", beside: [own])) == [own])
            let others = items.map(\.0).filter { $0 != own }
            #expect(consumed(pattern, Make.subject("value", beside: others)) == nil)
        }
    }

    @Test func allEventsThatAConditionMeansAreConsumedEachOnce() {
        let subject = Make.subject("value", beside: ["@change", "@elvt-change"])
        #expect(consumed("value + @elvt-change, @change + @change", subject) == ["@elvt-change", "@change"])
    }

    @Test func anItemIsNotBesideItself() {
        #expect(consumed("@* + @change, @input", Make.subject("change", kind: .event)) == nil)
        let subject = Make.subject("change", kind: .event, beside: ["@input"])
        #expect(consumed("@* + @change, @input", subject) == ["@input"])
    }

    @Test func aReferenceInAResultIsAConditionThatConsumesNothing() {
        let rules = [
            Make.rule("value", row: 1, swiftUI: .results([.reference("#label")])),
            Make.rule("value", row: 2, swiftUI: .skip, uiKit: .results([.reference("#label")])),
        ]
        for rule in rules {
            #expect(consumed(rule, Make.subject("value")) == nil)
            #expect(consumed(rule, Make.subject("value", beside: ["#label"])) == [])
        }
    }

    @Test func impliedItemsCount() {
        let surface = ComponentSurface(Make.component(), eventPrefix: "elvt-", implied: ["@change"])
        let subject = RuleSubject(item: "value", type: nil, surface: surface)
        #expect(consumed("value + @change", subject) == ["@change"])
    }

    @Test func classesOfTheLibraryAreElements() {
        let surface = ComponentSurface(Make.component(), eventPrefix: "", classNames: ["ElvtTab"])
        let subject = RuleSubject(item: "active", type: WebTypeParser.parse("ElvtTab").type, surface: surface)
        #expect(consumed("active: element", subject) == [])
    }
}

@Suite struct ComponentSurfaceTests {
    private func surface(
        _ items: ItemReference...,
        implied: [ItemReference] = [],
        eventPrefix: String = "elvt-"
    ) -> ComponentSurface {
        ComponentSurface(Make.component("elvt-chip", items), eventPrefix: eventPrefix, implied: implied)
    }

    @Test func referencesFindTheComponentsOwnSpelling() {
        let surface = surface("#help-text", "readOnly", "show()", "@elvt-change", "#(default)")
        let asked: [ItemReference] = ["#helpText", "readonly", "show()", "@change", "#(default)", "show", "@input"]
        let names = ["help-text", "readOnly", "show", "elvt-change", "", nil, nil]
        #expect(asked.map { surface.resolve($0)?.name } == names)
    }

    @Test func ofSeveralEventsTheExactlySpelledIsTheOneAndAllAreMeant() {
        let surface = surface("@elvt-change", "@change")
        #expect(surface.resolve("@change")?.name == "change")
        #expect(surface.resolveAll("@change").map(\.name) == ["change", "elvt-change"])
    }

    @Test func anItemThatIsListedTwiceIsMeantOnce() {
        #expect(surface("@elvt-change", "@elvt-change").resolveAll("@change") == ["@elvt-change"])
    }

    @Test func aReferenceThatSpellsThePrefixMeansOnlyEventsThatHaveIt() {
        #expect(surface("@change").resolve("@elvt-change") == nil)
    }

    @Test func anImpliedItemIsThereOnlyWhereNoSourceListsIt() {
        #expect(surface(implied: ["@click"]).resolve("@click") == "@click")
        #expect(surface("@elvt-click", implied: ["@click"]).resolveAll("@click") == ["@elvt-click"])
    }

    @Test func withoutAPrefixEventsAreFoundByTheirWholeNamesOnly() {
        let surface = surface("@elvt-change", eventPrefix: "")
        #expect(surface.resolve("@change") == nil)
        #expect(surface.resolve("@elvt-change") != nil)
    }
}
