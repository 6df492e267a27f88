import Testing
import Tokens

@Suite("Token files of Tokens Studio")
struct TokensStudioTests {
    /// As the plug-in exports all sets into one file.
    private static let export = #"""
        {
          "global": {
            "colors": {
              "white": { "value": "#ffffff", "type": "color", "description": "Paper" },
              "blue": { "500": { "value": "#4299e1", "type": "color" } }
            },
            "spacing": {
              "base": { "value": "8", "type": "spacing" },
              "large": { "value": "{spacing.base} * 2", "type": "spacing" },
              "inset": { "value": "8px 12px", "type": "spacing" }
            },
            "opacity": { "half": { "value": "50%", "type": "opacity" } },
            "fonts": {
              "family": { "value": "Inter, sans-serif", "type": "fontFamilies" },
              "weight": { "value": "Semi Bold", "type": "fontWeights" },
              "height": { "value": "AUTO", "type": "lineHeights" },
              "case": { "value": "uppercase", "type": "textCase" }
            },
            "heading": {
              "value": {
                "fontFamily": "{fonts.family}", "fontWeight": "{fonts.weight}", "lineHeight": "110%", "fontSize": "32",
                "letterSpacing": "-1%", "paragraphSpacing": "0", "textCase": "none", "textDecoration": "none"
              },
              "type": "typography"
            },
            "elevation": {
              "value": [
                { "x": "0", "y": "4", "blur": "8", "spread": "0", "color": "#00000033", "type": "dropShadow" },
                { "x": "0", "y": "{spacing.base}", "blur": "1", "spread": "0", "color": "{colors.white}", "type": "innerShadow" }
              ],
              "type": "boxShadow"
            },
            "visible": { "value": "true", "type": "boolean" },
            "label": { "value": "Save & close", "type": "text" }
          },
          "semantic/dark": { "fill": { "value": "{colors.blue.500}", "type": "color" } },
          "semantic/light": { "fill": { "value": "{colors.white}", "type": "color" } },
          "brand/other": { "colors": { "white": { "value": "#fffff0", "type": "color" } } },
          "unused": { "x": { "value": "1px", "type": "sizing" } },
          "$themes": [
            { "id": "1", "name": "Light", "group": "Mode",
              "selectedTokenSets": { "global": "source", "semantic/light": "enabled", "semantic/dark": "disabled" } },
            { "id": "2", "name": "Dark", "group": "Mode",
              "selectedTokenSets": { "global": "source", "semantic/dark": "enabled" } },
            { "id": "3", "name": "Default", "group": "Brand", "selectedTokenSets": { "global": "enabled" } },
            { "id": "4", "name": "Other", "group": "Brand", "selectedTokenSets": { "brand/other": "enabled" } }
          ],
          "$metadata": { "tokenSetOrder": ["global", "semantic/light", "semantic/dark", "brand/other"] }
        }
        """#

    @Test("All sets of one file, in their order, for the appearances of their themes")
    func export() {
        let sample = JSONSample(files: [("tokens.json", Self.export)])
        let expected = [
            "colors-white = #ffffff", "colors-blue-500 = #4299e1", "spacing-base = 8px",
            "spacing-large = {spacing-base} * 2", "spacing-inset = 8px 12px", "opacity-half = 50%",
            "fonts-family = \"Inter\" , \"sans-serif\"", "fonts-weight = semi-bold", "fonts-height = AUTO",
            "fonts-case = uppercase",
            "heading = fontFamily: {fonts-family}; fontSize: 32px; fontWeight: {fonts-weight}; letterSpacing: -1%; "
                + "lineHeight: 110%; paragraphSpacing: 0px; textCase: none; textDecoration: none",
            "elevation = 0px 4px 8px 0px #00000033 , inset 0px {spacing-base} 1px 0px {colors-white}",
            "visible = true", "label = \"Save & close\"", "[light] fill = {colors-white}",
            "[dark] fill = {colors-blue-500}", "[other] colors-white = #fffff0",
        ]
        #expect(sample.tokens == expected)
        #expect(sample.problems == ["39:3 warning other-theme"])
        #expect(sample.messages[0] == "the set `unused` is in no theme and is not read")
        #expect(sample.graphProblems.isEmpty)
    }

    @Test("Values come to what Tokens Studio means by them")
    func values() {
        let sample = JSONSample(files: [("tokens.json", Self.export)])
        #expect(sample.value("spacing-large") == .length(16))
        #expect(sample.value("spacing-inset") == .list([.length(8), .length(12)]))
        #expect(sample.value("fonts-weight") == .fontWeight(600))
        #expect(sample.value("fill", .light) == .hex(0xFFFFFF))
        #expect(sample.value("fill", .dark) == .hex(0x4299E1))
        guard case .shadow(let layers)? = sample.value("elevation") else { return #expect(Bool(false), "no shadow") }
        #expect(layers.map(\.isInset) == [false, true])
        #expect(layers.map(\.y) == [4, 8])
    }

    @Test("Without themes the names of sets tell light from dark, and later sets win")
    func withoutThemes() {
        let json = #"""
            "core": {"a": {"value": "1px", "type": "sizing"}, "b": {"value": "1px", "type": "sizing"}},
            "theme/dark": {"a": {"value": "2px", "type": "sizing"}},
            "late": {"b": {"value": "3px", "type": "sizing"}}, "$metadata": {"tokenSetOrder": ["core", "late"]}
            """#
        let sample = JSONSample(json)
        #expect(sample.tokens == ["a = 1px", "b = 3px", "[dark] a = 2px"])
        #expect(sample.problems.isEmpty)
    }

    @Test("It writes `$value` too, with calculations as before")
    func dollars() {
        let json = #"""
            "core": {"a": {"$type": "spacing", "$value": "4"}, "b": {"$type": "spacing", "$value": "{a} * 3"}},
            "$themes": [], "$metadata": {"tokenSetOrder": ["core"]}
            """#
        let sample = JSONSample(json)
        #expect(sample.tokens == ["a = 4px", "b = {a} * 3"])
        #expect(sample.value("b") == .length(12))
        #expect(sample.problems.isEmpty)
    }

    @Test("A color that Tokens Studio would change first is not taken as it is")
    func modifiers() {
        let json = #"""
            "a": {"value": "#fff", "type": "color"},
            "b": {"value": "{a}", "type": "color",
              "$extensions": {"studio.tokens": {"modify": {"type": "darken", "value": "0.1", "space": "lch"}}}}
            """#
        let sample = JSONSample(json)
        #expect(sample.tokens == ["a = #fff"])
        #expect(sample.problems == ["3:37 warning not-evaluated"])
    }

    @Test("A type that is none of Tokens Studio's is told")
    func unknownType() {
        let sample = JSONSample(#""a": {"value": {"width": "1"}, "type": "composition"}, "b": {"value": "1"}"#)
        #expect(sample.tokens == ["b = 1"])
        #expect(sample.problems == ["1:41 warning unknown-type"])
    }

    @Test("A set that is no object is told")
    func noSet() {
        let sample = JSONSample(#""a": {"b": {"value": "1px"}}, "c": 1, "$themes": []"#)
        #expect(sample.tokens == ["b = 1px"])
        #expect(sample.problems == ["1:32 warning structure"])
    }
}
