import Core
import Testing

@testable import Tokens

@Suite("Values of several parts in JSON")
struct DesignTokenCompositeTests {
    private static let black = #"{"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.5}"#
    private static let shadow = #"""
        {"color": \#(black), "offsetX": {"value": 0, "unit": "px"}, "offsetY": {"value": 0.5, "unit": "rem"},
         "blur": {"value": 2, "unit": "px"}, "spread": "1px"
        """#
    private static let layer = TokenShadow(
        color: TokenColor(red: 0, green: 0, blue: 0, alpha: 0.5),
        x: 0,
        y: 8,
        blur: 2,
        spread: 1
    )

    @Test("A shadow, several, and one inside")
    func shadows() {
        #expect(token("shadow", Self.shadow + "}").value("t") == .shadow([Self.layer]))
        let inset = TokenShadow(color: Self.layer.color, x: 0, y: 8, blur: 2, spread: 1, isInset: true)
        #expect(
            token("shadow", #"[\#(Self.shadow)}, \#(Self.shadow), "inset": true}]"#).value("t")
                == .shadow([Self.layer, inset])
        )
        #expect(token("shadow", ##""0 1px 2px #0003""##).problems.isEmpty)
    }

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

    @Test("A typography is a record")
    func typography() {
        let sample = token(
            "typography",
            #"""
            {"fontFamily": ["Helvetica", "sans-serif"], "fontSize": {"value": 1, "unit": "rem"}, "fontWeight": 700,
             "letterSpacing": {"value": 0.1, "unit": "px"}, "lineHeight": 1.2}
            """#
        )
        let fields: [TokenValue.Field] = [
            .init(name: "fontFamily", value: .fontFamily(["Helvetica", "sans-serif"])),
            .init(name: "fontSize", value: .length(16)), .init(name: "fontWeight", value: .fontWeight(700)),
            .init(name: "letterSpacing", value: .length(0.1)), .init(name: "lineHeight", value: .number(1.2)),
        ]
        #expect(sample.value("t") == .record(fields))
        #expect(sample.problems.isEmpty)
    }

    @Test("A border, also with a style in several parts")
    func border() {
        let plain = token("border", #"{"color": "red", "width": {"value": 3, "unit": "px"}, "style": "solid"}"#)
        #expect(plain.shown == "color: red; style: solid; width: 3px")
        #expect(plain.problems.isEmpty && plain.graphProblems.isEmpty)
        let dashed = token(
            "border",
            #"{"color": "red", "width": "3px", "style": {"dashArray": ["0.5rem", "4px"], "lineCap": "round"}}"#
        )
        #expect(dashed.shown == "color: red; style.dashArray: 0.5rem 4px; style.lineCap: round; width: 3px")
        #expect(dashed.problems.isEmpty && dashed.graphProblems.isEmpty)
    }

    @Test("A stroke style in several parts")
    func strokeStyle() {
        let json = #"""
            "dash": {"$type": "dimension", "$value": "10px"},
            "t": {"$type": "strokeStyle", "$value": {"dashArray": ["{dash}", "0.25rem"], "lineCap": "butt"}}
            """#
        let sample = JSONSample(json)
        #expect(
            sample.value("t")
                == .record([
                    .init(name: "dashArray", value: .list([.length(10), .length(4)])),
                    .init(name: "lineCap", value: .word("butt")),
                ])
        )
    }

    @Test("A transition")
    func transition() {
        let sample = token(
            "transition",
            #"{"duration": {"value": 200, "unit": "ms"}, "delay": "0ms", "timingFunction": [0.5, 0, 1, 1]}"#
        )
        #expect(
            sample.value("t")
                == .record([
                    .init(name: "delay", value: .duration(0)), .init(name: "duration", value: .duration(0.2)),
                    .init(name: "timingFunction", value: .easing(.curve(x1: 0.5, y1: 0, x2: 1, y2: 1))),
                ])
        )
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
            .record([.init(name: "color", value: .hex(color)), .init(name: "position", value: .number(position))])
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
        #expect(sample.problems.map { $0.drop { $0 != " " } } == [" warning incomplete"])
        #expect(sample.shown == shown)
    }

    @Test(
        "A value in parts of which one is wrong is told",
        arguments: [
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
    func mistakes(type: String, value: String) {
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
