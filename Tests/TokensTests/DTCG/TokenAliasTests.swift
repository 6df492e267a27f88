import Core
import Testing
import Tokens

@Suite("References of tokens in JSON, and their modes")
struct TokenAliasTests {
    private static let blue = #""colors": {"blue": {"$type": "color", "$value": "blue"}}"#

    @Test("An alias is a reference, of the type of what it refers to, and chains stay")
    func aliases() {
        let json = #"""
            \#(Self.blue), "semantic": {"$type": "number", "primary": {"$value": "{colors.blue}"},
              "link color": {"$value": "{semantic.primary}"}}, "my/button": {"$value": "{semantic.link color}"}
            """#
        let sample = JSONSample(json)
        #expect(
            sample.tokens.dropFirst() == [
                "semantic-primary = {colors-blue}", "semantic-link-color = {semantic-primary}",
                "my/button = {semantic-link-color}",
            ]
        )
        #expect(sample.declarations.map(\.type) == [.color, nil, nil, nil])
        #expect(sample.value("my/button") == .hex(0x0000FF))
        #expect(sample.problems.isEmpty)
    }

    @Test("An alias that says its type has to be for one of it")
    func mismatch() {
        let sample = JSONSample(#"\#(Self.blue), "size": {"$type": "dimension", "$value": "{colors.blue}"}"#)
        #expect(sample.value("size") == nil)
        #expect(sample.graphProblems == ["warning value"])
    }

    @Test(
        "A pointer to a token, or to its value, is a reference",
        arguments: ["#/colors/blue", "#/colors/blue/$value"]
    )
    func wholeTokens(pointer: String) {
        let asProperty = JSONSample(#"\#(Self.blue), "a": {"$ref": "\#(pointer)"}"#)
        #expect(asProperty.tokens.last == "a = {colors-blue}")
        let asValue = JSONSample(#"\#(Self.blue), "a": {"$value": {"$ref": "\#(pointer)"}}"#)
        #expect(asValue.tokens.last == "a = {colors-blue}")
        #expect(asProperty.problems.isEmpty && asValue.problems.isEmpty)
    }

    @Test("A pointer into a value stands for what is there, wherever values have parts")
    func parts() {
        let json = ##"""
            "base": {"blue": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0.2, 0.4, 0.9]}},
              "space": {"$type": "dimension", "$value": {"value": 16, "unit": "px"}},
              "text": {"$type": "typography", "$value": {"fontFamily": ["A", "B"], "fontSize": "{base.space}",
                "fontWeight": 400, "letterSpacing": "0px", "lineHeight": 1.5}},
              "line": {"$type": "border", "$value": {"color": "red", "width": "1px",
                "style": {"dashArray": ["3px", "2px"], "lineCap": "round"}}}},
            "violet": {"$type": "color", "$value": {"colorSpace": {"$ref": "#/base/blue/$value/colorSpace"},
              "components": [{"$ref": "#/base/blue/$value/components/0"}, 0, {"$ref": "#/base/blue/$value/components/2"}]}},
            "share": {"$type": "number", "$value": {"$ref": "#/base/blue/$value/components/1"}},
            "rem": {"$type": "dimension", "$value": {"value": {"$ref": "#/base/space/$value/value"}, "unit": "rem"}},
            "font": {"$type": "fontFamily", "$ref": "#/base/text/$value/fontFamily"},
            "size": {"$type": "dimension", "$ref": "#/base/text/$value/fontSize"},
            "stroke": {"$type": "strokeStyle", "$ref": "#/base/line/$value/style"},
            "dash": {"$type": "dimension", "$ref": "#/base/line/$value/style/dashArray/1"}
            """##
        let sample = JSONSample(json)
        #expect(
            sample.tokens.dropFirst(4) == [
                "violet = color(srgb 0.2 0 0.9)", "share = 0.4", "rem = 16rem", "font = \"A\" , \"B\"",
                "size = {base-space}", "stroke = dashArray: 3px 2px; lineCap: round", "dash = 2px",
            ]
        )
        #expect(sample.problems.isEmpty)
        #expect(sample.graphProblems.isEmpty)
    }

    @Test("A pointer goes on through aliases and other pointers")
    func chains() {
        let json = ##"""
            "a": {"$type": "dimension", "$value": {"value": 4, "unit": "px"}}, "b": {"$value": "{a}"},
            "c": {"$value": {"$ref": "#/b/$value"}},
            "d": {"$type": "number", "$ref": "#/b/$value/value"}, "e": {"$type": "number", "$ref": "#/c/$value/value"},
            "f": {"$type": "number", "$value": {"$ref": "#/d/$value"}}
            """##
        let sample = JSONSample(json)
        #expect(sample.tokens.suffix(3) == ["d = 4", "e = 4", "f = {d}"])
        #expect(sample.problems.isEmpty)
    }

    @Test("Slashes, tildes and spaces in names are escaped in pointers")
    func escapes() {
        let json = ##"""
            "$type": "number", "my/group": {"a~b": {"$value": 1}}, "brand colors": {"x": {"$value": 2}},
            "c": {"$ref": "#/my~1group/a~0b"}, "d": {"$ref": "#/brand%20colors/x"}, "e": {"$ref": "#/brand colors/x"}
            """##
        let sample = JSONSample(json)
        #expect(sample.tokens.suffix(3) == ["c = {my/group-a~b}", "d = {brand-colors-x}", "e = {brand-colors-x}"])
        #expect(sample.problems.isEmpty)
    }

    @Test(
        "A text with braces that is no alias is told as such",
        arguments: [
            "{a.b} px", "calc({a.b} * 2)", "{a.b", "a.b}", "{}", "{a..b}", "{.a}", "{a.}", "{ a.b }", "{a . b}", "{$a}",
            "{a.$value}", "{$root}", "{a.$root.b}", "{{a}}", "{a}{b}",
        ]
    )
    func noAliases(text: String) {
        let sample = JSONSample(#""a": {"$type": "dimension", "$value": "\#(text)"}"#)
        #expect(sample.declarations.isEmpty)
        #expect(sample.problems.contains("1:40 warning alias"))
    }

    @Test("An alias inside of a value that is no token's value is told")
    func aliasInParts() {
        let sample = JSONSample(
            #""n": {"$type": "number", "$value": 1}, "a": {"$type": "dimension", "$value": {"value": "{n}", "unit": "px"}}"#
        )
        #expect(sample.tokens == ["n = 1"])
        #expect(sample.problems == ["1:89 warning value"])
    }

    @Test(
        "A pointer that leads to no token and to no value is told",
        arguments: [
            "", "#", "#/", "/a", "a", "#a/b", "#/a~2", "#/a%2", "#/colors", "#/colors/blue/$type", "#/colors/",
            "#//blue", "#/colors/blue/$value/hex", "#/colors/blue/$value/components/3",
            "#/colors/blue/$value/components/-1", "#/colors/blue/$value/components/01",
            "#/colors/blue/$value/components/", "#/nothing/$value/x", "#/colors/blue/$description", "#/$value",
            "#/$value/x",
        ]
    )
    func lostPointers(pointer: String) {
        let json = #"""
            "colors": {"blue": {"$type": "color", "$description": "Blue",
              "$value": {"colorSpace": "srgb", "components": [0, 0, 1]}}},
            "a": {"$type": "number", "$ref": "\#(pointer)"}
            """#
        let sample = JSONSample(json)
        #expect(sample.declarations.count == 1)
        #expect(sample.problems == ["3:34 warning alias"])
    }

    @Test("A pointer to a token that is nowhere is one to a missing token, as it may be one of another file")
    func missing() {
        let alone = JSONSample(##""a": {"$ref": "#/other/token"}, "b": {"$value": "{other.token}"}"##)
        #expect(alone.tokens == ["a = {other-token}", "b = {other-token}"])
        #expect(alone.graphProblems == ["warning unresolved", "warning unresolved"])
        let together = JSONSample(files: [
            ("a.json", ##"{"a": {"$ref": "#/other/token"}}"##),
            ("b.json", #"{"other": {"token": {"$type": "number", "$value": 1}}}"#),
        ])
        #expect(together.value("a") == .number(1))
    }

    @Test("A reference has nothing but `$ref`, which is a text")
    func malformed() {
        let both = JSONSample(##""a": {"$type": "number", "$value": {"$ref": "#/b", "x": 1}}"##)
        #expect(both.problems.contains("1:37 warning alias"))
        let number = JSONSample(#""a": {"$type": "number", "$value": {"$ref": 1}}"#)
        #expect(number.problems.contains("1:46 warning alias"))
    }

    @Test("Pointers that lead back to themselves are told, and aliases that do have no value")
    func cycles() {
        let json = ##"""
            "a": {"$type": "border", "$value": {"color": {"$ref": "#/b/$value/color"}}},
            "b": {"$type": "border", "$value": {"color": {"$ref": "#/a/$value/color"}}}
            """##
        let pointers = JSONSample(json)
        #expect(pointers.declarations.isEmpty)
        #expect(pointers.problems.filter { $0.hasSuffix("warning cycle") }.count == 2)
        let aliases = JSONSample(#""a": {"$value": "{b}"}, "b": {"$value": "{c}"}, "c": {"$value": "{a}"}"#)
        #expect(aliases.graphProblems == ["warning cycle"])
        let inside = JSONSample(
            ##""a": {"$type": "strokeStyle", "$value": {"dashArray": [{"$ref": "#/a/$value"}], "lineCap": "butt"}}"##
        )
        #expect(inside.graphProblems == ["warning cycle"])
    }

    // MARK: Light and dark

    @Test("A file holds for the appearance that the project says")
    func ofProject() {
        let sample = JSONSample(#""a": {"$type": "number", "$value": 1}"#, mode: .dark)
        #expect(sample.tokens == ["[dark] a = 1"])
    }

    @Test("Values for light and dark beside the one for both", arguments: ["mode", "modes"])
    func extensions(key: String) {
        let json = #"""
            "white": {"$type": "color", "$value": "white"},
            "fill": {"$type": "color", "$value": "{white}",
              "$extensions": {"\#(key)": {"Light": "{white}", "dark": "black"}}}
            """#
        let sample = JSONSample(json)
        #expect(sample.tokens.dropFirst() == ["fill = {white}", "[light] fill = {white}", "[dark] fill = black"])
        #expect(sample.value("fill", .dark) == .hex(0))
        #expect(sample.problems.isEmpty)
    }

    @Test("Values for other modes are those of themes")
    func otherModes() {
        let json = #"""
            "$type": "number",
            "a": {"$value": 1, "$extensions": {"mode": {"dark-high-contrast": 3, "dark": 2}}},
            "b": {"$value": 1, "$extensions": {"mode": {"dark-high-contrast": 3}}}
            """#
        let sample = JSONSample(json)
        let tokens = ["a = 1", "[dark-high-contrast] a = 3", "[dark] a = 2", "b = 1", "[dark-high-contrast] b = 3"]
        #expect(sample.tokens == tokens)
        #expect(sample.problems.isEmpty)
    }

    @Test(
        "Modes that stand where nobody else writes them are told",
        arguments: [
            #"{"com.figma.modes": {"dark": 2}}"#, #"{"com.figma": {"modes": {"dark": 2}}}"#, #"{"mode": "dark"}"#,
            #"{"com.figma.mode.dark": {"value": 1}}"#,
        ]
    )
    func unreadModes(extensions: String) {
        let sample = JSONSample(#""a": {"$type": "number", "$value": 1, "$extensions": \#(extensions)}"#)
        #expect(sample.tokens == ["a = 1"])
        #expect(sample.problemKinds == ["warning other-theme"])
    }

    @Test(
        "Figma writes a file for each mode, with its name at the top",
        arguments: [
            ("Dark", "[dark] a = 1"), ("Light mode", "[light] a = 1"), ("Mode 1", "a = 1"),
            ("High contrast", "[high-contrast] a = 1"),
        ]
    )
    func figma(name: String, token: String) {
        let sample = JSONSample(
            #""a": {"$type": "number", "$value": 1, "$extensions": {"com.figma.scopes": ["ALL"]}}, "$extensions": {"com.figma.modeName": "\#(name)"}"#
        )
        #expect(sample.tokens == [token])
        #expect(sample.problems == [])
    }

    @Test("A mistake in the value for one mode leaves the others")
    func mistake() {
        let sample = JSONSample(#""a": {"$type": "number", "$value": 1, "$extensions": {"mode": {"dark": "2"}}}"#)
        #expect(sample.tokens == ["a = 1"])
        #expect(sample.problems == ["1:73 warning value"])
    }
}
