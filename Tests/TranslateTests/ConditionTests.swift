import SwiftModel
import Testing
import WebModel

@testable import Translate

@Suite struct ConditionTests {
    private typealias Make = RuleFixture
    private let change = ItemReference(.event, "change")
    private let input = ItemReference(.event, "input")
    private let label = ItemReference(.slot, "label")

    private func consumed(_ rule: MatrixRule, _ subject: RuleSubject) -> [ItemReference]? {
        RuleIndex([rule]).matches(subject).first?.consumed
    }

    @Test func aTypeHasToMatch() {
        let rules = [Make.rule(Make.pattern("open", type: .kind(.boolean)), row: 1)]
        #expect(Make.winner(rules, Make.subject("open", type: "boolean")) == 1)
        #expect(Make.winner(rules, Make.subject("open", type: "string")) == nil)
        #expect(Make.winner(rules, Make.subject("open")) == nil)
    }

    @Test func aQuestionMarkMatchesOnlyOptionalTypes() {
        let rules = [Make.rule(Make.pattern("open", isOptionalOnly: true), row: 1)]
        #expect(Make.winner(rules, Make.subject("open", type: "boolean | null")) == 1)
        #expect(Make.winner(rules, Make.subject("open", type: "boolean")) == nil)
        #expect(Make.winner(rules, Make.subject("open")) == nil)
    }

    @Test func readonlyMatchesOnlyWhatCannotBeSet() {
        let rules = [Make.rule(Make.pattern("open", isReadonlyOnly: true), row: 1)]
        #expect(Make.winner(rules, Make.subject("open", isReadonly: true)) == 1)
        #expect(Make.winner(rules, Make.subject("open")) == nil)
    }

    @Test func aConditionHoldsWhereTheComponentHasOneOfItsItems() {
        let rule = Make.rule(Make.pattern("value", with: [[input, change]]), row: 1)
        #expect(consumed(rule, Make.subject("value")) == nil)
        #expect(consumed(rule, Make.subject("value", beside: [change])) == [change])
        #expect(consumed(rule, Make.subject("value", beside: [change, input])) == [input, change])
    }

    @Test func aConditionMayNameItsItemAfterThatOfThePattern() {
        let namesake = ItemReference(.event, "{name}-change")
        let rule = Make.rule(Make.pattern("*", with: [[namesake]]), row: 1)
        let queryChange = ItemReference(.event, "queryChange")
        #expect(consumed(rule, Make.subject("query", beside: [queryChange, change])) == [queryChange])
        #expect(consumed(rule, Make.subject("pageIndex", beside: [queryChange])) == nil)
        #expect(consumed(rule, Make.subject("value", beside: [queryChange])) == nil)
    }

    @Test func allConditionsMustHold() {
        let rule = Make.rule(Make.pattern("value", with: [[change], [label]]), row: 1)
        #expect(consumed(rule, Make.subject("value", beside: [change])) == nil)
        #expect(consumed(rule, Make.subject("value", beside: [label])) == nil)
        #expect(consumed(rule, Make.subject("value", beside: [label, change])) == [change, label])
    }

    @Test func aConditionFindsItemsOfEveryKindWithTheComponentsOwnSpelling() {
        let items: [(ItemReference, ItemReference)] = [
            (ItemReference(.property, "readOnly"), ItemReference(.property, "readonly")),
            (ItemReference(.slot, ""), ItemReference(.slot, "")),
            (ItemReference(.slot, "help-text"), ItemReference(.slot, "helpText")),
            (ItemReference(.event, "elvt-change"), ItemReference(.event, "change")),
            (ItemReference(.method, "show"), ItemReference(.method, "show")),
            (ItemReference(.cssPart, "base"), ItemReference(.cssPart, "base")),
            (ItemReference(.cssProperty, "--gap"), ItemReference(.cssProperty, "--gap")),
            (ItemReference(.cssState, "open"), ItemReference(.cssState, "open")),
        ]
        for (own, named) in items {
            let rule = Make.rule(Make.pattern("value", with: [[named]]), row: 1)
            #expect(consumed(rule, Make.subject("value", beside: [own])) == [own])
            let others = items.map(\.0).filter { $0 != own }
            #expect(consumed(rule, Make.subject("value", beside: others)) == nil)
        }
    }

    @Test func allEventsThatAConditionMeansAreConsumedEachOnce() {
        let prefixed = ItemReference(.event, "elvt-change")
        let rule = Make.rule(Make.pattern("value", with: [[prefixed, change], [change]]), row: 1)
        #expect(consumed(rule, Make.subject("value", beside: [change, prefixed])) == [prefixed, change])
    }

    @Test func anItemIsNotBesideItself() {
        let rule = Make.rule(Make.pattern("*", kind: .event, with: [[change, input]]), row: 1)
        #expect(consumed(rule, Make.subject("change", kind: .event)) == nil)
        #expect(consumed(rule, Make.subject("change", kind: .event, beside: [input])) == [input])
    }

    @Test func aReferenceInAResultIsAConditionThatConsumesNothing() {
        let rules = [
            Make.rule(Make.pattern("value"), row: 1, swiftUI: .results([.reference(label)])),
            Make.rule(Make.pattern("value"), row: 2, swiftUI: .skip, uiKit: .results([.reference(label)])),
        ]
        for rule in rules {
            #expect(consumed(rule, Make.subject("value")) == nil)
            #expect(consumed(rule, Make.subject("value", beside: [label])) == [])
        }
    }

    @Test func impliedItemsCount() {
        let surface = ComponentSurface(Make.component(), eventPrefix: "elvt-", implied: [change])
        let subject = RuleSubject(item: ItemReference(.property, "value"), type: nil, surface: surface)
        #expect(consumed(Make.rule(Make.pattern("value", with: [[change]]), row: 1), subject) == [change])
    }

    @Test func classesOfTheLibraryAreElements() {
        let surface = ComponentSurface(Make.component(), eventPrefix: "", classNames: ["ElvtTab"])
        let type = WebTypeParser.parse("ElvtTab").type
        let subject = RuleSubject(item: ItemReference(.property, "active"), type: type, surface: surface)
        #expect(Make.winner([Make.rule(Make.pattern("active", type: .kind(.element)), row: 1)], subject) == 1)
    }
}
