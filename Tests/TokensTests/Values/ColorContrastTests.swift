import Testing

@testable import Tokens

@Suite("Contrast")
struct ColorContrastTests {
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
    func wide() throws {
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
