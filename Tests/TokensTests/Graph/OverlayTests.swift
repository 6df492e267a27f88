import Core
import Testing
import Tokens

@Suite("Overlays of tokens")
struct OverlayTests {
    private func sample(_ base: String, extend: String = "", override: String = "") -> GraphSample {
        GraphSample([
            TokenSheet(override, file: "over.css", layer: .override),
            TokenSheet(base, file: "base.css"),
            TokenSheet(extend, file: "more.css", layer: .extend),
        ])
    }

    @Test("A fallback that was right before an override is nothing to speak of")
    func fallback() {
        let sample = sample("a: var(b, 2px)\nb: 2px", override: "b: 3px")
        #expect(sample.value("a") == .length(3))
        #expect(!sample.diagnostics.contains { $0.id == .tokensFallback })
    }

    @Test("An override wins in whatever order the files are, and says what it replaced")
    func override() throws {
        let sample = sample("a: 1px", override: "a: 2px")
        #expect(sample.value("a") == .length(2))
        let token = try #require(sample.token("a"))
        #expect(token.replaced.map(\.location.file.typed) == ["base.css"])
        #expect(sample.reports == ["over.css:1 note tokens.override"])
        #expect(sample.diagnostics[0].message == "`a` is replaced here")
        #expect(sample.diagnostics[0].notes.map(\.location) == [token.replaced[0].location])
    }

    @Test("An override for both appearances replaces those for each, and both are told")
    func overrideOfBoth() throws {
        let sample = sample("light a: 1px\ndark a: 2px", override: "a: 3px")
        #expect(sample.value("a", .dark) == .length(3))
        #expect(try #require(sample.token("a")).replaced.map(\.location.line) == [1, 2])
        #expect(sample.diagnostics[0].notes.count == 2)
    }

    @Test("An override for dark leaves light alone")
    func overrideOfDark() {
        let sample = sample("a: 1px", override: "dark a: 3px")
        #expect(sample.inBoth("a") == [.length(1), .length(3)])
        #expect(sample.diagnostics.map(\.message) == ["`a` is replaced here in dark"])
    }

    @Test("An override of nothing adds the token, and says so")
    func overrideOfNothing() {
        let sample = sample("a: 1px", override: "b: 2px")
        #expect(sample.value("b") == .length(2))
        #expect(sample.diagnostics.map(\.message) == ["`b` replaces nothing; it is added"])
    }

    @Test("Of two files of overrides the later one wins and says that it replaced the other")
    func overrideOfOverride() throws {
        let sample = GraphSample([
            TokenSheet("a: 1px", file: "base.css"), TokenSheet("a: 2px", file: "one.css", layer: .override),
            TokenSheet("a: 3px", file: "two.css", layer: .override),
        ])
        #expect(sample.value("a") == .length(3))
        #expect(try #require(sample.token("a")).replaced.map(\.location.file.typed) == ["base.css", "one.css"])
        #expect(sample.reports == ["two.css:1 note tokens.override"])
    }

    @Test("A default replaces nothing, also in a file of overrides")
    func weakOverride() {
        let sample = sample("a: 1px", override: "a: 2px !default")
        #expect(sample.value("a") == .length(1))
        #expect(sample.reports == ["over.css:1 note tokens.override"])
        #expect(sample.diagnostics[0].notes.map(\.location?.file.typed) == ["base.css"])
    }

    @Test("An override may be written as SCSS that mirrors CSS")
    func mirroredOverride() {
        let sample = sample("a: 1px", override: "a: var(a, 2px)")
        #expect(sample.value("a") == .length(2))
        #expect(sample.diagnostics.map(\.message) == ["`a` is replaced here"])
    }

    @Test("An extension adds what is missing, and what is there stays, which is told")
    func extend() {
        let sample = sample("a: 1px", extend: "a: 2px\nb: 3px")
        #expect(sample.value("a") == .length(1))
        #expect(sample.value("b") == .length(3))
        #expect(sample.reports == ["more.css:1 note tokens.extension"])
    }

    @Test("An extension can add the dark value of a token that has one value for both")
    func extendWithDark() {
        let sample = sample("a: 1px\nlight b: 1px\ndark b: 2px", extend: "dark a: 2px\ndark b: 3px")
        #expect(sample.inBoth("a") == [.length(1), .length(2)])
        #expect(sample.value("b", .dark) == .length(2))
        #expect(sample.reports == ["more.css:2 note tokens.extension"])
    }

    @Test("`!important` wins within its layer and not over an override")
    func importantBase() {
        let sample = sample("a: 1px !important", override: "a: 2px")
        #expect(sample.value("a") == .length(2))
    }
}
