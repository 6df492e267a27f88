import Testing

@testable import Tokens

/// Each row of a conversion: a color, and what it is in another space according to whoever published it.
@Suite("Conversions between color spaces, and what a display shows")
struct ColorConversionTests {
    @Test(
        "Colors come to what the web platform tests compute for relative colors",
        arguments: [
            ("color(srgb-linear 0.25 0.5 0.75)", "color(srgb 0.53709873 0.73535698 0.88082502)"),
            ("color(srgb 0.25 0.5 0.75)", "color(srgb-linear 0.05087609 0.21404114 0.52252155)"),
            ("color(display-p3 0.25 0.5 0.75)", "color(srgb 0.12407597 0.50734577 0.77112741)"),
            ("color(srgb 0.25 0.5 0.75)", "color(display-p3 0.31300491 0.49410464 0.7301505)"),
            ("color(a98-rgb 0.25 0.5 0.75)", "color(srgb -0.15357659 0.5039929 0.76401618)"),
            ("color(srgb 0.25 0.5 0.75)", "color(a98-rgb 0.34674071 0.4961037 0.73614257)"),
            ("color(prophoto-rgb 0.25 0.5 0.75)", "color(srgb -0.51056175 0.61231982 0.82524885)"),
            ("color(srgb 0.25 0.5 0.75)", "color(prophoto-rgb 0.37492913 0.41649447 0.66380267)"),
            ("color(rec2020 0.25 0.5 0.75)", "color(srgb -0.32868637 0.49120129 0.76185175)"),
            ("color(srgb 0.25 0.5 0.75)", "color(rec2020 0.42049303 0.51802421 0.74138103)"),
            ("color(xyz-d50 0.25 0.5 0.75)", "color(srgb -0.66002468 0.87482468 0.98109882)"),
            ("color(srgb 0.25 0.5 0.75)", "color(xyz-d50 0.17938515 0.19643805 0.3946201)"),
            ("color(xyz-d65 0.25 0.5 0.75)", "color(srgb -0.61172763 0.86867336 0.85681655)"),
            ("color(srgb 0.25 0.5 0.75)", "color(xyz-d65 0.19182369 0.2016158 0.5231696)"),
            ("color(srgb 0.25 0.5 0.75)", "lab(51.43207595 -5.22825584 -40.14379397)"),
            ("lab(67.5345 -8.6911 -41.6019)", "color(srgb 0.38286214 0.67271608 0.93846884)"),
            ("color(srgb 0.25 0.5 0.75)", "oklab(0.58555043 -0.03941513 -0.1115051)"),
            ("oklab(72.322% -0.0465 -0.1150)", "color(srgb 0.3826123 0.67269691 0.93878192)"),
            ("color(srgb 0.25 0.5 0.75)", "lch(51.43207595 40.48282171 262.57966672)"),
            ("lch(67.5345% 42.5 258.2)", "color(srgb 0.38286266 0.67271603 0.93846859)"),
            ("color(srgb 0.25 0.5 0.75)", "oklch(0.58555043 0.11826639 250.53237718)"),
            ("oklch(72.322% 0.12403 247.996)", "color(srgb 0.38274116 0.67267472 0.93876755)"),
            ("lab(0.7 45 30)", "lch(0.7 54.08326913 33.69006753)"),
            ("oklab(0.7 45 30)", "oklch(0.7 54.08326913 33.69006753)"),
        ]
    )
    func relativeColors(color: String, expected: String) throws { try expectSame(color, expected, within: 0.00001) }

    @Test(
        "Colors far out of gamut come to what the web platform tests compute for them",
        arguments: [
            ("color(display-p3 0 1 0)", "color(srgb -0.5116 1.01827 -0.31067)"),
            ("lab(100 104.3 -50.9)", "color(srgb 1.5935 0.58776 1.40555)"),
            ("lab(0 104.3 -50.9)", "color(srgb 0.35137 -0.21392 0.29945)"),
            ("lch(100 116 334)", "color(srgb 1.59336 0.58802 1.40517)"),
            ("lch(0 116 334)", "color(srgb 0.3513 -0.21385 0.29918)"),
            ("oklab(1 0.365 -0.16)", "color(srgb 1.59297 0.3602 1.38555)"),
            ("oklab(0 0.365 -0.16)", "color(srgb 0.07636 -0.04559 0.09322)"),
            ("oklch(1 0.399 336.3)", "color(srgb 1.59331 0.35856 1.38647)"),
            ("oklch(0 0.399 336.3)", "color(srgb 0.07651 -0.04579 0.0937)"),
            ("lch(0 20 180)", "color(srgb -0.13099833 0.05952886 -0.00460494)"),
            ("lch(20 20 0)", "color(srgb 0.2923664 0.14058899 0.19244775)"),
            ("lch(0 20 0)", "color(srgb 0.13099833 -0.05952886 0.00460494)"),
            ("lch(20 0 0)", "color(srgb 0.18937575 0.18937575 0.18937575)"),
            ("oklch(0 0.2 180)", "color(srgb -0.0266189 0.00845442 0.00006795)"),
            ("oklch(0.2 0 180)", "color(srgb 0.0861042 0.0861042 0.0861042)"),
            ("oklch(0.2 0.2 0)", "color(srgb 0.29595438 -0.12706564 0.07183401)"),
            ("oklch(0 0.2 0)", "color(srgb 0.0266189 -0.00845442 -0.00006795)"),
            ("hsl(180 0.0011% 50%)", "color(display-p3 0.49999645 0.50000513 0.50000531)"),
        ]
    )
    func outOfGamut(color: String, expected: String) throws { try expectSame(color, expected, within: 0.00002) }

