import Core
import Testing
import Tokens

@Suite("tokens.no-dark-value")
struct NoDarkValueLintTests {
    @Test(
        "Colors that are meant to be as they are in dark",
        arguments: [
            "c-button-x: var(a-x)", "light c-button-x: var(a-x)",
            "light c-button-x: var(a-x)\ndark c-button-x: var(a-y)",
            "light c-button-x: var(a-y)\ndark c-button-x: var(a-y)", "light p-x: #123456", "light a-x-gap: 4px",
        ]
    )
    func good(text: String) {
        let reports = LintSample("a-x: #fff\ndark a-x: #000\na-y: #888\n" + text).reports { $0 == .tokensNoDarkValue }
        #expect(reports == [])
    }

    @Test("A literal in dark that freezes the light value of an alias that has another one in dark")
    func frozen() {
        let lints = LintSample("a-x: #fff\ndark a-x: #000\nlight c-button-x: var(a-x)\ndark c-button-x: #fff")
        #expect(lints.reports { $0 == .tokensNoDarkValue } == ["tokens.css:4 warning tokens.no-dark-value"])
        #expect(lints.diagnostics.first { $0.id == .tokensNoDarkValue }?.message.contains("`a-x`") == true)
    }

    @Test("The same by way of a primitive")
    func frozenByPrimitive() {
        let lints = LintSample("p-w: #fff\na-x: var(p-w)\ndark a-x: #000\na-z: var(a-x)\ndark a-z: var(p-w)")
        #expect(lints.reports == ["tokens.css:5 warning tokens.no-dark-value"])
    }

    @Test("An override for both appearances that replaces what was dark")
    func override() {
        let lints = LintSample([
            TokenSheet("a-x: #fff\ndark a-x: #000\na-y: var(a-z)\na-z: #fff\ndark a-z: #000", file: "base.css"),
            TokenSheet("a-x: #eee\na-y: #eee", file: "over.css", layer: .override),
        ])
        let expected = ["over.css:1 warning tokens.no-dark-value", "over.css:2 warning tokens.no-dark-value"]
        #expect(lints.reports == expected)
    }

    @Test("A color that is declared for light alone")
    func lightOnly() { #expect(LintSample("light a-x: #fff").reports == ["tokens.css:1 warning tokens.no-dark-value"]) }
}
