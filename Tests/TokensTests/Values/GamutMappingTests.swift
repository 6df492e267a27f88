import Testing

@testable import Tokens

@Suite("Colors that a display can't show")
struct GamutMappingTests {
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
}
