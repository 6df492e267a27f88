import Testing
import Tokens

@Suite("Colors of tokens in JSON")
struct DesignTokenColorTests {
    /// Fuchsia, as the color module of the format has it in each of its spaces, or computed with the matrices of CSS.
    @Test(
        "One color in each color space of the format",
        arguments: [
            #"{"colorSpace": "srgb", "components": [1, 0, 1]}"#,
            #"{"colorSpace": "srgb-linear", "components": [1, 0, 1]}"#,
            #"{"colorSpace": "hsl", "components": [300, 100, 50]}"#,
            #"{"colorSpace": "hwb", "components": [300, 0, 0]}"#,
            #"{"colorSpace": "lab", "components": [60.17, 93.54, -60.5]}"#,
            #"{"colorSpace": "lch", "components": [60.17, 111.4, 327.11]}"#,
            #"{"colorSpace": "oklab", "components": [0.701674, 0.274566, -0.169156]}"#,
            #"{"colorSpace": "oklch", "components": [0.701674, 0.322491, 328.363]}"#,
            #"{"colorSpace": "display-p3", "components": [0.922, 0.2, 0.9742]}"#,
            #"{"colorSpace": "a98-rgb", "components": [0.8586, 0, 0.9812]}"#,
            #"{"colorSpace": "prophoto-rgb", "components": [0.8004, 0.3171, 0.9328]}"#,
            #"{"colorSpace": "xyz-d65", "components": [0.5929, 0.2848, 0.9696]}"#,
            #"{"colorSpace": "xyz-d50", "components": [0.5791, 0.2831, 0.728]}"#, ##""#ff00ff""##, #""fuchsia""#,
            #""rgb(255 0 255)""#, #""oklch(70.1674% 0.322491 328.363)""#,
        ]
    )
    func spaces(value: String) throws {
        let sample = token("color", value)
        guard case .color(let color)? = sample.value("t") else {
            return #expect(Bool(false), "no color: \(sample.problems) \(sample.graphProblems)")
        }
        // Rounded components may be a hair outside of sRGB.
        let expected = color.space == .sRGB ? (1, 0, 1) : (0.9175, 0.2003, 0.9739)
        for (channel, expected) in [(color.red, expected.0), (color.green, expected.1), (color.blue, expected.2)] {
            #expect(abs(channel - expected) < 0.01, "\(color)")
        }
        #expect(sample.problems.isEmpty)
    }

    @Test("Components become the function that CSS has for the space")
    func functions() {
        #expect(token("color", #"{"colorSpace": "srgb", "components": [1, 0, 0.5]}"#).shown == "color(srgb 1 0 0.5)")
        #expect(
            token("color", ##"{"colorSpace": "hsl", "components": ["none", 0, 100], "alpha": 0.5, "hex": "#ffffff"}"##)
                .shown
                == "hsl(none 0% 100% / 0.5)"
        )
        #expect(token("color", #"{"colorSpace": "oklch", "components": [0.7, 0.1, 30]}"#).shown == "oklch(0.7 0.1 30)")
        #expect(token("color", #"{"colorSpace": "xyz-d65", "components": [0.9, 1, 1.08]}"#).problems.isEmpty)
    }

    @Test(
        "A color that is none is told",
        arguments: [
            ##"{"components": [1, 0, 0]}"##, ##"{"colorSpace": "srgb"}"##, ##"{"hex": "#ffffff"}"##,
            #"{"colorSpace": "cmyk", "components": [1, 0, 0]}"#, #"{"colorSpace": 1, "components": [1, 0, 0]}"#,
            #"{"colorSpace": "srgb", "components": [1, 0]}"#, #"{"colorSpace": "srgb", "components": "1 0 0"}"#,
            #"{"colorSpace": "srgb", "components": [255, 0, 0]}"#,
            #"{"colorSpace": "srgb", "components": [-0.1, 0, 0]}"#,
            #"{"colorSpace": "srgb", "components": ["nil", 0, 0]}"#,
            #"{"colorSpace": "srgb", "components": ["{a}", 0, 0]}"#,
            #"{"colorSpace": "hsl", "components": [360, 0, 0]}"#, #"{"colorSpace": "hsl", "components": [0, 101, 0]}"#,
            #"{"colorSpace": "lab", "components": [101, 0, 0]}"#, #"{"colorSpace": "lch", "components": [50, -1, 0]}"#,
            #"{"colorSpace": "oklab", "components": [1.1, 0, 0]}"#,
            #"{"colorSpace": "srgb", "components": [1, 0, 0], "alpha": 1.1}"#,
            #"{"colorSpace": "srgb", "components": [1, 0, 0], "alpha": "50%"}"#,
        ]
    )
    func mistakes(value: String) {
        let sample = token("color", value)
        #expect(sample.declarations.isEmpty)
        #expect(sample.problems.contains { $0.hasSuffix("warning value") })
    }

    @Test("A fallback that is none does not matter, and is told", arguments: [##""#fff""##, ##""#ff00ff80""##, "1"])
    func fallback(hex: String) {
        let sample = token("color", #"{"colorSpace": "srgb", "components": [1, 0, 1], "hex": \#(hex)}"#)
        #expect(sample.problems.map { $0.drop { $0 != " " } } == [" warning value"])
        #expect(sample.value("t") == .hex(0xFF00FF))
    }
}
