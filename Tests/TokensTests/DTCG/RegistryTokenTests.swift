import Testing
import Tokens

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
        #expect(sample.problems.count == 1 && sample.messages[0].contains("is no literal color"))
        #expect(sample.graphProblems == [])
        #expect(item(#", "borderRadius": {"pill": "99px"}"#).problems.count == 2)
    }
}
