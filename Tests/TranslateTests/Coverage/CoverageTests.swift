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
        let names = SwiftComponentNames(tag, all: SwiftIdentifier(tag, as: .type))
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

extension SwiftComponentNames {
    /// One name for everything.
    init(_ web: String, all name: SwiftIdentifier) {
        self.init(
            web: web,
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
    }
}

@Suite struct RowTextTests {
    private static let text = """
        # Rules

        ## Properties

        | Web | SwiftUI | UIKit | Why |
        |---|---|---|---|
        | `a: string` | `x \\| y: String` | `same` | |
        | `b` | skip | skip | Because *it* is. |
        """

    private func row(line: Int, document: Int = 1) -> RowText? {
        let file = SourceFile(path: SourcePath("m.md"), text: RowTextTests.text)
        let other = SourceFile(path: SourcePath("builtin/matrix.md"), text: "nothing")
        let documents = [MatrixDocument(other, layer: .builtIn), MatrixDocument(file, layer: .project)]
        let place = SourceLocation(file: file.path, line: line, column: 1)
        return RowText(of: RuleSource(layer: .project, document: document, row: 0, location: place), in: documents)
    }

    @Test func aRowIsGivenByColumnWithoutMarkUp() {
        #expect(
            row(line: 7)?.cells == [
                .init(column: "Web", text: "a: string"), .init(column: "SwiftUI", text: "x | y: String"),
                .init(column: "UIKit", text: "same"),
            ]
        )
        #expect(row(line: 8)?.cells.last == .init(column: "Why", text: "Because it is."))
    }

    @Test func whereThereIsNoSuchRowNothingIsMadeUp() {
        #expect(row(line: 5) == nil)
        #expect(row(line: 1) == nil)
        #expect(row(line: 7, document: 0) == nil)
        #expect(row(line: 7, document: 2) == nil)
    }
}
