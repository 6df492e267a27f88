import Core
import Testing

@testable import Tokens

@Suite("Values of tokens in JSON, by their types")
struct DesignTokenTypeTests {
    /// A token of a type with the name `t`.
    private func token(_ type: String, _ value: String) -> JSONSample {
        JSONSample(#""t": {"$type": "\#(type)", "$value": \#(value)}"#)
    }

    @Test(
        "Each type is read in the form of the format, and in the one that it had first",
        arguments: [
            ("dimension", #"{"value": 0.5, "unit": "rem"}"#, TokenValue.length(8)),
            ("dimension", #"{"value": -4, "unit": "px"}"#, .length(-4)),
            ("dimension", #"{"value": 0, "unit": "px"}"#, .length(0)), ("dimension", #""16px""#, .length(16)),
            ("dimension", #""calc(1rem + 2px)""#, .length(18)),
            ("duration", #"{"value": 100, "unit": "ms"}"#, .duration(0.1)),
            ("duration", #"{"value": 1.5, "unit": "s"}"#, .duration(1.5)), ("duration", #""200ms""#, .duration(0.2)),
            ("number", "-0.5", .number(-0.5)), ("number", "1e2", .number(100)),
            ("fontFamily", #""Comic Sans MS""#, .fontFamily(["Comic Sans MS"])),
            (
                "fontFamily", #"["Helvetica", "Arial", "sans-serif"]"#,
                .fontFamily(["Helvetica", "Arial", "sans-serif"])
            ),
            ("fontFamily", #""'Inter', sans-serif""#, .fontFamily(["Inter", "sans-serif"])),
            ("fontWeight", "350", .fontWeight(350)), ("fontWeight", #""extra-bold""#, .fontWeight(800)),
            ("fontWeight", #""700""#, .fontWeight(700)), ("fontWeight", #""hairline""#, .fontWeight(100)),
            ("cubicBezier", "[0.5, -2, 1, 3]", .easing(.curve(x1: 0.5, y1: -2, x2: 1, y2: 3))),
            ("cubicBezier", #""cubic-bezier(0, 0, 0.5, 1)""#, .easing(.curve(x1: 0, y1: 0, x2: 0.5, y2: 1))),
            ("cubicBezier", #""linear""#, .easing(.linear)),
            ("strokeStyle", #""dashed""#, .word("dashed")),
        ]
    )
    func values(type: String, value: String, expected: TokenValue) {
        let sample = token(type, value)
        #expect(sample.value("t") == expected)
        #expect(sample.problems.isEmpty)
        #expect(sample.graphProblems.isEmpty)
    }

    @Test(
        "A value that is none of its type is told at its place, and nothing is put in its place",
        arguments: [
            ("dimension", #"{"value": 16}"#), ("dimension", #"{"unit": "px"}"#), ("dimension", "16"),
            ("dimension", #"{"value": "16", "unit": "px"}"#), ("dimension", #"{"value": 16, "unit": "vw"}"#),
            ("dimension", #"{"value": 16, "unit": 1}"#), ("dimension", #"["1px"]"#), ("dimension", "true"),
            ("dimension", #"{"value": "{a.b}", "unit": "px"}"#), ("dimension", #"{"value": 16, "unit": "ms"}"#),
            ("duration", #"{"value": 1, "unit": "min"}"#), ("duration", "200"),
            ("number", #""1""#), ("number", #"{"value": 1}"#), ("number", "1e999"),
            ("fontFamily", "1"), ("fontFamily", #"["Arial", 1]"#), ("fontFamily", "[]"), ("fontFamily", #""""#),
            ("fontWeight", #""Bold""#), ("fontWeight", #""boldish""#), ("fontWeight", "0"), ("fontWeight", "1001"),
            ("fontWeight", "true"), ("cubicBezier", "[0, 0, 1]"), ("cubicBezier", #"[0, 0, "1", 1]"#),
            ("cubicBezier", "[-1, 0, 1, 1]"), ("cubicBezier", #"["{a.b}", 0, 1, 1]"#), ("cubicBezier", "{}"),
            ("strokeStyle", #""wavy""#), ("strokeStyle", "1"), ("gradient", "[]"), ("gradient", #""red""#),
            ("shadow", "[]"), ("border", "[]"), ("color", "[]"), ("color", "1"), ("color", #""""#),
            ("color", #""rgb(""#), ("color", #""reddish""#), ("typography", "{}"), ("transition", "1"),
        ]
    )
    func mistakes(type: String, value: String) {
        let sample = token(type, value)
        #expect(sample.value("t") == nil)
        #expect((sample.problems + sample.graphProblems).contains { $0.hasSuffix("warning value") })
    }

    @Test("A misspelt weight comes with the right one")
    func suggestion() {
        let diagnostics = token("fontWeight", #""semi-bald""#).diagnostics
        #expect(diagnostics.compactMap(\.suggestion) == ["semi-bold"])
    }

    @Test("What a value has too much is told, and the rest is read")
    func unknownMembers() {
        let sample = token("dimension", #"{"value": 1, "unit": "px", "scale": 2}"#)
        #expect(sample.value("t") == .length(1))
        #expect(sample.problems == ["1:67 warning unknown-property"])
    }

    // MARK: Colors

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

    @Test(
        "Components become the function that CSS has for the space",
        arguments: [
            (#""srgb", "components": [1, 0, 0.5]"#, "color(srgb 1 0 0.5)"),
            (##""hsl", "components": ["none", 0, 100], "alpha": 0.5, "hex": "#ffffff""##, "hsl(none 0% 100% / 0.5)"),
            (#""oklch", "components": [0.7, 0.1, 30]"#, "oklch(0.7 0.1 30)"),
        ]
    )
    func functions(space: String, function: String) {
        #expect(token("color", #"{"colorSpace": \#(space)}"#).shown == function)
    }

    @Test("A component may be beyond 1 where the space has no end there")
    func beyondOne() {
        #expect(token("color", #"{"colorSpace": "xyz-d65", "components": [0.9, 1, 1.08]}"#).problems.isEmpty)
    }

    @Test("A fallback that is none does not matter, and is told", arguments: [##""#fff""##, ##""#ff00ff80""##, "1"])
    func fallback(hex: String) {
        let sample = token("color", #"{"colorSpace": "srgb", "components": [1, 0, 1], "hex": \#(hex)}"#)
        #expect(sample.problemKinds == ["warning value"])
        #expect(sample.value("t") == .hex(0xFF00FF))
    }

    // MARK: Values of several parts

    private static let black = #"{"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.5}"#
    private static let shadow = #"""
        {"color": \#(black), "offsetX": {"value": 0, "unit": "px"}, "offsetY": {"value": 0.5, "unit": "rem"},
         "blur": {"value": 2, "unit": "px"}, "spread": "1px"
        """#
    private static let shade = TokenColor(red: 0, green: 0, blue: 0, alpha: 0.5)
    private static let layer = TokenShadow(color: shade, x: 0, y: 8, blur: 2, spread: 1)
    private static let inset = TokenShadow(color: shade, x: 0, y: 8, blur: 2, spread: 1, isInset: true)

    @Test(
        "A value of several parts is a record, a shadow its layers, of which some are inside",
        arguments: [
            ("shadow", shadow + "}", .shadow([layer])),
            ("shadow", #"[\#(shadow)}, \#(shadow), "inset": true}]"#, .shadow([layer, inset])),
            (
                "typography",
                #"""
                {"fontFamily": ["Helvetica", "sans-serif"], "fontSize": {"value": 1, "unit": "rem"}, "fontWeight": 700,
                 "letterSpacing": {"value": 0.1, "unit": "px"}, "lineHeight": 1.2}
                """#,
                TokenValue(record: [
                    "fontFamily": .fontFamily(["Helvetica", "sans-serif"]), "fontSize": .length(16),
                    "fontWeight": .fontWeight(700), "letterSpacing": .length(0.1), "lineHeight": .number(1.2),
                ])
            ),
            (
                "transition",
                #"{"duration": {"value": 200, "unit": "ms"}, "delay": "0ms", "timingFunction": [0.5, 0, 1, 1]}"#,
                TokenValue(record: [
                    "delay": .duration(0), "duration": .duration(0.2),
                    "timingFunction": .easing(.curve(x1: 0.5, y1: 0, x2: 1, y2: 1)),
                ])
            ),
        ] as [(String, String, TokenValue)]
    )
    func composites(type: String, value: String, expected: TokenValue) {
        let sample = token(type, value)
        #expect(sample.value("t") == expected)
        #expect(sample.problems.isEmpty)
    }

    @Test("A shadow may be a text")
    func shadowText() { #expect(token("shadow", ##""0 1px 2px #0003""##).problems.isEmpty) }

    @Test("A shadow may take its color and lengths, and a list its layers, from other tokens")
    func shadowReferences() {
        let json = ##"""
            "shade": {"$type": "color", "$value": "#00000080"}, "small": {"$type": "dimension", "$value": "2px"},
            "one": {"$type": "shadow", "$value": {"color": "{shade}", "offsetX": "{small}", "offsetY": "{small}",
              "blur": {"$ref": "#/small/$value"}, "spread": "0px"}},
            "two": {"$type": "shadow", "$value": ["{one}", {"color": {"$ref": "#/one/$value/color"}, "offsetX": "0px",
              "offsetY": "0px", "blur": "0px", "spread": "0px", "inset": false}]}
            """##
        let sample = JSONSample(json)
        #expect(sample.problems.isEmpty)
        #expect(sample.graphProblems.isEmpty)
        guard case .shadow(let layers)? = sample.value("two") else { return #expect(Bool(false), "no shadow") }
        #expect(layers.map(\.x) == [2, 0])
        #expect(layers.map(\.blur) == [2, 0])
    }

    @Test(
        "A border, also with a style in several parts",
        arguments: [
            (#""solid""#, "style: solid"),
            (
                #"{"dashArray": ["0.5rem", "4px"], "lineCap": "round"}"#,
                "style.dashArray: 0.5rem 4px; style.lineCap: round"
            ),
        ]
    )
    func border(style: String, shown: String) {
        let sample = token("border", #"{"color": "red", "width": {"value": 3, "unit": "px"}, "style": \#(style)}"#)
        #expect(sample.shown == "color: red; \(shown); width: 3px")
        #expect(sample.problems.isEmpty && sample.graphProblems.isEmpty)
    }

    @Test("A stroke style in several parts")
    func strokeStyle() {
        let json = #"""
            "dash": {"$type": "dimension", "$value": "10px"},
            "t": {"$type": "strokeStyle", "$value": {"dashArray": ["{dash}", "0.25rem"], "lineCap": "butt"}}
            """#
        let expected = TokenValue(record: ["dashArray": .list([.length(10), .length(4)]), "lineCap": .word("butt")])
        #expect(JSONSample(json).value("t") == expected)
    }

    @Test("A gradient is a list of colors with their positions, those beyond the ends at the ends")
    func gradient() {
        let json = ##"""
            "brand": {"$type": "color", "$value": "#99ff66"}, "end": {"$type": "number", "$value": 42},
            "t": {"$type": "gradient", "$value": [{"color": "#000", "position": -99},
              {"color": "{brand}", "position": 0.5}, {"color": "#000", "position": "{end}"}]},
            "same": {"$type": "gradient", "$value": [{"$ref": "#/t/$value/1"}]}
            """##
        let sample = JSONSample(json)
        func stop(_ color: UInt32, _ position: Double) -> TokenValue {
            TokenValue(record: ["color": .hex(color), "position": .number(position)])
        }
        #expect(sample.value("t") == .list([stop(0, 0), stop(0x99FF66, 0.5), stop(0, 1)]))
        #expect(sample.value("same") == .list([stop(0x99FF66, 0.5)]))
        #expect(sample.problems.isEmpty)
    }

    @Test("A gradient may take its stops from other gradients, by a path or a pointer")
    func gradientReferences() {
        let json = ##"""
            "start": {"$type": "gradient", "$value": [{"color": "#ffffff", "position": 0}]},
            "end": {"$type": "gradient", "$value": [{"color": "#000000", "position": 1}]},
            "t": {"$type": "gradient", "$value": ["{start}", {"color": "#99ff66", "position": 0.333}, {"$ref": "#/end"}]}
            """##
        let sample = JSONSample(json)
        guard case .list(let stops)? = sample.value("t") else { return #expect(Bool(false), "no gradient") }
        #expect(stops.count == 3)
        #expect(stops.first == sample.value("start").flatMap { if case .list(let own) = $0 { own.first } else { nil } })
        #expect(sample.problems.isEmpty && sample.graphProblems.isEmpty)
        #expect(token("gradient", #"["red"]"#).problems.contains { $0.hasSuffix("warning value") })
    }

    @Test(
        "A part that is missing is told, and nothing is put in its place",
        arguments: [
            ("typography", #"{"fontSize": "16px"}"#, "fontSize: 16px"),
            ("border", #"{"color": "red", "width": "1px"}"#, "color: red; width: 1px"),
            ("transition", #"{"duration": "1s"}"#, "duration: 1s"),
            ("shadow", #"{"color": "red", "offsetX": "1px", "offsetY": "1px"}"#, "1px 1px 0 0 red"),
        ]
    )
    func incomplete(type: String, value: String, shown: String) {
        let sample = token(type, value)
        #expect(sample.problemKinds == ["warning incomplete"])
        #expect(sample.shown == shown)
    }

    private static let colorMistakes = [
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
    ].map { ("color", $0) }

    @Test(
        "A value in parts, or a color, of which one part is wrong is told",
        arguments: colorMistakes + [
            ("shadow", #"{"offsetX": "1px", "offsetY": "1px"}"#), ("shadow", "[1]"), ("shadow", #"[["a"]]"#),
            ("shadow", #"{"color": "red", "offsetX": "1px", "offsetY": "1px", "inset": "yes"}"#),
            ("gradient", #"[{"color": "red"}]"#), ("gradient", #"[{"position": 1}]"#), ("gradient", "[1]"),
            ("gradient", #"[{"color": "red", "position": "0"}]"#),
            ("strokeStyle", #"{"dashArray": [], "lineCap": "round"}"#),
            ("strokeStyle", #"{"dashArray": ["1px"], "lineCap": "flat"}"#),
            ("border", #"{"color": "red", "width": {"value": 1}, "style": "solid"}"#),
            ("typography", #"{"fontFamily": 1}"#),
        ]
    )
    func wrongParts(type: String, value: String) {
        let sample = token(type, value)
        #expect(sample.declarations.isEmpty)
        #expect(sample.problems.contains { $0.hasSuffix("warning value") })
    }

    @Test("A part that nobody knows is told, and the others are read")
    func unknownPart() {
        let sample = token("border", #"{"color": "red", "width": "1px", "style": "solid", "radius": "2px"}"#)
        #expect(sample.problems == ["1:88 warning unknown-property"])
        #expect(sample.shown == "color: red; style: solid; width: 1px")
    }
}
