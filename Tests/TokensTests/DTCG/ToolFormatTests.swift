import Core
import Testing
import Tokens

@Suite("Token files of Style Dictionary")
struct StyleDictionaryTests {
    /// As its examples are built: files for parts of one tree, values without types, references with and without `.value`.
    private static let color = #"""
        {
          "color": {
            "base": {
              "gray": {
                "light": { "value": "#CCCCCC", "comment": "Borders and lines" },
                "dark": { "value": "#111111", "attributes": { "category": "color" } }
              },
              "red": { "value": "hsl(0, 100%, 50%)", "themeable": true },
              "green": { "value": { "h": 120, "s": "100%", "l": "50%" } }
            },
            "font": {
              "base": { "value": "{color.base.gray.dark.value}" },
              "faint": { "value": "rgba({color.base.gray.dark}, 0.5)", "attributes": { "category": "color" } }
            }
          }
        }
        """#
    private static let size = #"""
        {
          "size": {
            "font": {
              "small": { "value": "0.75rem", "type": "dimension" },
              "base": { "value": "16", "type": "dimension" },
              "factor": { "value": 1.5 }
            },
            "padding": { "value": "{size.font.small} * 2" },
            "stack": { "value": ["Helvetica", "sans-serif"] },
            "border": { "value": "1px solid {color.base.gray.light}" }
          },
          "time": { "short": { "value": "200ms", "type": "time", "deprecated": true } }
        }
        """#

    @Test("A tree in several files is read with all that values may be, also with several mixed in a text")
    func tree() {
        let sample = JSONSample(files: [("color.json", Self.color), ("size.json", Self.size)])
        let tokens = [
            "color-base-gray-light = #CCCCCC", "color-base-gray-dark = #111111", "color-base-red = hsl(0 , 100% , 50%)",
            "color-font-base = {color-base-gray-dark}", "color-font-faint = rgba({color-base-gray-dark} , 0.5)",
            "size-font-small = 0.75rem", "size-font-base = 16px", "size-font-factor = 1.5",
            "size-padding = {size-font-small} * 2", "size-stack = \"Helvetica\" , \"sans-serif\"",
            "size-border = 1px solid {color-base-gray-light}", "time-short = 200ms",
        ]
        #expect(sample.tokens == tokens)
        let problems = [
            "color.json:6:39 note unknown-property", "color.json:8:46 note unknown-property",
            "color.json:9:27 warning value",
        ]
        #expect(sample.problems == problems)
        #expect(sample.graphProblems.isEmpty)
        #expect(sample.value("color-base-red") == .hex(0xFF0000))
        #expect(sample.value("color-font-base") == .hex(0x111111))
        #expect(sample.value("size-padding") == .length(24))
        #expect(sample.value("size-stack") == .fontFamily(["Helvetica", "sans-serif"]))
        #expect(sample.value("time-short") == .duration(0.2))
        #expect(sample.declaration("color-base-gray-light")?.documentation == "Borders and lines")
        #expect(sample.declaration("time-short")?.deprecation == "")
    }

    @Test("A token in a token is told, as Style Dictionary would leave it out")
    func nested() {
        let sample = JSONSample(#""a": {"value": "1px", "hover": {"value": "2px"}}"#)
        #expect(sample.tokens == ["a = 1px"])
        #expect(sample.problems == ["1:24 warning structure"])
    }

    @Test(
        "Braces that are no alias, and texts that can't be taken apart, are told",
        arguments: [
            ("{a.b}px", "alias"), ("{a", "alias"), ("{a..b} + 1", "alias"), ("a}", "value"), ("rgb(1", "value"),
            ("'open", "value"), ("", "value"), (";", "value"),
        ]
    )
    func mistakes(text: String, id: String) {
        let sample = JSONSample(#""a": {"value": "\#(text)"}, "b": {"value": "1px"}"#)
        #expect(sample.tokens == ["b = 1px"])
        #expect(sample.problems == ["1:17 warning \(id)"])
    }
}

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

    @Test("All sets of one file, in their order, for the appearances of their themes, with values as they are meant")
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
        #expect(sample.diagnostics[0].message == "the set `unused` is in no theme and is not read")
        #expect(sample.graphProblems.isEmpty)
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

/// Of the founding document on shadcn/ui, the section “CSS Variables Architecture”.
@Suite("Tokens of a registry")
struct RegistryTokenTests {
    private static func item(_ variables: String, beside: String = "") -> JSONSample {
        JSONSample(#""name": "t", "type": "registry:theme", "cssVars": {\#(variables)}\#(beside)"#)
    }

    @Test("what is for light holds for both, where nothing is said for dark")
    func modes() {
        let sample = Self.item(
            ##""theme": {"font-heading": "Inter, sans-serif"}, "light": {"radius": "0.5rem", "ink": "#111111"}, "dark": {"ink": "#eeeeee"}"##
        )
        let tokens = ["font-heading = Inter , sans-serif", "radius = 0.5rem", "ink = #111111", "[dark] ink = #eeeeee"]
        #expect(sample.tokens == tokens)
        #expect(sample.value("radius", .dark) == sample.value("radius", .light))
        #expect(sample.value("ink", .dark) != sample.value("ink", .light))
        #expect(sample.problems == [] && sample.graphProblems == [])
    }

    @Test("“Colors use HSL format without hsl() wrapper”: a hue and two percentages are a color, and nothing else is")
    func bareColors() {
        let sample = Self.item(
            #""light": {"a": "222.2 47.4% 11.2%", "b": "hsl(222.2 47.4% 11.2%)", "c": "0 0% 100% / 50%", "d": "1px 2px"}"#
        )
        #expect(sample.value("a") != nil && sample.value("a") == sample.value("b"))
        #expect(sample.value("c") != nil && sample.value("c") != sample.value("a"))
        #expect(sample.declaration("d")?.content != sample.declaration("a")?.content)
        #expect(sample.problems == [])
    }

    @Test("var() refers to a token, also in a calculation and with what holds without it; names may have their hyphens")
    func references() {
        let sample = Self.item(
            #""theme": {"--radius": "8px", "radius-sm": "calc(var(--radius) - 4px)", "radius-md": "var(--radius)", "x": "var(--none, 2px)"}"#
        )
        #expect(sample.declaration("radius-md")?.content.reference == TokenName("radius"))
        #expect(sample.value("radius-md") == sample.value("radius"))
        #expect(sample.value("radius-sm") != nil && sample.value("x") != nil)
        #expect(sample.problems == [])
    }

    @Test("all items of a registry are read, one after the other")
    func registry() {
        let json = #"""
            "name": "r", "items": [{"name": "a", "type": "registry:style", "cssVars": {"light": {"one": "1px"}}},
            {"name": "b", "type": "registry:ui"}, 7, {"name": "c", "type": "registry:theme", "cssVars": {"light": {"two": "2px"}}}]
            """#
        let sample = JSONSample(json)
        #expect(sample.tokens == ["one = 1px", "two = 2px"])
        #expect(sample.problems == [])
    }

    @Test(
        "what can't be read is told at its place, and the rest is read",
        arguments: [
            (#""light": 1"#, "tokens.structure"), (#""light": {"a": {}}"#, "tokens.structure"),
            (#""light": {"a": ""}"#, "tokens.value"), (#""light": {"a": "{b}"}"#, "tokens.value"),
            (#""light": {"a": "rgb("}"#, "tokens.value"), (#""light": {"": "1px"}"#, "tokens.name"),
            (#""light": {"a b": "1px"}"#, "tokens.name"), (#""default": {"a": "1px"}"#, "tokens.other-theme"),
        ]
    )
    func mistakes(variables: String, id: String) {
        let sample = Self.item(#"\#(variables), "theme": {"good": "1px"}"#)
        #expect(sample.tokens == ["good = 1px"])
        #expect(sample.problems.count == 1 && sample.problems[0].hasSuffix("warning \(id.dropFirst("tokens.".count))"))
    }

    @Test("rules for style sheets are told once, and an item without tokens says that there are none")
    func rest() {
        #expect(
            Self.item(
                #""light": {"a": "1px"}"#,
                beside: #", "css": {"a": {"color": "red"}}, "tailwind": {"config": {"content": ["x"]}}"#
            )
            .problems.count == 1
        )
        let empty = #", "css": {"@layer base": {}}, "tailwind": {"config": {}}"#
        #expect(Self.item(#""light": {"a": "1px"}"#, beside: empty).problems == [])
        #expect(Self.item("").problems == ["1:1 warning nothing"])
        #expect(JSONSample(#""name": "t", "type": "registry:theme", "cssVars": 3"#).problems.count == 2)
    }

    @Test(
        "literal colors for Tailwind are tokens, other names for custom properties lead to these, and the rest is told"
    )
    func tailwindColors() {
        let colors = #"""
            {"zap": "#ff00ff", "brand": {"DEFAULT": "rgb(1 2 3)", "dark": "hsl(0 0% 0%)"}, "primary": "hsl(var(--primary))",
             "main": "hsl(var(--primary) / <alpha-value>)", "odd": "theme('colors.red')", "none": 3, "a b": "#000000"}
            """#
        func item(_ rest: String) -> JSONSample {
            Self.item(
                #""light": {"primary": "0 0% 100%"}"#,
                beside: #", "tailwind": {"config": {"theme": {"extend": {"colors": \#(colors)\#(rest)}}}}"#
            )
        }
        let sample = item("")
        #expect(sample.value("zap") != nil && sample.value("brand") != nil && sample.value("brand-dark") != nil)
        #expect(sample.declaration("main")?.content.reference == TokenName("primary"))
        #expect(sample.declarations.map(\.name.text) == ["primary", "zap", "brand", "brand-dark", "main"])
        #expect(sample.problems.count == 1 && sample.diagnostics[0].message.contains("is no literal color"))
        #expect(sample.graphProblems == [])
        #expect(item(#", "borderRadius": {"pill": "99px"}"#).problems.count == 2)
    }
}
