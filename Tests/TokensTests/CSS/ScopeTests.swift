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

    @Test(
        "the page itself is both",
        arguments: [
            ":root", ":ROOT", ":host", "html", "body", "*", "*, ::before, ::after", ":root, .btn", ":where(:root)",
            ":host, :root", ":is(:root, .btn)", ":root:not(.ocean-theme)", ":scope", "html:not([data-theme='ocean'])",
            ":host(:host)",
        ]
    )
    func page(selector: String) { #expect(scope(selector) == "both") }

    @Test(
        "classes of dark themes",
        arguments: [
            ".dark", ".Dark", ":root.dark", "html.dark", ".dark :root", ".dark body", ".theme-dark", ".dark-theme",
            ".dark-mode", ".is-dark", ".darkMode", ".theme--dark", ".dark, .dark-theme", ":is(.dark)", ":is(.dark *)",
            ".dark *", ":host(.dark)", ":host-context(.dark)", ":host, .theme-dark", ".wa-dark", "[class~='dark']",
            ":root:not(.light)", ".dark, .btn",
        ]
    )
    func darkClasses(selector: String) { #expect(scope(selector) == "dark") }

    @Test(
        "attributes of dark themes",
        arguments: [
            "[data-theme=dark]", "[data-theme=\"dark\"]", "[ data-theme = 'dark' i ]", ":root[data-theme=dark]",
            "[data-bs-theme=dark]", "[data-mode=dark]", "[data-color-scheme=dark]",
            "[data-color-mode=dark][data-dark-theme=dark]", "[theme=dark]", "[data-mantine-color-scheme='dark']",
            "[data-dark]", "[data-theme=theme-dark]", ":host([theme=dark])", "[data-theme=auto].dark",
            "html[data-theme=dark] body", "[data-theme*='dark']",
        ]
    )
    func darkAttributes(selector: String) { #expect(scope(selector) == "dark") }

    @Test(
        "light themes",
        arguments: [
            ".light", ".theme-light", "[data-theme=light]", ":root:not(.dark)", ":root:not([data-theme=dark])",
            "[data-light]",
        ]
    )
    func light(selector: String) { #expect(scope(selector) == "light") }

    @Test(
        "a page for which no theme was chosen is both",
        arguments: [
            ":root:not([data-theme])", ":root:not(.light):not(.dark)", ":root:not(.light, .dark)", "[data-theme=auto]",
            "[data-theme]",
        ]
    )
    func noTheme(selector: String) { #expect(scope(selector) == "both") }

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

    @Test("themes hold in media queries as the page does, and two at once are reported")
    func themesInRules() {
        #expect(scope(rule: "@media (prefers-color-scheme: dark) { .theme-acme { --x: 1 } }") == "acme dark")
        #expect(scope(rule: ".theme-acme { &.dark { --x: 1 } }") == "acme dark")
        #expect(scope(rule: ".theme-acme { .btn { --x: 1 } }") == "tokens.not-global")
        #expect(scope(rule: ".theme-acme.light { .dark & { --x: 1 } }") == "tokens.other-theme")
        #expect(scope(".theme-acme.theme-compact") == "tokens.other-theme")
    }

    @Test(
        "components and states of elements are reported",
        arguments: [
            ".btn", "elvt-button", "#app", ".btn-dark", ".bg-light", ".dark .btn", ":root .btn", ":root:hover",
            "::before", ".dark\\:x", ":root[lang=de]", "[data-variant=dark]", ":is(.btn, .link)", ".card:not(.dark)",
            "%placeholder", "a:has(.dark)",
        ]
    )
    func components(selector: String) { #expect(scope(selector) == "tokens.not-global") }

    @Test(
        "what is light and dark at once is nowhere, and reported",
        arguments: [".light.dark", ".dark .light", "[data-light-theme=dark]", ".dark:not(.dark)", ":root:not(:root)"]
    )
    func nowhere(selector: String) { #expect(scope(selector) == "tokens.other-theme") }

    @Test("a theme may have the name of its library in front, which its custom properties have too")
    func library() {
        #expect(scope(rule: ".sl-theme-dark { color-scheme: dark; --sl-x: 1 }") == "dark")
        #expect(scope(rule: ".elvt-theme-dark{--elvt-alias-x:1}") == "dark")
        #expect(scope(rule: ".blue-theme-dark { --sl-x: 1 }") == "blue-dark")
    }

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

    @Test("rules in rules hold where both do")
    func nesting() {
        #expect(scope(rule: ":root { &.dark { --x: 1 } }") == "dark")
        #expect(scope(rule: ":root { .dark & { --x: 1 } }") == "dark")
        #expect(scope(rule: ":root { @media (prefers-color-scheme: dark) { --x: 1 } }") == "dark")
        #expect(scope(rule: "@media (prefers-color-scheme: dark) { :root:not([data-theme]) { --x: 1 } }") == "dark")
        #expect(scope(rule: "@media (prefers-color-scheme: dark) { :root:not(.light) { --x: 1 } }") == "dark")
        #expect(scope(rule: "@media (prefers-color-scheme: dark) { .light { --x: 1 } }") == "tokens.other-theme")
        #expect(
            scope(rule: "@media screen { @media (prefers-color-scheme: dark) { @layer a { :root { --x: 1 } } } }")
                == "dark"
        )
        #expect(scope(rule: ".btn { .dark & { --x: 1 } }") == "tokens.not-global")
        #expect(scope(rule: ".theme { &-dark { --x: 1 } }") == "tokens.not-global")
        #expect(scope(rule: ".dark { @at-root { --x: 1 } }") == "dark")
        #expect(scope(rule: "@variant dark { :root { --x: 1 } }") == "dark")
        #expect(scope(rule: "@theme inline { --x: 1 }") == "both")
    }

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
}
