import Core
import Testing
import Tokens

@Suite("In which appearance rules hold")
struct ScopeTests {
    /// What a token in the rule is read for: `both`, `light`, `dark`, or why it is not read.
    private func scope(_ selector: String) -> String { scope(rule: "\(selector) { --x: 1 }") }

    private func scope(rule: String) -> String {
        let reading = TokenReading(rule)
        let places = reading.declarations.map { token in
            [token.theme?.name, token.mode?.rawValue].compactMap { $0 }.joined(separator: " ")
        }
        if !places.isEmpty { return places.map { $0.isEmpty ? "both" : $0 }.joined(separator: ", ") }
        return reading.diagnostics.map(\.id.rawValue).filter { $0 != "tokens.nothing" }.joined(separator: " ")
    }

    private static let both = [
        // The page itself.
        ":root", ":ROOT", ":host", "html", "body", "*", "*, ::before, ::after", ":root, .btn", ":where(:root)",
        ":host, :root", ":is(:root, .btn)", ":root:not(.ocean-theme)", ":scope", "html:not([data-theme='ocean'])",
        ":host(:host)",
        // A page for which no theme was chosen.
        ":root:not([data-theme])", ":root:not(.light):not(.dark)", ":root:not(.light, .dark)", "[data-theme=auto]",
        "[data-theme]",
    ]

    private static let dark = [
        ".dark", ".Dark", ":root.dark", "html.dark", ".dark :root", ".dark body", ".theme-dark", ".dark-theme",
        ".dark-mode", ".is-dark", ".darkMode", ".theme--dark", ".dark, .dark-theme", ":is(.dark)", ":is(.dark *)",
        ".dark *", ":host(.dark)", ":host-context(.dark)", ":host, .theme-dark", ".wa-dark", "[class~='dark']",
        ":root:not(.light)", ".dark, .btn",
        "[data-theme=dark]", "[data-theme=\"dark\"]", "[ data-theme = 'dark' i ]", ":root[data-theme=dark]",
        "[data-bs-theme=dark]", "[data-mode=dark]", "[data-color-scheme=dark]",
        "[data-color-mode=dark][data-dark-theme=dark]", "[theme=dark]", "[data-mantine-color-scheme='dark']",
        "[data-dark]", "[data-theme=theme-dark]", ":host([theme=dark])", "[data-theme=auto].dark",
        "html[data-theme=dark] body", "[data-theme*='dark']",
    ]

    private static let light = [
        ".light", ".theme-light", "[data-theme=light]", ":root:not(.dark)", ":root:not([data-theme=dark])",
        "[data-light]",
    ]

    private static let componentsAndStates = [
        ".btn", "elvt-button", "#app", ".btn-dark", ".bg-light", ".dark .btn", ":root .btn", ":root:hover", "::before",
        ".dark\\:x", ":root[lang=de]", "[data-variant=dark]", ":is(.btn, .link)", ".card:not(.dark)", "%placeholder",
        "a:has(.dark)",
    ]

    private static let nowhere = [
        ".light.dark", ".dark .light", "[data-light-theme=dark]", ".dark:not(.dark)", ":root:not(:root)",
    ]

