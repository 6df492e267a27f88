import TestSupport
import Testing

@Suite("Colors where somebody asks for more contrast")
struct ContrastColorTests {
    private let assets = AssetRun()
    private static let light = """
        --base-white: #ffffff; --base-gray: #cccccc; --surface-low: var(--base-white); --line-low: var(--base-gray);
        --acme-button-fill: var(--surface-low); --acme-button-text: #102030; --still: #abcdef;
        """
    private static let dark = "--surface-low: #000000; --acme-button-text: #fedcba;"
    private static let contrast = """
        :root { --base-gray: #333333; --surface-low: #fffff0; --still: #000001; }
        .theme-dark { --acme-button-text: #ffffff; }

        """

    private func generate(colors: String?) async throws {
        try assets.prepare(Self.light, dark: Self.dark, contrast: Self.contrast, colors: colors)
        try await assets.generate().exits(0)
    }

    @Test("are color sets of their own appearances, with the values that the Swift has without assets, in all four")
    func values() async throws {
        try await generate(colors: nil)
        let tokens = try assets.tokens()
        try await generate(colors: "assets")
        let names = [
            "AcmeAliases/Surface/low", "AcmeAliases/still", "AcmePrimitives/gray", "ButtonComponentTokens/text",
        ]
        #expect(try assets.names() == names)
        try assets.expectSets(["", "dark", "dark high", "high"], sayWhat: tokens)
    }

    @Test("are what the files say by hand, and a token that is another one follows that")
    func byHand() async throws {
        try await generate(colors: nil)
        let tokens = try assets.tokens()
        for (path, values) in [
            ("AcmeAliases.Surface.low", [[255, 255, 255], [0, 0, 0], [255, 255, 240], [255, 255, 240]]),
            ("ButtonComponentTokens.fill", [[255, 255, 255], [0, 0, 0], [255, 255, 240], [255, 255, 240]]),
            ("ButtonComponentTokens.text", [[16, 32, 48], [254, 220, 186], [16, 32, 48], [255, 255, 255]]),
            ("AcmeAliases.Line.low", [[204, 204, 204], [204, 204, 204], [51, 51, 51], [51, 51, 51]]),
            ("AcmeAliases.still", [[171, 205, 239], [171, 205, 239], [0, 0, 1], [0, 0, 1]]),
            ("AcmePrimitives.white", [[255, 255, 255], [255, 255, 255], [255, 255, 255], [255, 255, 255]]),
        ] {
            let found = try ["", "dark", "high", "dark high"].map { appearance in
                try tokens.color(path, appearance).prefix(3).map { Int(($0 * 255).rounded()) }
            }
            #expect(found == values, "\(path)")
        }
        #expect(tokens["ButtonComponentTokens.fill"]?.expression == "AcmeAliases.Surface.low")
        #expect(tokens["AcmeAliases.Line.low"]?.expression == "AcmePrimitives.gray")
    }

    @Test("are told where Swift has no such thing: what is no color, and what is there for more contrast only")
    func told() async throws {
        try assets.prepare(
            "--gap: 4px; --low: #fff;",
            dark: "--low: #000;",
            contrast: ":root { --gap: 6px; --more: #123456; --low: nothing-known(1); }\n",
            colors: nil
        )
        let lines = try await assets.generate().exits(0).errorLines
        #expect(lines.contains { $0.contains("“gap” is something else where somebody asks for more contrast") })
        #expect(lines.contains { $0.contains("contrast.css:1:21: warning: `more` has a value for more contrast only") })
        #expect(lines.contains { $0.hasPrefix("contrast.css:1:") && $0.hasSuffix("[tokens.value]") })
    }

    @Test("compile, in Swift and as assets", .startsCompiler, arguments: [nil, "assets"])
    func compiles(colors: String?) async throws {
        try await generate(colors: colors)
        try await assets.verify()
    }
}
