import Core
import Testing
import Tokens

@Suite("tokens.literal-color")
struct LiteralColorLintTests {
    private static let aliases = "a-red: #f00\na-half: 50%\na-nothing: 0\na-share: 40%\na-channels: 255 0 0"

    @Test(
        "No color of its own",
        arguments: [
            "var(a-red)", "transparent", "currentColor", "8px", "color-mix(in srgb, var(a-red), transparent)",
            "var(gone, #f00)", "rgb(var(a-channels))", "hsl(220 var(a-share) 50%)", "rgb(0 0 0 / 0)",
            "rgb(from var(a-red) r g b / var(a-half))", "rgb(0 0 0 / var(a-nothing))",
        ]
    )
    func good(value: String) { #expect(LintSample("c-button-x: \(value)\n\(Self.aliases)").reports == []) }

    @Test(
        "A color of its own",
        arguments: [
            "#f00", "red", "rgb(255 0 0)", "0 100% 50%", "var(c-button-x, #f00)", "0px 1px 2px rgb(0 0 0 / 0.2)",
            "color-mix(in srgb, var(a-red), black)", "rgb(0 0 0 / var(a-half))", "rgba(0, 0, 0, var(a-half))",
            "rgb(from #f00 r g b / var(a-half))", "color(display-p3 1 0 0 / var(a-half))",
            "0px 1px 2px rgb(0 0 0 / var(a-half))",
        ]
    )
    func bad(value: String) {
        let expected = ["tokens.css:1 warning tokens.literal-color"]
        #expect(LintSample("c-button-x: \(value)\n\(Self.aliases)").reports == expected)
    }

    @Test("Not every word that is a color's name is a color")
    func fontFamily() {
        for declaration in ["fontFamily c-button-font: Arial Black", "c-button-font: Arial Black"] {
            #expect(LintSample(declaration).reports == [])
        }
    }

    @Test("Aliases and primitives may have colors")
    func otherTiers() { #expect(LintSample("a-red: #f00\np-red: #f00").reports == []) }

    @Test("The one alias with this color is suggested, in the appearance that is meant")
    func suggestion() {
        let text = "light c-button-x: #fff\ndark c-button-x: #000\na-x: #fff\ndark a-x: #111\na-y: #000\na-z: #000"
        let lints = LintSample(text)
        #expect(
            lints.diagnostics.filter { $0.id == .tokensLiteralColor }.map(\.suggestion) == [
                "`a-x` has this color", nil,
            ]
        )
    }
}