    @Test(
        "One green, one olive and other colors are the same in all the notations of the web platform tests",
        arguments: [
            ("color(display-p3 0.21508071610847918 0.4922429411940395 0.13085464082643297)", "color(srgb 0 0.5 0)"),
            ("color(prophoto-rgb 0.22939772862383642 0.393932695752466 0.12935794416938554)", "color(srgb 0 0.5 0)"),
            ("oklch(84.883% 0.36853 145.645)", "color(display-p3 0 1 0)"),
            ("lch(54% 35 118)", "color(srgb 0.448436 0.53537 0.288113)"),
            ("lch(54% 35 118)", "color(display-p3 0.465377 0.532768 0.317713)"),
            ("oklch(50% 0.2 270)", "color(srgb 0.23056 0.3173 0.82628)"),
            ("oklch(80% 0.15 160)", "color(srgb 0.32022 0.85805 0.61147)"),
            // From the text of CSS Color 4.
            ("#0000ff", "lab(29.567% 68.298 -112.0294)"),
            ("#ffff00", "lab(97.607% -15.753 93.388)"),
            // The ends of the mixes of red, white and blue there.
            ("red", "lch(54.2905414 106.8371816 40.85765651)"),
            ("red", "oklch(0.62795536 0.2576833 29.23388028)"),
            ("white", "lab(100 0 0)"),
            ("white", "oklab(1 0 0)"),
        ]
    )
    func sameColor(color: String, expected: String) throws { try expectSame(color, expected, within: 0.001) }