    @Test(
        "a rule holds where its selector says, and components, states and what is light and dark at once are reported",
        arguments: [
            (both, "both"), (dark, "dark"), (light, "light"), (componentsAndStates, "tokens.not-global"),
            (nowhere, "tokens.other-theme"),
        ]
    )
    func selectors(selectors: [String], expected: String) {
        for selector in selectors { #expect(scope(selector) == expected, "\(selector)") }
    }

    @Test(
        "themes are those of their names, in the appearance that is chosen besides",
        arguments: [
            ("[data-theme=ocean]", "ocean"), (".theme-ocean", "ocean"), ("[data-theme=acmeBlue]", "acme-blue"),
            ("[data-theme=\"theme-acme-blue\"]", "acme-blue"), (".theme-blue.dark", "blue dark"),
            ("[data-theme=dark-dimmed]", "dark-dimmed"), (".ocean-theme-dark", "ocean-dark"),
            ("[data-theme=ocean].dark", "ocean dark"), (".dark [data-theme=ocean]", "ocean dark"),
            ("[data-color-mode=dark_high_contrast]", "dark-high-contrast"),
            ("[data-theme=acme], [data-theme=ocean]", "acme, ocean"), (".theme-acme, .dark", "dark, acme"),
            (":root, [data-theme=acme]", "both"), (".btn, .theme-acme", "acme"), (":host, .theme-acme", "acme"),
            ("[data-theme=ocean].theme-ocean", "ocean"),
        ]
    )
    func themes(selector: String, expected: String) { #expect(scope(selector) == expected) }

    @Test(
        "media queries about the color scheme",
        arguments: [
            ("(prefers-color-scheme: dark)", "dark"), ("(prefers-color-scheme:light)", "light"),
            ("screen and (prefers-color-scheme: dark)", "dark"), ("not all and (prefers-color-scheme: dark)", "light"),
            ("not (prefers-color-scheme: light)", "dark"), ("(not (prefers-color-scheme: dark))", "light"),
            ("((prefers-color-scheme: dark))", "dark"), ("only screen", "both"), ("not print", "both"),
            ("(prefers-color-scheme: dark), print", "dark"), ("(PREFERS-COLOR-SCHEME: DARK)", "dark"),
            ("(prefers-color-scheme: dark) or (prefers-color-scheme: light)", "both"),
            ("screen and (not (prefers-color-scheme: dark))", "light"), ("(prefers-color-scheme)", "both"),
        ]
    )
    func media(query: String, expected: String) {
        #expect(scope(rule: "@media \(query) { :root { --x: 1 } }") == expected)
    }

    @Test(
        "other conditions are reported",
        arguments: [
            "@media (min-width: 600px)", "@media (prefers-contrast: more)",
            "@media (prefers-color-scheme: dark) and (prefers-contrast: more)", "@media print",
            "@media (color-gamut: p3)", "@media not (width >= 600px)", "@media (prefers-color-scheme: no-preference)",
            "@media (prefers-color-scheme: dark) and (prefers-color-scheme: light)", "@media $query", "@media (--dark)",
            "@container (width > 1px)", "@supports not (color: lab(0 0 0))", "@starting-style", "@variant hover",
        ]
    )
    func conditions(rule: String) { #expect(scope(rule: "\(rule) { :root { --x: 1 } }") == "tokens.other-theme") }

    @Test(
        "rules in rules hold where both do",
        arguments: [
            // Themes hold in media queries as the page does, and two at once are reported.
            ("@media (prefers-color-scheme: dark) { .theme-acme { --x: 1 } }", "acme dark"),
            (".theme-acme { &.dark { --x: 1 } }", "acme dark"),
            (".theme-acme { .btn { --x: 1 } }", "tokens.not-global"),
            (".theme-acme.light { .dark & { --x: 1 } }", "tokens.other-theme"),
            (".theme-acme.theme-compact { --x: 1 }", "tokens.other-theme"),
            // A theme may have the name of its library in front, which its custom properties have too.
            (".sl-theme-dark { color-scheme: dark; --sl-x: 1 }", "dark"),
            (".elvt-theme-dark{--elvt-alias-x:1}", "dark"),
            (".blue-theme-dark { --sl-x: 1 }", "blue-dark"),
            // Appearances.
            (":root { &.dark { --x: 1 } }", "dark"),
            (":root { .dark & { --x: 1 } }", "dark"),
            (":root { @media (prefers-color-scheme: dark) { --x: 1 } }", "dark"),
            ("@media (prefers-color-scheme: dark) { :root:not([data-theme]) { --x: 1 } }", "dark"),
            ("@media (prefers-color-scheme: dark) { :root:not(.light) { --x: 1 } }", "dark"),
            ("@media (prefers-color-scheme: dark) { .light { --x: 1 } }", "tokens.other-theme"),
            ("@media screen { @media (prefers-color-scheme: dark) { @layer a { :root { --x: 1 } } } }", "dark"),
            (".btn { .dark & { --x: 1 } }", "tokens.not-global"),
            (".theme { &-dark { --x: 1 } }", "tokens.not-global"),
            (".dark { @at-root { --x: 1 } }", "dark"),
            ("@variant dark { :root { --x: 1 } }", "dark"),
            ("@theme inline { --x: 1 }", "both"),
        ]
    )
    func nesting(rule: String, expected: String) { #expect(scope(rule: rule) == expected) }

    @Test("a condition about the browser is read as if it held, and said so")
    func supports() {
        let reading = TokenReading("@supports (color: color(display-p3 0 0 0)) { :root { --x: 1 } }")
        #expect(reading.tokens == ["x = 1"])
        #expect(reading.problems == ["1:1 note condition-assumed"])
    }

    @Test("the appearance of a file holds where the file says none itself")
    func fileMode() {
        let reading = TokenReading("$a: 1; :root { --b: 2 } .light { --c: 3 }", mode: .dark)
        #expect(reading.tokens == ["[dark] a = 1", "[dark] b = 2", "[light] c = 3"])
    }

    // MARK: light-dark()

    @Test("a value that is one becomes two declarations at one place")
    func whole() {
        let reading = TokenReading(":root { --x: light-dark(#fff, rgb(0, 0, 0)); }")
        #expect(reading.tokens == ["[light] x = #fff", "[dark] x = rgb(0 , 0 , 0)"])
        #expect(reading.places == ["1:9", "1:9"])
    }

    @Test("it may stand anywhere in a value")
    func inside() {
        #expect(
            TokenReading(
                ":root { --x: 0 1px light-dark(red, var(--a, light-dark(b, c))), hsl(from LIGHT-DARK(d, e) h s l) (light-dark(f, g)) }"
            ).tokens == [
                "[light] x = 0 1px red , hsl(from d h s l) (f)", "[dark] x = 0 1px {a ?? c} , hsl(from e h s l) (g)",
            ]
        )
    }

    @Test("where the appearance is known, only its side counts")
    func known() {
        let expected = ["[dark] x = 2", "[light] x = 1"]
        #expect(TokenReading(".dark { --x: light-dark(1, 2) } .light { --x: light-dark(1, 2) }").tokens == expected)
        #expect(TokenReading(":root { --x: light-dark(1, 2) }", mode: .dark).tokens == ["[dark] x = 2"])
    }

    @Test("what is not two values stays for whoever reads values")
    func malformed() {
        let expected = [
            "[light] x = light-dark(1)", "[dark] x = light-dark(1)", "[light] y = light-dark(1 , 2 , 3)",
            "[dark] y = light-dark(1 , 2 , 3)",
        ]
        #expect(TokenReading(":root { --x: light-dark(1); --y: light-dark(1, 2, 3) }").tokens == expected)
    }

    // MARK: Cascade layers

    /// The values from the weakest to the strongest, as layers order them.
    private func order(_ files: String...) -> [String] {
        TokenReading(files: files).declarations.sorted { $0.layerRank < $1.layerRank }.map { shown($0.content) }
    }

    @Test("what is in no layer wins over layers, and a later layer over an earlier one")
    func unlayered() {
        #expect(order(":root{--x:3} @layer a{:root{--x:1}} @layer b{:root{--x:2}}") == ["1", "2", "3"])
        #expect(TokenReading(":root{--x:3} @media print{}").declarations.map(\.layerRank) == [0])
    }

    @Test("the first mention of a layer decides, also in a statement, an import or another file")
    func statement() {
        #expect(order("@layer b, a; @layer a{:root{--x:2}} @layer b{:root{--x:1}}") == ["1", "2"])
        #expect(order("@import 'x' layer(b); @layer a{:root{--x:2}} @layer b{:root{--x:1}}") == ["1", "2"])
        #expect(order("@layer b{:root{--x:1}}", "@layer a{:root{--x:2}} @layer b{:root{--x:1}}") == ["1", "1", "2"])
    }

    @Test("a layer wins over those inside of it, however they are written")
    func nested() {
        #expect(order("@layer a{@layer c{:root{--x:1}} :root{--x:2}} @layer b{:root{--x:3}}") == ["1", "2", "3"])
        #expect(
            order("@layer b, c; @layer c.d{:root{--x:2}} @layer b.c{:root{--x:1}} @layer c{@layer e{:root{--x:3}}}")
                == ["1", "2", "3"]
        )
    }

    @Test("layers without a name are each a layer of their own")
    func anonymous() { #expect(order("@layer {:root{--x:1}} @layer {:root{--x:2}}") == ["1", "2"]) }

    @Test("among what is important the order is the other way round")
    func important() {
        let text = ":root{--x:3!important} @layer a{:root{--x:1!important}} @layer b{:root{--x:2 !important}}"
        #expect(order(text) == ["3", "2", "1"])
        #expect(TokenReading(text).declarations.allSatisfy { $0.isImportant })
    }

    @Test("declarations stay in the order of files and places, whatever their layer")
    func sourceOrder() {
        let reading = TokenReading(files: [
            "@layer b, a; @layer a{:root{--x:1}}", "@layer b{:root{--x:2}}", ":root{--x:3}",
        ])
        #expect(reading.declarations.map { shown($0.content) } == ["1", "2", "3"])
        #expect(reading.declarations.map(\.location.file.typed) == ["1", "2", "3"])
    }
}
