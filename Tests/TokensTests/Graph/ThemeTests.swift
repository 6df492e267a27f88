import Core
import Testing
import Tokens

@Suite("Themes of tokens")
struct ThemeTests {
    private func read(_ css: String, _ settings: TokenSettings = TokenSettings()) -> GraphSample {
        GraphSample(TokenReading(css).declarations, settings: settings)
    }

    private func value(_ name: String, in theme: String, _ sample: GraphSample, _ mode: TokenMode = .light) -> String {
        let graph = sample.graph.themes.first { $0.theme.name == theme }?.graph
        switch graph?.value(of: TokenName(name), in: mode) {
        case .length(let points): return "\(points)"
        case .color(let color): return "\(color.red) \(color.green) \(color.blue)"
        case let other: return "\(String(describing: other))"
        }
    }

    private func theme(_ name: String, _ sample: GraphSample) -> DesignTheme? {
        sample.graph.themes.first { $0.theme.name == name }?.theme
    }

    /// 000: “shadcn/ui Theme Structure”: `:root` with semantic tokens, and `.dark`.
    private static let css = """
        :root { --background: #ffffff; --foreground: #000000; --primary: var(--background); --radius: 8px; }
        .dark { --background: #000000; --foreground: #ffffff; }
        [data-theme="acme"] { --background: #fff000; --foreground: #000000; --radius: 2px; }
        .theme-ocean { --radius: 4px; }
        """

    @Test("each have all tokens: what they say, what refers to that, and else the default")
    func values() {
        let sample = read(Self.css)
        #expect(sample.graph.themes.map(\.theme.name) == ["acme", "ocean"])
        #expect(value("radius", in: "acme", sample) == "2.0")
        #expect(value("radius", in: "ocean", sample) == "4.0")
        #expect(sample.value("radius") == .length(8))
        #expect(value("primary", in: "acme", sample) == "1.0 \(240.0 / 255) 0.0")
        #expect(value("primary", in: "ocean", sample) == "1.0 1.0 1.0")
        // A value without an appearance is one for both, also over what holds in dark without the theme.
        #expect(value("background", in: "acme", sample, .dark) == value("background", in: "acme", sample))
        #expect(value("background", in: "ocean", sample, .dark) == "0.0 0.0 0.0")
        #expect(theme("acme", sample)?.selectors == ["`[data-theme=\"acme\"]`"])
    }

    @Test("make no difference to the tokens without a theme")
    func without() {
        let themed = read(Self.css)
        let plain = read(Self.css.split(separator: "\n").prefix(2).joined(separator: "\n"))
        for token in plain.graph.tokens {
            for mode in TokenMode.allCases {
                #expect(themed.value(token.name.text, mode) == plain.value(token.name.text, mode))
            }
        }
        #expect(plain.graph.themes.isEmpty && plain.graph.themedPlaces.isEmpty)
        #expect(themed.graph.themedPlaces.count == 4)
    }

