import Core
import Testing
import Tokens

@Suite("Which declaration of a token holds")
struct CascadeTests {
    @Test("What is declared once holds in both appearances")
    func once() throws {
        let sample = GraphSample("a: 1px")
        #expect(sample.inBoth("a") == [.length(1), .length(1)])
        #expect(try #require(sample.token("a")).isSameInBoth)
        #expect(sample.reports.isEmpty)
    }

    @Test("What is declared for one appearance goes before what is declared for both, wherever it stands")
    func modes() {
        let sample = GraphSample("dark a: 2px\na: 1px\nb: 1px\nlight b: 3px")
        #expect(sample.inBoth("a") == [.length(1), .length(2)])
        #expect(sample.inBoth("b") == [.length(3), .length(1)])
        #expect(sample.reports.isEmpty)
    }

    @Test("What is declared for light alone holds in dark too, where nothing else is said")
    func lightOnly() {
        let sample = GraphSample("light a: 1px")
        #expect(sample.value("a", .dark) == .length(1))
        #expect(sample.reports.isEmpty)
    }

    @Test("What is declared for dark alone has no value in light, which is reported")
    func darkOnly() {
        let sample = GraphSample("dark a: 1px")
        #expect(sample.inBoth("a") == [nil, .length(1)])
        #expect(sample.reports == ["tokens.css:1 warning tokens.one-mode"])
    }

    @Test("Of two values the later one counts, and both places are told")
    func duplicates() throws {
        let sample = GraphSample("a: 1px\na: 2px\na: 3px")
        #expect(sample.value("a") == .length(3))
        #expect(sample.reports == ["tokens.css:3 warning tokens.duplicate"])
        #expect(sample.diagnostics[0].notes.map(\.location?.line) == [1, 2])
    }

    @Test("The same value twice is nothing to speak of, also in two notations")
    func sameValueTwice() { #expect(GraphSample("a: #fff\na: #ffffff\nb: 1rem\nb: 16px").reports.isEmpty) }

    @Test("Values for two appearances do not contradict each other")
    func noRivals() { #expect(GraphSample("light a: 1px\ndark a: 2px\na: 3px").reports.isEmpty) }

    @Test("`!important` goes before what stands later, and before what is said for one appearance")
    func important() {
        let sample = GraphSample("a: 1px !important\na: 2px\ndark a: 3px")
        #expect(sample.inBoth("a") == [.length(1), .length(1)])
        #expect(sample.reports == ["tokens.css:1 warning tokens.duplicate"])
    }

    @Test("`!default` holds only where nothing else does, and of two the first holds")
    func defaults() {
        let sample = GraphSample("a: 1px !default\na: 2px\na: 3px !default\nb: 4px !default\nb: 5px !default")
        #expect(sample.value("a") == .length(2))
        #expect(sample.value("b") == .length(4))
        #expect(sample.reports.contains("tokens.css:4 warning tokens.duplicate"))
    }

    @Test("A token that refers to itself in the spelling of CSS has its fallback as the value")
    func mirrored() {
        let sample = GraphSample("a: var(a, 4px)\ndark a: var(a, 5px)")
        #expect(sample.inBoth("a") == [.length(4), .length(5)])
        #expect(sample.chain("a") == ["a"])
        #expect(sample.reports.isEmpty)
    }

    @Test("Where CSS says something of such a token, that counts, wherever it stands")
    func mirroredAndDeclared() {
        let sample = GraphSample("a: 1px\na: var(a, 4px)")
        #expect(sample.value("a") == .length(1))
    }

    @Test("An empty input is an empty graph")
    func empty() { #expect(GraphSample("").graph.tokens.isEmpty) }
}
