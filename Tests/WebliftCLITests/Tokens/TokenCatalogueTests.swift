import Core
import Generate
import Testing
import Tokens

@testable import WebliftCLI

@Suite("The order of tokens")
struct TokenOrderTests {
    @Test("numbers count as numbers and stand before words, so that the order is one, whatever it begins with")
    func order() {
        let sorted = [["2"], ["9"], ["10"], ["10", "a"], ["1a"], ["2xl"], ["a"], ["a", "1"], ["a", "b"]]
        for (place, words) in sorted.enumerated() {
            for (other, others) in sorted.enumerated() {
                #expect(NaturalOrder.precedes(words, others) == (place < other), "\(words) \(others)")
            }
        }
    }

    @Test("a tier is in groups by the first word, and what has none in common with another stands behind them")
    func groups() {
        let graph = TokenSheet.graph(":root { --elvt-alias-a-x: 1px; --elvt-alias-a-y: 1px; --elvt-alias-b: 1px; }")
        let tiers = TokenSheet.catalogue(graph).tiers
        #expect(tiers.map(\.kind) == [.alias])
        #expect(tiers[0].groups.map(\.title) == ["a", nil])
        let names = tiers[0].groups.map { $0.tokens.map(\.name.text) }
        #expect(names == [["elvt-alias-a-x", "elvt-alias-a-y"], ["elvt-alias-b"]])
    }

    @Test("the spellings of a component are one group")
    func spellings() {
        let graph = TokenSheet.graph(
            ":root { --elvt-component-iconButton-a: 1px; --elvt-component-icon-button-b: 1px; --elvt-component-chip-a: 1px; }"
        )
        #expect(TokenSheet.catalogue(graph).tiers[0].groups.map(\.title) == ["chip", "icon-button"])
    }
}

@Suite("Numbers for people, JSON and CSS")
struct RoundedNumberTests {
    @Test(
        "are as short as they can be",
        arguments: [
            (1.0, "1"), (0.1 + 0.2, "0.3"), (-0.0, "0"), (-0.00001, "0"), (1.0 / 3, "0.3333"), (-1.5, "-1.5"),
            (123_456_789_012_345, "123456789012345"), (1e300, "1e+300"),
        ]
    )
    func text(number: Double, text: String) { #expect(RoundedNumber(number).description == text) }

    @Test("a contrast is rounded down, so that what is too low does not look like enough")
    func contrast() throws {
        let grey = try #require(TokenSheet.graph(":root { --a: #777; --b: #fff; }").value(of: .init("a"), in: .light))
        guard case .color(let color) = grey else {
            Issue.record("no color")
            return
        }
        #expect(ColorContrast(of: color, on: .white, over: .white).text == "4.47:1")
    }
}

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
