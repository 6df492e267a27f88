import SourceText
import Testing

@testable import Matrix

@Suite struct ComponentsIndexTests {
    private func row(of tag: String, _ patterns: String...) -> Int? {
        let rows = patterns.map { "| `\($0)` | `Card` |\n" }.joined()
        let read = ReadMatrix("## Components\n\n| Web | SwiftUI |\n|---|---|\n\(rows)")
        return ComponentsIndex(read.matrix.components).entry(for: tag)?.source.location.line
    }

    @Test func theGlobThatSpellsOutMoreWinsHoweverManyStarsTheOtherHas() {
        #expect(row(of: "x-tab-group", "*-tab-group", "*-*-group") == 5)
        #expect(row(of: "x-tab-group", "*-*-group", "*-tab-group") == 6)
        #expect(row(of: "x-ab", "*-ab", "*-a*") == 5)
    }

    @Test func aFullTagBeatsEveryGlobAndALaterRowAnEarlier() {
        #expect(row(of: "x-ab", "x-ab", "*x-ab*") == 5)
        #expect(row(of: "x-ab", "*-ab", "*-ab") == 6)
        #expect(row(of: "y", "*-ab") == nil)
    }
}
