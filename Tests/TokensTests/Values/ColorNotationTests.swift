import Core
import Testing

@testable import Tokens

@Suite("Colors as people write them")
struct ColorNotationTests {
    @Test(
        "All notations of one color are one color",
        arguments: [
            "#ce0101", "#CE0101FF", "rgb(206, 1, 1)", "rgb(206 1 1)", "rgba(206, 1, 1, 1)", "rgba(206 1 1 / 100%)",
            "RGB(206 1 1)", "rgb(calc(200 + 6) 1 1)", "color(srgb 0.80784313725 0.003921568627 0.003921568627)",
            "rgb(from #ce0101 r g b)", "rgb(from rgb(1 206 1) g r b)", "color-mix(in srgb, #ce0101, #ce0101)",
        ]
    )
    func notations(text: String) throws { #expect(try shownColor(text).cssText == "#ce0101") }

    @Test(
        "Alpha is a number or a percentage, and stays between nothing and all",
        arguments: [
            ("#ce010180", 128.0 / 255), ("#f008", 136.0 / 255), ("rgb(206 1 1 / 0.25)", 0.25),
            ("rgb(206 1 1 / 25%)", 0.25), ("rgba(206, 1, 1, 25%)", 0.25), ("hsla(0, 99%, 41%, .25)", 0.25),
            ("rgb(0 0 0 / 7)", 1), ("rgb(0 0 0 / -1)", 0), ("rgb(0 0 0 / none)", 0), ("lab(50 0 0 / 10%)", 0.1),
            ("rgba(#ce0101, 0.5)", 0.5), ("oklch(from #ce010180 l c h)", 128.0 / 255),
            ("oklch(from #ce0101 l c h / 50%)", 0.5), ("rgb(from #ce010180 r g b / calc(alpha / 2))", 64.0 / 255),
        ] as [(String, Double)]
    )
    func alpha(text: String, alpha: Double) throws { #expect((try shownColor(text).alpha - alpha).magnitude < 1e-12) }

    @Test(
        "Short hexadecimal colors double their digits",
        arguments: [("#abc", "#aabbcc"), ("#abcd", "#aabbccdd"), ("#000", "#000000"), ("#FfF", "#ffffff")]
    )
    func shortHex(text: String, expected: String) throws { #expect(try shownColor(text).cssText == expected) }

    @Test(
        "Names are those of CSS, in any case",
        arguments: [
            ("red", "#ff0000"), ("RebeccaPurple", "#663399"), ("gray", "#808080"), ("grey", "#808080"),
            ("darkgrey", "#a9a9a9"), ("mediumpurple", "#9370db"), ("palevioletred", "#db7093"), ("maroon", "#800000"),
            ("green", "#008000"), ("lime", "#00ff00"), ("aqua", "#00ffff"), ("fuchsia", "#ff00ff"),
            ("crimson", "#dc143c"), ("indigo", "#4b0082"), ("lightgoldenrodyellow", "#fafad2"), ("tan", "#d2b48c"),
            ("cornflowerblue", "#6495ed"), ("yellowgreen", "#9acd32"), ("navajowhite", "#ffdead"),
            ("transparent", "#00000000"),
        ]
    )
    func names(text: String, expected: String) throws { #expect(try shownColor(text).cssText == expected) }

    @Test("CSS has 148 named colors")
    func count() { #expect(NamedColors.table.count == 148) }

    @Test(
        "Percentages are of what each function has as its reach",
        arguments: [
            ("rgb(20% 40% 60%)", "color(srgb 0.2 0.4 0.6)"), ("rgb(20% 102 60%)", "color(srgb 0.2 0.4 0.6)"),
            ("lab(20% -50% 90%)", "lab(20 -62.5 112.5)"), ("oklab(20% 70% -80%)", "oklab(0.2 0.28 -0.32)"),
            ("lch(20% 80% 10)", "lch(20 120 10)"), ("oklch(20% 60% 10)", "oklch(0.2 0.24 10)"),
            ("hsl(0.25turn 30 50)", "hsl(90deg 30% 50%)"), ("hsl(100grad 30% 50%)", "hsl(90 30% 50%)"),
            ("lch(10 20 1.28rad)", "lch(10 20 73.33859777674537)"),
            ("color(xyz 10% 20% 30%)", "color(xyz-d65 0.1 0.2 0.3)"), ("oklch(0.1 0.2 -700deg)", "oklch(0.1 0.2 20)"),
        ]
    )
    func percentages(text: String, expected: String) throws { try expectEqual(text, expected) }

    @Test(
        "What goes beyond a limit stays at it",
        arguments: [
            ("lab(400 0 10)", "lab(100 0 10)"), ("lab(-40 0 0)", "lab(0 0 0)"), ("oklab(4 0 0.1)", "oklab(1 0 0.1)"),
            ("lch(20 -20 0)", "lch(20 0 0)"), ("oklch(0.2 -0.2 0)", "oklch(0.2 0 0)"),
            ("rgb(300 -5 0)", "rgb(255 0 0)"), ("rgb(120% 0% 0%)", "rgb(255 0 0)"),
            ("hsl(0 -10% 50%)", "hsl(0 0% 50%)"), ("lab(50 -200 200)", "lab(50 -200 200)"),
            ("color(srgb -200 0 0)", "color(srgb -200 0 0)"),
        ]
    )
    func limits(text: String, expected: String) throws { try expectEqual(text, expected) }

    @Test(
        "Relative colors take components from another one and calculate with them",
        arguments: [
            ("rgb(from rebeccapurple r g b)", "color(srgb 0.4 0.2 0.6)"),
            ("rgb(from rebeccapurple g b r)", "color(srgb 0.2 0.6 0.4)"),
            ("rgb(from rebeccapurple 25 g b / alpha)", "color(srgb 0.09803922 0.2 0.6)"),
            ("rgb(from rebeccapurple r 20% 10)", "color(srgb 0.4 0.2 0.03921569)"),
            ("rgb(from rebeccapurple r calc(g * 2) 10)", "color(srgb 0.4 0.4 0.03921569)"),
            ("rgb(from rebeccapurple r calc(b * .5 - g * .5) 10)", "color(srgb 0.4 0.2 0.03921569)"),
            ("hsl(from rebeccapurple 25deg s l)", "color(srgb 0.6 0.36666667 0.2)"),
            ("hsl(from rebeccapurple h 20% l)", "color(srgb 0.4 0.32 0.48)"),
            ("hsl(from rebeccapurple h l s)", "color(srgb 0.5 0.3 0.7)"),
            ("hsl(from rebeccapurple h s calc(50% * l / 100))", "color(srgb 0.2 0.1 0.3)"),
            ("lch(from lch(0.7 45 30) 200 300 400)", "lch(100 300 40)"),
            ("oklab(from oklab(0.25 0.2 0.5) l b a)", "oklab(0.25 0.5 0.2)"),
            ("rgb(from color(display-p3 0 1 0) r g b)", "color(srgb -0.5116 1.01827 -0.31067)"),
            ("hsl(from lab(0 104.3 -50.9) h s l)", "color(srgb 0.35137 -0.21392 0.29945)"),
            ("hwb(from lab(100 104.3 -50.9) h w b)", "color(srgb 1.5935 0.58776 1.40555)"),
            ("color(from color(xyz 7 -20.5 100) xyz y z x)", "color(xyz -20.5 100 7)"),
        ]
    )
    func relative(text: String, expected: String) throws {
        let wanted = try cssColor(expected)
        let difference = try cssColor(text).converted(to: wanted.space).components - wanted.components
        #expect(difference.max() < 0.00002 && difference.min() > -0.00002, "\(text) differs by \(difference)")
    }

    @Test(
        "A bare triplet is hue, saturation and lightness, also where it is spliced into a function",
        arguments: [
            ("222.2 47.4% 11.2%", "#0f172a"), ("222.2deg 47.4% 11.2%", "#0f172a"),
            ("222.2 47.4% 11.2% / 0.5", "#0f172a80"), ("hsl(222.2 47.4% 11.2%)", "#0f172a"),
            ("hsl(222.2 47.4% 11.2% / 0.5)", "#0f172a80"), ("hsl(calc(200 + 22.2) 47.4% 11.2%)", "#0f172a"),
        ]
    )
    func triplet(text: String, expected: String) throws {
        guard case .color(let color) = try value(text) else { return #expect(Bool(false), "\(text) is no color") }
        #expect(color.cssText == expected)
    }

    @Test("Three numbers of red, green and blue stay numbers")
    func numbers() throws {
        #expect(try value("255 0 0") == .list([.number(255), .number(0), .number(0)]))
        #expect(try value("255, 0, 0") == .list([.number(255), .number(0), .number(0)]))
    }

    @Test("The color of the text is known where the token is used")
    func currentColor() throws {
        #expect(try value("currentColor") == .currentColor)
        #expect(try value("CURRENTCOLOR", as: .color) == .currentColor)
        #expect(mistake(in: "color-mix(in srgb, currentColor 10%, red)")?.location.column == 20)
    }

    private func expectEqual(_ text: String, _ expected: String) throws {
        let (found, wanted) = (try cssColor(text), try cssColor(expected))
        #expect(found.space == wanted.space)
        let difference = found.components - wanted.components
        #expect(difference.max() < 1e-9 && difference.min() > -1e-9, "\(text) is \(found.components)")
    }
}