    @Test("that miss tokens take them from the theme that they extend, then from the default, and are told")
    func chain() {
        var settings = TokenSettings()
        settings.themeParents = ["ocean": "acme"]
        let sample = read(Self.css, settings)
        #expect(value("background", in: "ocean", sample) == value("background", in: "acme", sample))
        #expect(value("radius", in: "ocean", sample) == "4.0")
        #expect(theme("ocean", sample)?.bases == ["acme"])
        let gap = sample.diagnostics.filter { $0.id == .tokensThemeGap }
        #expect(gap.map(\.location?.line) == [4])
        #expect(
            gap.first?.message
                == "the theme “ocean” says nothing of `background`, `foreground`, of which other themes do: "
                + "what holds there is what “acme”, then the default theme says"
        )
    }

    @Test("that extend each other in a circle end where it begins")
    func circle() {
        var settings = TokenSettings()
        settings.themeParents = ["ocean": "acme", "acme": "ocean"]
        let sample = read(Self.css, settings)
        #expect(theme("ocean", sample)?.bases == ["acme"] && theme("acme", sample)?.bases == ["ocean"])
    }

    @Test("that alone have a token say what it is without one, and that is told")
    func only() {
        let sample = read(":root { --a: 1px } .theme-acme { --b: 2px } .theme-ocean { --b: 3px }")
        #expect(sample.value("b") == .length(2))
        #expect(sample.diagnostics.contains { $0.id == .tokensThemeOnly && $0.message.contains("“acme”") })
        #expect(value("b", in: "ocean", sample) == "3.0")
    }

    @Test(
        "whose names say an appearance are one theme in two, or one of their own",
        arguments: [
            (".theme-acme { --a: 1px } .theme-acme-dark { --a: 2px }", ["acme"]),
            (".theme-acme-light { --a: 1px } .theme-acme-dark { --a: 2px }", ["acme"]),
            (".theme-dark-dimmed { --a: 1px }", ["dark-dimmed"]),
        ]
    )
    func appearancesInNames(css: String, names: [String]) {
        let sample = read(":root { --a: 0px } \(css)")
        #expect(sample.graph.themes.map(\.theme.name) == names)
        if names == ["acme"] {
            #expect(value("a", in: "acme", sample) == "1.0" && value("a", in: "acme", sample, .dark) == "2.0")
        }
    }

    @Test(
        "are for one appearance where they say it, or where their page is the same in both",
        arguments: [
            (".theme-dark-dimmed { --x: 1px }", TokenMode.dark), (".theme-x.light { --x: 1px }", .light),
            (".theme-x { --background: #ffffff }", .light), (".theme-x { --background: #101010 }", .dark),
            (".theme-x { --x: 1px }", nil), (".theme-x { color-scheme: dark; --x: 1px }", .dark),
            (".theme-x { --x: 1px } .theme-x { color-scheme: only light }", .light),
            (".theme-x { color-scheme: light dark; --x: 1px }", nil),
            (".theme-x { --background: #ffffff } .theme-x.dark { --background: #000000 }", nil),
        ] as [(String, TokenMode?)]
    )
    func appearance(css: String, expected: TokenMode?) {
        let sample = read(":root { --background: #fffffe; --x: 0px } .dark { --background: #000001 } \(css)")
        #expect(sample.graph.themes.map(\.theme.appearance) == [expected])
    }

    @Test("are for both where only what stands on a page is dark, as the button of a brand is")
    func button() {
        let sample = read(
            ":root { --button-background: #fffffe } .dark { --button-background: #000001 } .theme-x { --button-background: #101010 }"
        )
        #expect(sample.graph.themes.map(\.theme.appearance) == [nil])
    }

    @Test("have their contrast told, each once, and only in the appearance that they are for")
    func contrast() {
        let json = """
            :root { --card: #ffffff; --card-foreground: #000000 }
            .dark { --card: #000000; --card-foreground: #ffffff }
            .theme-pale { --card-foreground: #cccccc }
            .theme-fine { --card-foreground: #000000; --card: #ffffff }
            .theme-light-only { --card-foreground: #111111; --card: #ffffff }
            """
        let sample = read(json)
        var found = DiagnosticBag()
        TokenLints.check(sample.graph, ContrastPairing.pairs(in: sample.graph), into: &found)
        let messages = found.sorted.filter { $0.id == .tokensContrast }.map(\.message)
        let expected = [
            "the contrast of `card-foreground` on `card` is 1.6:1 in light, below 4.5:1 in the theme “pale”"
        ]
        #expect(messages == expected)
    }

    @Test("are too many beyond 32, which is told")
    func limit() {
        let css = (1...40).map { ".theme-t\($0) { --a: \($0)px }" }.joined(separator: "\n")
        let sample = read(":root { --a: 0px }\n" + css)
        #expect(sample.graph.themes.count == 32)
        #expect(sample.diagnostics.count { $0.id == .tokensLimit && $0.severity == .error } == 8)
    }
}
