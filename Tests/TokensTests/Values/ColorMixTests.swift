import Testing

@testable import Tokens

/// Results from the web platform tests of `color-mix()`.
@Suite("Mixing colors")
struct ColorMixTests {
    @Test(
        "Percentages are shares, and what is missing from 100% is transparent",
        arguments: [
            ("color-mix(in hsl, hsl(120deg 10% 20%), hsl(30deg 30% 40%))", "color(srgb 0.33 0.36 0.24)"),
            ("color-mix(in hsl, 25% hsl(120deg 10% 20%), hsl(30deg 30% 40%))", "color(srgb 0.4375 0.415625 0.2625)"),
            ("color-mix(in hsl, hsl(120deg 10% 20%), hsl(30deg 30% 40%) 25%)", "color(srgb 0.240625 0.2875 0.2125)"),
            (
                "color-mix(in hsl, hsl(120deg 10% 20%) 30%, hsl(30deg 30% 40%) 90%)",
                "color(srgb 0.4375 0.415625 0.2625)"
            ),
            (
                "color-mix(in hsl, hsl(120deg 10% 20%) 12.5%, hsl(30deg 30% 40%) 37.5%)",
                "color(srgb 0.4375 0.415625 0.2625 / 0.5)"
            ),
            ("color-mix(in hsl, hsl(120deg 10% 20%) 0%, hsl(30deg 30% 40%))", "color(srgb 0.52 0.4 0.28)"),
            ("color-mix(in hwb, hwb(120deg 10% 20%) 25%, hwb(30deg 30% 40%))", "color(srgb 0.65 0.6 0.25)"),
            ("color-mix(in lch, lch(10 20 30deg) 12.5%, lch(50 60 70deg) 37.5%)", "lch(40 50 60 / 0.5)"),
            ("color-mix(in oklch, 25% oklch(0.1 0.2 30deg), oklch(0.5 0.6 70deg))", "oklch(0.4 0.5 60)"),
            ("color-mix(in lab, lab(10 20 30) 30%, lab(50 60 70) 90%)", "lab(40 50 60)"),
            ("color-mix(oklab(0.1 0.2 0.3) 25%, oklab(0.5 0.6 0.7))", "oklab(0.4 0.5 0.6)"),
            ("color-mix(in xyz, color(xyz .1 .2 .3), 25% color(xyz .5 .6 .7))", "color(xyz 0.2 0.3 0.4)"),
            (
                "color-mix(in srgb-linear, color(srgb-linear .1 .2 .3), color(srgb-linear .5 .6 .7))",
                "color(srgb-linear 0.3 0.4 0.5)"
            ),
        ]
    )
    func shares(mix: String, expected: String) throws { try expectSame(mix, expected) }

    @Test(
        "Translucent colors count for less",
        arguments: [
            (
                "color-mix(in hsl, hsl(120deg 10% 20% / .4), hsl(30deg 30% 40% / .8))",
                "color(srgb 0.37222222 0.41111111 0.25555556 / 0.6)"
            ),
            (
                "color-mix(in hwb, hwb(120deg 10% 20% / .4) 25%, hwb(30deg 30% 40% / .8))",
                "color(srgb 0.62857143 0.58392857 0.27142857 / 0.7)"
            ),
            (
                "color-mix(in lch, lch(10 20 30deg / .4), lch(50 60 70deg / .8))",
                "lch(36.66666667 46.66666667 50 / 0.6)"
            ),
            (
                "color-mix(in oklch, oklch(0.1 0.2 30deg / .4) 12.5%, oklch(0.5 0.6 70deg / .8) 37.5%)",
                "oklch(0.44285714 0.54285714 60 / 0.35)"
            ),
            ("color-mix(in lab, lab(10 20 30 / .4), 25% lab(50 60 70 / .8))", "lab(26 36 46 / 0.5)"),
            (
                "color-mix(in srgb, color(srgb .1 .2 .3 / .5), color(srgb .5 .6 .7 / .8))",
                "color(srgb 0.3461539 0.4461539 0.5461539 / 0.65)"
            ),
            ("color-mix(in hsl, transparent 10%, hsl(30deg 30% 40%))", "color(srgb 0.52 0.4 0.28 / 0.9)"),
            ("color-mix(in hsl, hsl(120deg 10% 20% / 0), hsl(30deg 30% 40%))", "color(srgb 0.46 0.52 0.28 / 0.5)"),
            ("color-mix(in lch, lch(0.1 0.2 120deg / 0), lch(0.3 0.4 30deg))", "lch(0.3 0.4 75 / 0.5)"),
            ("color-mix(in oklab, transparent, oklab(0.3 0.4 0.5))", "oklab(0.3 0.4 0.5 / 0.5)"),
        ]
    )
    func alpha(mix: String, expected: String) throws { try expectSame(mix, expected) }

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
    func hues(arguments: String, expected: String) throws { try expectSame("color-mix(in \(arguments))", expected) }

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
    func missing(arguments: String, expected: String) throws { try expectSame("color-mix(in \(arguments))", expected) }

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

    private func expectSame(_ mix: String, _ expected: String) throws {
        let wanted = try cssColor(expected)
        let found = try cssColor(mix).converted(to: wanted.space)
        for index in 0..<3 {
            let size = max(1, wanted.components[index].magnitude)
            let difference = (found.components[index] - wanted.components[index]).magnitude
            #expect(difference <= 0.00001 * size, "\(mix) is \(found.components), not \(expected)")
        }
        #expect(((found.alpha ?? 0) - (wanted.alpha ?? 0)).magnitude < 1e-9)
    }
}
