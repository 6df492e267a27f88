import Core
import Testing
import Tokens

@testable import WebliftCLI

@Suite("Which tokens --only leaves")
struct TokenSelectionTests {
    private let graph = TokenSheet.graph(TokenSheet.ofAllKinds)
    private let components = [TokenComponent(name: "icon-button", tag: "elvt-icon-button")]

    private func names(_ patterns: String...) -> [String] {
        let selection = TokenSelection(patterns.map { TagPattern(text: $0) }, components: components)
        return graph.tokens.filter(selection.includes).map(\.name.text)
    }

    @Test("without patterns all of them; else those of a component, by its name and its tag, and those of a name")
    func selection() {
        #expect(names().count == graph.tokens.count)
        #expect(names("icon-button").count == 6)
        #expect(names("elvt-icon-button") == names("icon-button"))
        #expect(names("ch?p") == ["elvt-component-chip-background"])
        #expect(names("brand") == ["brand"])
        #expect(names("*-red-600", "brand") == ["brand", "elvt-primitives-color-red-600"])
    }

    @Test("a pattern that matches nothing is reported, with what was most likely meant")
    func nothing() throws {
        var diagnostics = DiagnosticBag()
        let patterns = ["icon-buton", "brand"].map { TagPattern(text: $0) }
        TokenSelection(patterns, components: components).report(on: graph, into: &diagnostics)
        let report = try #require(diagnostics.sorted.first)
        #expect(diagnostics.sorted.count == 1)
        #expect(report.id == .selectionEmpty && report.suggestion == "did you mean icon-button?")
    }
}
