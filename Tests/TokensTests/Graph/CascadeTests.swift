import Core
import Testing
import Tokens

@Suite("Which declaration of a token holds")
struct CascadeTests {
    /// Of `a`, in light and in dark, and what is reported.
    private static let declarations: [(winner: String, text: String, values: [Double?], reports: [String])] = [
        ("what is declared once, in both appearances", "a: 1px", [1, 1], []),
        ("what is for dark, before what is for both and stands later", "dark a: 2px\na: 1px", [1, 2], []),
        ("what is for light, before what is for both and stands earlier", "a: 1px\nlight a: 3px", [3, 1], []),
        ("what is for light alone, in dark too, where nothing else is said", "light a: 1px", [1, 1], []),
        (
            "what is for dark alone, and nothing in light, which is reported", "dark a: 1px", [nil, 1],
            ["tokens.css:1 warning tokens.one-mode"]
        ),
        (
            "each of two appearances, which do not contradict each other", "light a: 1px\ndark a: 2px\na: 3px", [1, 2],
            []
        ),
        (
            "`!important`, before what stands later, and before what is said for one appearance",
            "a: 1px !important\na: 2px\ndark a: 3px", [1, 1], ["tokens.css:1 warning tokens.duplicate"]
        ),
        (
            "the fallback of a token that refers to itself in the spelling of CSS",
            "a: var(a, 4px)\ndark a: var(a, 5px)", [4, 5], []
        ),
        ("where CSS says something of such a token, that, wherever it stands", "a: 1px\na: var(a, 4px)", [1, 1], []),
    ]

    @Test("The declaration that holds is", arguments: declarations.indices)
    func holds(index: Int) {
        let (winner, text, values, reports) = Self.declarations[index]
        let sample = GraphSample(text)
        #expect(sample.inBoth("a") == values.map { $0.map(TokenValue.length) }, "\(winner)")
        if values[0] != nil { #expect(sample.chain("a") == ["a"], "\(winner)") }
        #expect(sample.reports == reports, "\(winner)")
    }

    @Test("What is declared once is the same in both appearances")
    func once() throws { #expect(try #require(GraphSample("a: 1px").token("a")).isSameInBoth) }

    @Test("Of two values the later one counts, and both places are told")
    func duplicates() throws {
        let sample = GraphSample("a: 1px\na: 2px\na: 3px")
        #expect(sample.value("a") == .length(3))
        #expect(sample.reports == ["tokens.css:3 warning tokens.duplicate"])
        #expect(sample.diagnostics[0].notes.map(\.location?.line) == [1, 2])
    }

    @Test("The same value twice is nothing to speak of, also in two notations")
    func sameValueTwice() { #expect(GraphSample("a: #fff\na: #ffffff\nb: 1rem\nb: 16px").reports.isEmpty) }

    @Test("`!default` holds only where nothing else does, and of two the first holds")
    func defaults() {
        let sample = GraphSample("a: 1px !default\na: 2px\na: 3px !default\nb: 4px !default\nb: 5px !default")
        #expect(sample.value("a") == .length(2))
        #expect(sample.value("b") == .length(4))
        #expect(sample.reports.contains("tokens.css:4 warning tokens.duplicate"))
    }

    @Test("An empty input is an empty graph")
    func empty() { #expect(GraphSample("").graph.tokens.isEmpty) }
}
