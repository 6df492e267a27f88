import SourceText
import Testing
import Tokens

@Suite("tokens.literal-color")
struct LiteralColorLintTests {
    @Test(
        "No color of its own",
        arguments: [
            "var(a-red)", "transparent", "currentColor", "8px", "color-mix(in srgb, var(a-red), transparent)",
            "var(gone, #f00)",
        ]
    )
    func good(value: String) {
        #expect(LintSample("c-button-x: \(value)\na-red: #f00").reports == [])
    }

    @Test(
        "A color of its own",
        arguments: [
            "#f00", "red", "rgb(255 0 0)", "0 100% 50%", "var(c-button-x, #f00)", "0px 1px 2px rgb(0 0 0 / 0.2)",
            "color-mix(in srgb, var(a-red), black)",
        ]
    )
    func bad(value: String) {
        #expect(
            LintSample("c-button-x: \(value)\na-red: #f00").reports == ["tokens.css:1 warning tokens.literal-color"]
        )
    }

    @Test("Not every word that is a color's name is a color")
    func fontFamily() {
        #expect(LintSample("fontFamily c-button-font: Arial Black").reports == [])
    }

    @Test("Aliases and primitives may have colors")
    func otherTiers() {
        #expect(LintSample("a-red: #f00\np-red: #f00").reports == [])
    }

    @Test("The one alias with this color is suggested, in the appearance that is meant")
    func suggestion() {
        let lints = LintSample(
            "light c-button-x: #fff\ndark c-button-x: #000\na-x: #fff\ndark a-x: #111\na-y: #000\na-z: #000"
        )
        #expect(
            lints.diagnostics.filter { $0.id == .tokensLiteralColor }.map(\.suggestion) == [
                "`a-x` has this color", nil,
            ]
        )
    }
}
