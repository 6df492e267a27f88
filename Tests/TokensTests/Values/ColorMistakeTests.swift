import Core
import Testing

@testable import Tokens

@Suite("Colors that are not understood")
struct ColorMistakeTests {
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
        let mistake = mistake(in: text, as: .color)
        #expect(mistake?.message.contains(message) == true, "\(mistake?.message ?? "")")
        #expect(mistake?.location.column == column)
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
}
