import Core
import Testing
import Tokens

/// Small pieces in the form of well-known design systems.
@Suite("Stylesheets as design systems write them")
struct RealShapesTests {
    @Test("shadcn: triplets in a layer, and their use in Tailwind's theme")
    func shadcn() {
        let css = """
            @import "tailwindcss";
            @custom-variant dark (&:is(.dark *));
            @layer base {
              :root { --background: 0 0% 100%; --radius: 0.5rem; }
              .dark { --background: 222.2 84% 4.9%; }
            }
            @theme inline {
              --color-background: hsl(var(--background));
              --radius-sm: calc(var(--radius) - 4px);
              @keyframes spin { to { transform: rotate(360deg) } }
            }
            @layer base { * { @apply border-border; } body { color: red } }
            """
        let reading = TokenReading(css)
        let tokens = [
            "background = 0 0% 100%", "radius = 0.5rem", "[dark] background = 222.2 84% 4.9%",
            "color-background = hsl({background})", "radius-sm = calc({radius} - 4px)",
        ]
        #expect(reading.tokens == tokens)
        #expect(reading.problems == ["1:1 note not-followed"])
    }

    @Test("Shoelace: one file an appearance, for pages and shadow trees")
    func shoelace() {
        let reading = TokenReading(files: [
            ":root,\n:host,\n.sl-theme-light {\n  color-scheme: light;\n  --sl-color-gray-50: hsl(0 0% 97.5%);\n}",
            ":host,\n.sl-theme-dark {\n  color-scheme: dark;\n  --sl-color-gray-50: hsl(240 5.1% 15%);\n}\n@supports (scrollbar-gutter: stable) { .sl-scroll-lock { overflow: hidden } }",
        ])
        let expected = ["sl-color-gray-50 = hsl(0 0% 97.5%)", "[dark] sl-color-gray-50 = hsl(240 5.1% 15%)"]
        #expect(reading.tokens == expected)
    }

    @Test("Open Props: shadows of several layers, easings, and nested conditions")
    func openProps() {
        let css = """
            :where(html) {
              --shadow-color: 220 3% 15%;
              --shadow-2: 0 3px 5px -2px hsl(var(--shadow-color) / calc(1% + 3%)),
                0 7px 14px -5px hsl(var(--shadow-color) / 5%);
              --ease-1: cubic-bezier(.25, 0, .5, 1);
              --font-sans: system-ui,-apple-system,"Segoe UI",sans-serif;
            }
            @media (prefers-color-scheme: dark) { :where(html) { --shadow-color: 220 40% 2% } }
            @media (--OSdark) { :where(html) { --shadow-strength: 25% } }
            """
        let reading = TokenReading(css)
        let tokens = [
            "shadow-color = 220 3% 15%",
            "shadow-2 = 0 3px 5px -2px hsl({shadow-color} / calc(1% + 3%)) , 0 7px 14px -5px hsl({shadow-color} / 5%)",
            "ease-1 = cubic-bezier(0.25 , 0 , 0.5 , 1)",
            "font-sans = system-ui , -apple-system , \"Segoe UI\" , sans-serif",
            "[dark] shadow-color = 220 40% 2%",
        ]
        #expect(reading.tokens == tokens)
        #expect(reading.problems == ["9:1 warning other-theme"])
    }

    @Test("Primer: modes and themes in two attributes, and one that follows the system")
    func primer() {
        let css = """
            [data-color-mode="light"][data-light-theme="light"], [data-color-mode="auto"][data-light-theme="light"],
            [data-color-mode="light"][data-light-theme="light"] ::backdrop { --fgColor-default: #1f2328; }
            [data-color-mode="dark"][data-dark-theme="dark"], [data-color-mode="light"][data-light-theme="dark"] { --fgColor-default: #f0f6fc; }
            @media (prefers-color-scheme: dark) {
              [data-color-mode="auto"][data-dark-theme="dark"] { --fgColor-default: #f0f6fc; }
            }
            [data-color-mode="dark"][data-dark-theme="dark_dimmed"] { --fgColor-default: #d1d7e0; }
            """
        let reading = TokenReading(css)
        let tokens = [
            "[light] fgColor-default = #1f2328", "[dark] fgColor-default = #f0f6fc", "[dark] fgColor-default = #f0f6fc",
            "[dark-dimmed dark] fgColor-default = #d1d7e0",
        ]
        #expect(reading.tokens == tokens)
        #expect(reading.problems == [])
    }

    @Test("Carbon: themes as maps")
    func carbon() {
        let css = """
            @use './modules/colors';
            $spacing-01: 0.125rem !default;
            $spacing: (spacing-01: $spacing-01) !default;
            $button-separator: (
              fallback: map.get(theme.$theme, 'button-separator'),
              values: ((theme: themes.$white, value: #e0e0e0), (theme: themes.$g10, value: #e0e0e0)),
            ) !default;
            """
        let reading = TokenReading(css)
        let tokens = [
            "spacing-01 = 0.125rem", "spacing-spacing-01 = {spacing-01}",
            "button-separator-fallback = {theme-button-separator}",
            "button-separator-values = ((theme <:> {white} , value <:> #e0e0e0) , (theme <:> {g10} , value <:> #e0e0e0))",
        ]
        #expect(reading.tokens == tokens)
    }
}
