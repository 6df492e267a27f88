import Core
import Testing

@testable import Tokens

@Suite("Colors as people write and mix them")
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
        "Names are those of CSS, in any case, and short hexadecimal colors double their digits",
        arguments: [
            ("#abc", "#aabbcc"), ("#abcd", "#aabbccdd"), ("#000", "#000000"), ("#FfF", "#ffffff"),
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
        #expect(try cssColor(text).space == cssColor(expected).space)
        try expectSame(text, expected, within: 1e-12)
    }

    // MARK: Mistakes

    @Test(
        "Each says what is wrong at its place",
        arguments: [
            ("#ff", "3, 4, 6 or 8", 1), ("#ggg", "hexadecimal", 1), ("#fffffffff", "3, 4, 6 or 8", 1),
            ("rgb(1 2)", "3 components", 1), ("rgb(1 2 3 4)", "these are 4", 1), ("rgb(1, 2)", "these are 2", 1),
            ("rgb(1 2 3px)", "a length", 9), ("rgb(1, 2%, 3)", "numbers here", 8),
            ("rgb(1% , 2, 3%)", "percentages", 10), ("hsl(120, 50, 50)", "percentages", 10),
            ("hsl(10% 50% 50%)", "hue", 5), ("rgb(none, 1, 2)", "`none`", 5), ("rgb(1 2 3 / )", "alpha", 1),
            ("rgb(1 2 3 / 1 2)", "alpha", 1), ("rgb(1 2 3 / 5deg)", "alpha", 13), ("lab(1, 2, 3)", "without commas", 1),
            ("rgb(red green blue)", "no component", 5), ("rgb(r g b)", "no component", 5),
            ("color(1 2 3)", "no color space", 7), ("color()", "begins with", 1),
            ("color(oklch 1 0 0)", "no color space", 7), ("rgb(from)", "behind `from`", 5),
            ("rgb(from nothing r g b)", "no color", 10), ("rgb(from red x y z)", "no component", 14),
            ("color-mix(in srgb, red)", "2 colors", 1), ("color-mix(in srgb, red, blue, lime)", "2 colors", 1),
            ("color-mix(in nowhere, red, blue)", "no color space", 14), ("color-mix(in, red, blue)", "behind `in`", 11),
            ("color-mix(in hsl sideways hue, red, blue)", "shorter hue", 18),
            ("color-mix(in srgb longer hue, red, blue)", "no hue", 19),
            ("color-mix(in srgb, red 120%, blue)", "between 0% and 100%", 24),
            ("color-mix(in srgb, red 5px, blue)", "between 0% and 100%", 24),
            ("color-mix(in srgb, red 0%, blue 0%)", "nothing is left", 1),
            ("color-mix(in srgb, red 1% 2%, blue)", "stand a color", 20), ("reed", "no color", 1),
            ("oklch(0.5 calc(1 / 0) 0)", "by zero", 18), ("lab(50 calc(infinity) 0)", "no finite", 8),
            ("lab(50 \(String(repeating: "9", count: 200)) 0)", "too far", 1), ("red blue", "one value", 5),
            ("5px", "no color", 1), ("device-cmyk(0 0 0 1)", "no color", 1),
        ]
    )
    func mistakes(text: String, message: String, column: Int) {
        #expect(expectMistake(in: text, as: .color, saying: message)?.location.column == column)
    }

    @Test(
        "A name that is nearly right is suggested",
        arguments: [
            ("trasparent", nil), ("lightgren", "lightgreen"), ("darkgray1", "darkgray"),
            ("color(display-p4 0 0 0)", "display-p3"), ("color-mix(in okclh, red, blue)", "oklch"),
        ] as [(String, String?)]
    )
    func suggestions(text: String, suggestion: String?) {
        #expect(mistake(in: text, as: .color)?.suggestion == suggestion)
    }

    // MARK: Mixes, with results from the web platform tests

    @Test(
        "Percentages are shares, and what is missing from 100% is transparent",
        arguments: [
            ("hsl, hsl(120deg 10% 20%), hsl(30deg 30% 40%)", "color(srgb 0.33 0.36 0.24)"),
            ("hsl, 25% hsl(120deg 10% 20%), hsl(30deg 30% 40%)", "color(srgb 0.4375 0.415625 0.2625)"),
            ("hsl, hsl(120deg 10% 20%), hsl(30deg 30% 40%) 25%", "color(srgb 0.240625 0.2875 0.2125)"),
            ("hsl, hsl(120deg 10% 20%) 30%, hsl(30deg 30% 40%) 90%", "color(srgb 0.4375 0.415625 0.2625)"),
            ("hsl, hsl(120deg 10% 20%) 12.5%, hsl(30deg 30% 40%) 37.5%", "color(srgb 0.4375 0.415625 0.2625 / 0.5)"),
            ("hsl, hsl(120deg 10% 20%) 0%, hsl(30deg 30% 40%)", "color(srgb 0.52 0.4 0.28)"),
            ("hwb, hwb(120deg 10% 20%) 25%, hwb(30deg 30% 40%)", "color(srgb 0.65 0.6 0.25)"),
            ("lch, lch(10 20 30deg) 12.5%, lch(50 60 70deg) 37.5%", "lch(40 50 60 / 0.5)"),
            ("oklch, 25% oklch(0.1 0.2 30deg), oklch(0.5 0.6 70deg)", "oklch(0.4 0.5 60)"),
            ("lab, lab(10 20 30) 30%, lab(50 60 70) 90%", "lab(40 50 60)"),
            ("xyz, color(xyz .1 .2 .3), 25% color(xyz .5 .6 .7)", "color(xyz 0.2 0.3 0.4)"),
            ("srgb-linear, color(srgb-linear .1 .2 .3), color(srgb-linear .5 .6 .7)", "color(srgb-linear 0.3 0.4 0.5)"),
        ]
    )
    func shares(mix: String, expected: String) throws { try expectMix(mix, expected) }

    @Test(
        "Translucent colors count for less",
        arguments: [
            (
                "hsl, hsl(120deg 10% 20% / .4), hsl(30deg 30% 40% / .8)",
                "color(srgb 0.37222222 0.41111111 0.25555556 / 0.6)"
            ),
            (
                "hwb, hwb(120deg 10% 20% / .4) 25%, hwb(30deg 30% 40% / .8)",
                "color(srgb 0.62857143 0.58392857 0.27142857 / 0.7)"
            ),
            ("lch, lch(10 20 30deg / .4), lch(50 60 70deg / .8)", "lch(36.66666667 46.66666667 50 / 0.6)"),
            (
                "oklch, oklch(0.1 0.2 30deg / .4) 12.5%, oklch(0.5 0.6 70deg / .8) 37.5%",
                "oklch(0.44285714 0.54285714 60 / 0.35)"
            ),
            ("lab, lab(10 20 30 / .4), 25% lab(50 60 70 / .8)", "lab(26 36 46 / 0.5)"),
            (
                "srgb, color(srgb .1 .2 .3 / .5), color(srgb .5 .6 .7 / .8)",
                "color(srgb 0.3461539 0.4461539 0.5461539 / 0.65)"
            ),
            ("hsl, transparent 10%, hsl(30deg 30% 40%)", "color(srgb 0.52 0.4 0.28 / 0.9)"),
            ("hsl, hsl(120deg 10% 20% / 0), hsl(30deg 30% 40%)", "color(srgb 0.46 0.52 0.28 / 0.5)"),
            ("lch, lch(0.1 0.2 120deg / 0), lch(0.3 0.4 30deg)", "lch(0.3 0.4 75 / 0.5)"),
            ("oklab, transparent, oklab(0.3 0.4 0.5)", "oklab(0.3 0.4 0.5 / 0.5)"),
        ]
    )
    func alpha(mix: String, expected: String) throws { try expectMix(mix, expected) }

    @Test(
        "Hues go the way that is asked for",
        arguments: [
            ("hsl, hsl(50deg 50% 50%), hsl(330deg 50% 50%)", "color(srgb 0.75 0.33333333 0.25)"),
            ("hsl shorter hue, hsl(20deg 50% 50%), hsl(320deg 50% 50%)", "color(srgb 0.75 0.25 0.33333333)"),
            ("hsl longer hue, hsl(40deg 50% 50%), hsl(60deg 50% 50%)", "color(srgb 0.25 0.33333333 0.75)"),
            ("hsl longer hue, hsl(330deg 50% 50%), hsl(50deg 50% 50%)", "color(srgb 0.25 0.66666667 0.75)"),
            ("hsl longer hue, hsl(60deg 50% 50%), hsl(60deg 50% 50%)", "color(srgb 0.25 0.25 0.75)"),
            ("hsl longer hue, red, white", "color(srgb 0.625 0.875 0.875)"),
            ("hsl increasing hue, hsl(60deg 50% 50%), hsl(40deg 50% 50%)", "color(srgb 0.25 0.33333333 0.75)"),
            ("hsl increasing hue, hsl(330deg 50% 50%), hsl(50deg 50% 50%)", "color(srgb 0.75 0.33333333 0.25)"),
            ("hsl decreasing hue, hsl(40deg 50% 50%), hsl(60deg 50% 50%)", "color(srgb 0.25 0.33333333 0.75)"),
            ("hsl decreasing hue, hsl(20deg 50% 50%), hsl(320deg 50% 50%)", "color(srgb 0.75 0.25 0.33333333)"),
            ("hwb increasing hue, hwb(330deg 30% 40%), hwb(50deg 30% 40%)", "color(srgb 0.6 0.35 0.3)"),
            ("lch longer hue, red, white", "lch(77.1452707 53.4185908 220.85765651)"),
            ("oklch longer hue, red, black", "oklch(0.31397768 0.12884165 209.23388028)"),
            ("oklch decreasing hue, red, transparent", "oklch(0.62795536 0.2576833 29.23388028 / 0.5)"),
            ("oklch, white, blue", "oklch(0.72600686 0.15660719 264.05202262)"),
            ("oklch, white 10%, blue", "oklch(0.50681235 0.28189295 264.05202262)"),
            ("hsl, white, blue", "color(srgb 0.625 0.625 0.875)"),
            ("hwb, white 10%, blue", "color(srgb 0.1 0.1 1)"),
        ]
    )
    func hues(mix: String, expected: String) throws { try expectMix(mix, expected) }

    @Test(
        "What one color does not say is taken from the other",
        arguments: [
            ("hsl, hsl(none none none), hsl(30deg 40% 80%)", "color(srgb 0.88 0.8 0.72)"),
            ("hsl, hsl(120deg 20% none), hsl(30deg 40% 60%)", "color(srgb 0.66 0.72 0.48)"),
            ("hsl, hsl(none 20% 40%), hsl(30deg none 80%)", "color(srgb 0.68 0.6 0.52)"),
            ("hsl, hsl(120deg 40% 40% / none), hsl(0deg 40% 40% / 0.5)", "color(srgb 0.56 0.56 0.24 / 0.5)"),
            ("hwb, hwb(120deg 10% none), hwb(30deg 30% 40%)", "color(srgb 0.5 0.6 0.2)"),
            ("lch, lch(10 20 none), lch(50 60 70deg)", "lch(30 40 70)"),
            ("lch, lch(10 20 30deg / none), lch(50 60 70deg)", "lch(30 40 50)"),
            ("oklch, oklch(none 0.2 30deg), oklch(0.5 none 70deg)", "oklch(0.5 0.2 50)"),
            ("lab, lab(10 20 none), lab(50 60 70)", "lab(30 40 70)"),
            ("srgb, color(srgb none .2 .3), color(srgb .5 none .7)", "color(srgb 0.5 0.2 0.5)"),
            ("hsl, hwb(180 100% 25%), hsl(11 33 44)", "color(srgb 0.6827 0.58029 0.5573)"),
            ("hsl, hsl(180 0 50%), hsl(11 33 44)", "color(srgb 0.4557825 0.54755 0.39245)"),
            ("hsl, lch(20 0 180), hsl(11 33 44)", "color(srgb 0.36661137 0.28180299 0.26276437)"),
            ("hsl, lch(0 20 180), hsl(11 33 44)", "color(srgb 0.50491258 -0.10064731 -0.05423751)"),
            ("hsl, oklch(0.2 0.2 0), hsl(11 33 44)", "color(srgb 0.63388622 -0.10944185 -0.00282766)"),
            ("hsl, oklab(0 0 0), hsl(11 33 44)", "color(srgb 0.2563 0.19701 0.1837)"),
        ]
    )
    func missing(mix: String, expected: String) throws { try expectMix(mix, expected) }

    @Test("Without a space colors are mixed in Oklab")
    func space() throws {
        try expectSame("color-mix(oklab(0.1 0.2 0.3) 25%, oklab(0.5 0.6 0.7))", "oklab(0.4 0.5 0.6)", within: 0.00001)
    }

    @Test("Two missing hues stay missing")
    func staysMissing() throws {
        let mix = try cssColor("color-mix(in lch, lab(50 0 0), black)")
        #expect(mix.missing[2])
        let alphas = try cssColor("color-mix(in lab, lab(10 20 30 / none), lab(50 60 70 / none))")
        #expect(alphas.alpha == nil)
    }

    @Test("It does not matter which of two colors is first", arguments: ColorSpace.allCases)
    func symmetric(space: ColorSpace) throws {
        let colors = ["#ce0101", "oklch(0.7 0.2 150 / 0.4)", "lab(40 -20 60 / 0.9)", "hsl(250 80% 30%)", "#808080"]
        for first in colors {
            for second in colors where first != second {
                let mix = try cssColor("color-mix(in \(space.rawValue), \(first) 30%, \(second))")
                let swapped = try cssColor("color-mix(in \(space.rawValue), \(second), \(first) 30%)")
                let difference = mix.converted(to: .oklab).components - swapped.converted(to: .oklab).components
                #expect((difference * difference).sum() < 1e-20, "\(first) and \(second)")
                #expect(((mix.alpha ?? 0) - (swapped.alpha ?? 0)).magnitude < 1e-12)
            }
        }
    }

    private func expectMix(_ colors: String, _ expected: String) throws {
        try expectSame("color-mix(in \(colors))", expected, within: 0.00001)
    }
}
