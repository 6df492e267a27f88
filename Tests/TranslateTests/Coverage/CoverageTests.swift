import Core
import Testing
import WebModel

@testable import SwiftModel
@testable import Translate

@Suite struct CoverageTests {
    private func item(_ kind: ItemKind, _ name: String, _ outcome: ItemTranslation.Outcome) -> ItemTranslation {
        let place = SourceLocation(file: SourcePath("a.json"), line: 1, column: 1)
        return ItemTranslation(item: ItemReference(kind, name), location: place, outcome: outcome)
    }

    private func component(_ tag: String, _ items: [ItemTranslation]) -> ComponentTranslation {
        let name = SwiftIdentifier(tag, as: .type)
        let names = SwiftComponentNames(
            web: tag,
            base: name,
            view: name,
            uiKit: name,
            tokens: name,
            componentTokens: name,
            delegate: name,
            root: name,
            previews: name,
            tests: name
        )
        return ComponentTranslation(
            tag: tag,
            component: SwiftComponent(tag: tag, names: names),
            items: items,
            rule: nil
        )
    }

    @Test func everyItemIsCountedOnceInItsState() {
        let coverage = Coverage(
            LibraryTranslation(components: [
                component(
                    "x-a",
                    [
                        item(.property, "a", .translated), item(.property, "b", .adapted), item(.slot, "", .translated),
                        item(.event, "e", .skipped(reason: "r")), item(.cssState, "s", .unmapped(reason: "r")),
                    ]
                ),
                component("x-b", [item(.property, "a", .unmapped(reason: "r")), item(.method, "m", .adapted)]),
            ]),
            bodies: [:]
        )
        #expect(coverage.totals == CoverageCounts([.translated: 2, .adapted: 2, .skipped: 1, .unmapped: 2]))
        #expect(coverage.totals.total == 7)
        #expect(coverage.totals.decided == 5)
        #expect(coverage.tally[.property] == CoverageCounts([.translated: 1, .adapted: 1, .unmapped: 1]))
        #expect(coverage.tally[.cssPart] == CoverageCounts())
        #expect(coverage.components.map(\.tally.totals.total) == [5, 2])
        #expect(coverage.openComponentCount == 2)
    }

    @Test func textsAreCountedBesideAndAreInNoTotal() {
        let coverage = Coverage(
            LibraryTranslation(components: [
                component("x-a", [item(.text, "t", .translated), item(.text, "u", .unmapped(reason: "r"))]),
                component("x-b", [item(.property, "p", .translated), item(.text, "t", .skipped(reason: "r"))]),
            ]),
            bodies: [:]
        )
        #expect(coverage.totals == CoverageCounts([.translated: 1]))
        #expect(coverage.tally[.text] == CoverageCounts([.translated: 1, .skipped: 1, .unmapped: 1]))
        #expect(coverage.openComponentCount == 0)
        #expect(!CoverageTally.kinds.contains(.text))
        #expect(CoverageTally.kinds.count == 7)
    }

    @Test func theKindsAddUpToTheTotals() {
        let states: [ItemTranslation.Outcome] = [.translated, .adapted, .skipped(reason: ""), .unmapped(reason: "")]
        var items: [ItemTranslation] = []
        for (position, kind) in ItemKind.allCases.enumerated() {
            for count in 0...position { items.append(item(kind, "\(count)", states[(position + count) % 4])) }
        }
        let tally = Coverage(LibraryTranslation(components: [component("x-a", items)]), bodies: [:]).tally
        for state in CoverageState.allCases {
            #expect(tally.totals[state] == CoverageTally.kinds.map { tally[$0][state] }.reduce(0, +))
        }
        #expect(tally.totals.total == (1...7).reduce(0, +))
    }

    @Test func implicitItemsAreNoItemsOfTheLibraryAndAreNotCounted() {
        var translated = component("x-a", [item(.property, "p", .translated)])
        translated.implied = [item(.event, "click", .unmapped(reason: "r"))]
        let coverage = Coverage(LibraryTranslation(components: [translated]), bodies: [:])
        #expect(coverage.totals == CoverageCounts([.translated: 1]))
    }

    @Test func onlyWhatHasNoCounterpartHasAReason() {
        #expect(ItemTranslation.Outcome.translated.reason == nil)
        #expect(ItemTranslation.Outcome.adapted.reason == nil)
        #expect(ItemTranslation.Outcome.skipped(reason: "a").reason == "a")
        #expect(ItemTranslation.Outcome.unmapped(reason: "b").reason == "b")
    }
}
