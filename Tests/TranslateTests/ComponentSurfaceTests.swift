import Testing
import WebModel

@testable import Translate

@Suite struct ComponentSurfaceTests {
    private func surface(_ items: [ItemReference], implied: [ItemReference] = []) -> ComponentSurface {
        ComponentSurface(RuleFixture.component("elvt-chip", items), eventPrefix: "elvt-", implied: implied)
    }

    @Test func referencesFindTheComponentsOwnSpelling() {
        let surface = surface([
            ItemReference(.slot, "help-text"), ItemReference(.property, "readOnly"), ItemReference(.method, "show"),
            ItemReference(.event, "elvt-change"), ItemReference(.slot, ""),
        ])
        #expect(surface.resolve(ItemReference(.slot, "helpText"))?.name == "help-text")
        #expect(surface.resolve(ItemReference(.property, "readonly"))?.name == "readOnly")
        #expect(surface.resolve(ItemReference(.method, "show"))?.name == "show")
        #expect(surface.resolve(ItemReference(.event, "change"))?.name == "elvt-change")
        #expect(surface.resolve(ItemReference(.slot, ""))?.name == "")
        #expect(surface.resolve(ItemReference(.property, "show")) == nil)
        #expect(surface.resolve(ItemReference(.event, "input")) == nil)
    }

    @Test func ofSeveralEventsTheExactlySpelledIsTheOneAndAllAreMeant() {
        let surface = surface([ItemReference(.event, "elvt-change"), ItemReference(.event, "change")])
        #expect(surface.resolve(ItemReference(.event, "change"))?.name == "change")
        #expect(surface.resolveAll(ItemReference(.event, "change")).map(\.name) == ["change", "elvt-change"])
    }

    @Test func anItemThatIsListedTwiceIsMeantOnce() {
        let change = ItemReference(.event, "elvt-change")
        #expect(surface([change, change]).resolveAll(ItemReference(.event, "change")) == [change])
    }

    @Test func aReferenceThatSpellsThePrefixMeansOnlyEventsThatHaveIt() {
        let surface = surface([ItemReference(.event, "change")])
        #expect(surface.resolve(ItemReference(.event, "elvt-change")) == nil)
    }

    @Test func anImpliedItemIsThereOnlyWhereNoSourceListsIt() {
        let click = ItemReference(.event, "click")
        #expect(surface([], implied: [click]).resolve(click) == click)
        let listed = surface([ItemReference(.event, "elvt-click")], implied: [click])
        #expect(listed.resolveAll(click) == [ItemReference(.event, "elvt-click")])
    }

    @Test func withoutAPrefixEventsAreFoundByTheirWholeNamesOnly() {
        let component = RuleFixture.component("elvt-chip", [ItemReference(.event, "elvt-change")])
        let surface = ComponentSurface(component, eventPrefix: "")
        #expect(surface.resolve(ItemReference(.event, "change")) == nil)
        #expect(surface.resolve(ItemReference(.event, "elvt-change")) != nil)
    }
}
