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

@Suite("tokens.skipped-tier and tokens.upward-reference")
struct TierLintTests {
    @Test("Component → alias → primitive is how it should be")
    func good() {
        #expect(
            LintSample("c-button-gap: var(a-gap)\na-gap: var(p-4)\np-4: 4px\nc-card-gap: var(c-button-gap)").reports
                == []
        )
    }

    @Test(
        "A component token that refers to a primitive skips the aliases, in a calculation or in dark alone too",
        arguments: [
            "c-button-gap: var(p-4)\np-4: 4px",
            "c-button-gap: calc(var(p-4) * 2)\ndark c-button-gap: var(a-4)\np-4: 4px\na-4: 4px",
        ]
    )
    func skipped(text: String) { #expect(LintSample(text).reports == ["tokens.css:1 warning tokens.skipped-tier"]) }

    @Test("A primitive that refers to an alias, or an alias to a component, is upside down")
    func upward() {
        let lints = LintSample("p-4: var(a-4)\na-4: 4px\na-5: var(c-button-5)\nc-button-5: 5px")
        #expect(lints.reports == [1, 3].map { "tokens.css:\($0) warning tokens.upward-reference" })
    }
}

@Suite("tokens.unused-primitive")
struct UnusedPrimitiveLintTests {
    /// A file of primitives alone is used by somebody else.
    @Test(
        "Primitives that something refers to, those of a file without anything else, and one that nothing refers to",
        arguments: [
            ("a-x: var(p-x)", []), ("a-x: 1px\ndark a-x: var(p-x)", []), ("a-x: calc(var(p-x) * 2)", []),
            ("a-x: var(a-y, var(p-x))\na-y: 1px", []), ("", []),
            ("p-y: 1px\na-x: var(p-x)", ["tokens.css:2 note tokens.unused-primitive"]),
        ]
    )
    func unused(text: String, reports: [String]) {
        #expect(LintSample("p-x: 1px\n" + text).reports { $0 == .tokensUnusedPrimitive } == reports)
    }
}

/// What the lints say of a few declarations. `p-`, `a-` and `c-` begin the names of primitives, aliases and tokens of
/// components.
struct LintSample {
    let sample: GraphSample
    let pairs: [ContrastPair]
    let diagnostics: [Diagnostic]

    init(_ text: String) { self.init([TokenSheet(text)]) }

    init(_ sheets: [TokenSheet]) {
        let prefixes = TokenPrefixes(primitive: ["p-"], alias: ["a-"], component: ["c-"])
        sample = GraphSample(sheets, settings: TokenSettings(prefixes: prefixes), components: ["button", "card"])
        pairs = ContrastPairing.pairs(in: sample.graph)
        var bag = DiagnosticBag()
        TokenLints.check(sample.graph, pairs, into: &bag)
        diagnostics = bag.sorted
    }

    /// Without the contrast of pairs and without unused primitives, which have tests of their own.
    var reports: [String] { reports { $0 != .tokensContrast && $0 != .tokensUnusedPrimitive } }

    func reports(where isMeant: (DiagnosticID) -> Bool) -> [String] {
        diagnostics.filter { isMeant($0.id) }.map(GraphSample.report)
    }

    /// `c-button-text on c-button-fill`.
    var pairNames: [String] { pairs.map { "\($0.text) on \($0.fill)" } }
}
