import Core
import Testing
import WebModel

@testable import Translate

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

    @Test("a tag that says the last word goes before one that is open at both ends, however much that spells out")
    func lastWord() {
        #expect(row(of: "x-card-title", "*-card-*", "*-title") == 6)
        #expect(row(of: "x-card-title", "*-title", "*-card-*") == 5)
        #expect(row(of: "x-progress-ring", "*-ring", "*-progress-*") == 5)
        #expect(row(of: "x-private-title", "x-private-*", "*-title") == 5, "it says what a name begins with")
    }

    @Test func aFullTagBeatsEveryGlobAndALaterRowAnEarlier() {
        #expect(row(of: "x-ab", "x-ab", "*x-ab*") == 5)
        #expect(row(of: "x-ab", "*-ab", "*-ab") == 6)
        #expect(row(of: "y", "*-ab") == nil)
    }

    private func entries(_ pattern: String) -> ReadMatrix {
        ReadMatrix("## Components\n\n| Web | SwiftUI |\n|---|---|\n| \(pattern) | `Card` |\n")
    }

    @Test("a row may ask for items of a component beside its tag, and for components that are called after it")
    func conditions() throws {
        let read = entries("`*-grid, *-tiles + items, data: array + #(default) + @sort + <{tag}-row>, <{tag}-column>`")
        #expect(read.diagnostics.isEmpty)
        let entry = try #require(read.matrix.components.entries.first)
        #expect(entry.components.map(\.text) == ["*-grid", "*-tiles"])
        let conditions = entry.conditions
        try #require(conditions.count == 4)
        guard case .item(let values) = conditions[0], case .item(let slot) = conditions[1],
            case .item(let event) = conditions[2]
        else {
            Issue.record("\(conditions)")
            return
        }
        #expect(values.names.map(\.text) == ["items", "data"] && values.type == .kind(.array))
        #expect(slot.kind == .slot && event.kind == .event)
        #expect(conditions[3] == .part(["-row", "-column"]))
    }

    @Test("a row whose conditions hold goes before one that asks for less, whichever is first")
    func precedence() {
        let rows = ["`*-grid + #(default)`", "`*-grid`"]
        for patterns in [rows, rows.reversed()] {
            let text = patterns.map { "| \($0) | `Card` |\n" }.joined()
            let read = ReadMatrix("## Components\n\n| Web | SwiftUI |\n|---|---|\n\(text)")
            let index = ComponentsIndex(read.matrix.components)
            let first = patterns.firstIndex(of: rows[0]) ?? 0
            #expect(index.entry(for: "x-grid", where: { _ in true })?.source.location.line == 5 + first)
            #expect(index.entry(for: "x-grid", where: { _ in false })?.source.location.line == 6 - first)
        }
    }

    @Test(
        "a condition that can't be read is a mistake where it stands",
        arguments: [
            ("`*-grid + ⟦`", "expected"), ("`*-grid + items: ⟦lst`", "is no type of patterns"),
            ("`*-grid + ⟦<{tag}>`", "<{tag}-row>"), ("`*-grid`, `⟦*-tiles + #(default)`", "one pattern"),
            ("`*-grid ⟦! x`", "can't stand in a tag"),
        ]
    )
    func mistakes(pattern: String, message: String) {
        let read = entries(pattern)
        #expect(read.ids == [.matrixPattern])
        #expect(read.diagnostics.allSatisfy { $0.message.contains(message) }, "\(read.diagnostics)")
        #expect(read.places == read.marked)
    }
}