    @Test(
        "HSL and HWB come to the bytes that CSS Color 4 and the web platform tests show",
        arguments: [
            ("hsl(120 30% 50%)", "#59a659"), ("hsl(60, 100%, 37.5%)", "#bfbf00"), ("hsl(780, 100%, 37.5%)", "#bfbf00"),
            ("hsl(-300, 100%, 37.5%)", "#bfbf00"), ("hsl(300, 50%, 50%)", "#bf40bf"), ("hsl(120 80% 90%)", "#d1fad1"),
            ("hsl(150 60% 70%)", "#85e0b3"), ("hsl(180 40% 20%)", "#1f4747"), ("hsl(210 20% 40%)", "#52667a"),
            ("hsl(90 80% 30%)", "#4d8a0f"), ("hsl(none 100% 50%)", "#ff0000"), ("hsl(120 none 50%)", "#808080"),
            ("hwb(120 30% 50%)", "#4d804d"), ("hwb(320deg 30% 40%)", "#994d80"), ("hwb(0 20% 100%)", "#2b2b2b"),
            ("hwb(0 100% 50%)", "#aaaaaa"), ("hwb(180 20% 20%)", "#33cccc"), ("hwb(240 40% 20%)", "#6666cc"),
            ("hwb(330 60% 0%)", "#ff99cc"), ("hwb(90 20% 10%)", "#8ce633"),
        ]
    )
    func polarRGB(color: String, bytes: String) throws { #expect(try shownColor(color).cssText == bytes) }

    @Test("Any color of sRGB comes back from any space as it was", arguments: ColorSpace.allCases)
    func roundTrip(space: ColorSpace) {
        for number in stride(from: 0, to: 0x1000000, by: 9_973) {
            let color = SIMD3(Double(number >> 16), Double(number >> 8 & 0xff), Double(number & 0xff)) / 255
            let back = space.converted(ColorSpace.srgb.converted(color, to: space), to: .srgb)
            let difference = max((back - color).max(), (color - back).max())
            #expect(difference < 1e-10, "\(color) in \(space)")
        }
    }

    // MARK: Colors that a display can't show

    @Test("A color of sRGB stays in sRGB, however it is written")
    func narrow() throws {
        #expect(try shownColor("oklch(from #ce0101 l c h)").space == .sRGB)
        #expect(try shownColor("color(display-p3 0.5 0.5 0.5)").space == .sRGB)
        #expect(try shownColor("lab(100 0 0)").cssText == "#ffffff")
    }

    @Test("A color beyond sRGB is one of Display P3")
    func wide() throws {
        let red = try shownColor("color(display-p3 1 0 0 / 0.5)")
        #expect(red == TokenColor(space: .displayP3, red: 1, green: 0, blue: 0, alpha: 0.5))
        #expect(red.cssText == "color(display-p3 1 0 0 / 0.5)")
        #expect(try shownColor("oklch(84.883% 0.36853 145.645)").cssText == "color(display-p3 0 1 0)")
    }

    @Test("What is lighter than white is white, and what is darker than black is black")
    func ends() throws {
        for text in ["oklch(1 0.399 336.3)", "color(srgb 1.5 1.5 1.5)", "color(xyz 3 3 3)"] {
            let color = try shownColor(text)
            #expect([color.red, color.green, color.blue] == [1, 1, 1], "\(text)")
        }
        let black = try shownColor("oklch(0 0.399 336.3)")
        #expect([black.red, black.green, black.blue] == [0, 0, 0])
    }

    /// What ColorAide 8.13 computes with its method `oklch-chroma` and the noticeable difference of CSS, 0.02.
    @Test(
        "A color is brought into Display P3 as another program does by the same method",
        arguments: [
            ("oklch(0.7 0.4 150)", "color(display-p3 0 0.78248 0.19445)"),
            ("oklch(0.5 0.35 270)", "color(display-p3 0.19131 0.05877 1)"),
            ("oklch(0.9 0.3 100)", "color(display-p3 0.9943 0.87506 0)"),
            ("oklch(0.3 0.25 30)", "color(display-p3 0.36886 0 0)"),
            ("lab(60 -110 80)", "color(display-p3 0 0.66702 0.19773)"),
            ("lch(80 120 330)", "color(display-p3 1 0.67562 1)"),
            ("color(rec2020 1 0 0)", "color(display-p3 1 0.20298 0.25221)"),
            ("color(prophoto-rgb 0 1 0)", "color(display-p3 0 0.98955 0.38772)"),
            ("color(xyz 0.2 0.6 0.1)", "color(display-p3 0 0.93821 0.32889)"),
        ]
    )
    func independent(text: String, expected: String) throws {
        let (found, wanted) = (try shownColor(text), try cssColor(expected))
        #expect(found.space == .displayP3)
        let difference = found.components - wanted.components
        #expect(difference.max() < 0.0002 && difference.min() > -0.0002, "\(text) is \(found)")
    }

    @Test("Whatever a color is, it comes into the gamut, and keeps its lightness but for what nobody sees")
    func always() throws {
        for lightness in stride(from: 0.05, to: 1, by: 0.1) {
            for chroma in stride(from: 0.0, to: 0.6, by: 0.05) {
                for hue in stride(from: 0.0, to: 360, by: 15) {
                    let mapped = GamutMapping.rgb(of: SIMD3(lightness, chroma, hue), in: .displayP3)
                    #expect(mapped.min() >= 0 && mapped.max() <= 1)
                    let shown = ColorSpace.displayP3.converted(mapped, to: .oklch)
                    #expect((shown.x - lightness).magnitude < 0.021, "\(lightness) \(chroma) \(hue)")
                }
            }
        }
    }

    // MARK: Contrast

    /// The figures are those that the tools of the WAI and of browsers print.
    @Test(
        "The ratio is that of WCAG 2",
        arguments: [
            ("#000000", "#ffffff", 21), ("#ffffff", "#ffffff", 1), ("#767676", "#ffffff", 4.54),
            ("#777777", "#ffffff", 4.48), ("#949494", "#ffffff", 3.03), ("#ff0000", "#ffffff", 4.0),
            ("#0000ff", "#ffffff", 8.59), ("#008000", "#ffffff", 5.14), ("#ffff00", "#000000", 19.56),
        ]
    )
    func ratio(text: String, fill: String, expected: Double) throws {
        let (text, fill) = (try shownColor(text), try shownColor(fill))
        let ratio = ColorContrast(of: text, on: fill, over: .white).ratio
        #expect((ratio - expected).magnitude < 0.005)
        #expect(ColorContrast(of: fill, on: text, over: .white).ratio == ratio)
    }

    @Test("Translucent colors count as they are seen")
    func translucent() throws {
        let grey = try shownColor("#808080")
        let half = TokenColor(red: 0, green: 0, blue: 0, alpha: 0.5)
        #expect(half.composited(over: .white) == TokenColor(red: 0.5, green: 0.5, blue: 0.5))
        let seen = ColorContrast(of: .white, on: half, over: .white).ratio
        #expect((seen - ColorContrast(of: .white, on: grey, over: .black).ratio).magnitude < 0.05)
        #expect((ColorContrast(of: .white, on: half, over: .black).ratio - 21).magnitude < 1e-12)
        #expect(ColorContrast(of: .transparent, on: .white, over: .white).ratio == 1)
    }

    @Test("Colors beyond sRGB have a contrast too")
    func wideContrast() throws {
        // The share of green in the white of Display P3.
        let green = try shownColor("color(display-p3 0 1 0)")
        #expect((green.luminance - 0.6917).magnitude < 0.0005)
        let veil = try shownColor("color(display-p3 1 0 0 / 0.5)").composited(over: .white)
        #expect(veil.cssText == "color(display-p3 1 0.5 0.5)")
    }

    @Test("What WCAG asks for can be compared with")
    func thresholds() throws {
        let contrast = ColorContrast(of: try shownColor("#777777"), on: .white, over: .white)
        #expect(contrast < .text)
        #expect(contrast >= .largeText)
    }
}
