import Core
import Testing
import Tokens

@Suite("Groups of tokens in JSON")
struct GroupTests {
    @Test("The name of a token is its path, in words with hyphens between")
    func names() {
        let json = #"""
            "$type": "number", "uno": {"$value": 1},
            "Group": {"dos y tres": {"$value": 2}, "deep": {"cuatro": {"$value": 4}}}
            """#
        let sample = JSONSample(json)
        #expect(sample.tokens == ["uno = 1", "Group-dos-y-tres = 2", "Group-deep-cuatro = 4"])
        #expect(sample.problems.isEmpty)
    }

    @Test("A type holds for all of a group, however deep, unless something nearer says another")
    func types() {
        let json = #"""
            "brand": {"$type": "color", "deep": {"red": {"$value": "#f00"},
              "size": {"$type": "dimension", "$value": "4px"}, "time": {"$type": "duration", "long": {"$value": "1s"}}}}
            """#
        let sample = JSONSample(json)
        #expect(sample.declarations.map(\.type) == [.color, .dimension, .duration])
        #expect(sample.value("brand-deep-time-long") == .duration(1))
    }

    @Test("`$root` is the token with the name of its group")
    func root() {
        let json = #"""
            "space": {"$type": "dimension", "$root": {"$value": "16px"}, "small": {"$value": "8px"}},
            "gap": {"$value": "{space.$root}"}
            """#
        let sample = JSONSample(json)
        #expect(sample.tokens == ["space = 16px", "space-small = 8px", "gap = {space}"])
        #expect(sample.problems.isEmpty)
        #expect(sample.value("gap") == .length(16))
    }

    @Test("The alias of a group is no right one, and is taken for that of its `$root`")
    func groupAlias() {
        let json = #"""
            "space": {"$type": "dimension", "$root": {"$value": "16px"}},
            "gap": {"$value": "{space}"}
            """#
        let sample = JSONSample(json)
        #expect(sample.problems == ["2:19 warning alias"])
        #expect(sample.value("gap") == .length(16))
    }

    @Test("A description documents its token, and a deprecation goes down to all tokens that say nothing else")
    func properties() throws {
        let json = #"""
            "old": {"$type": "number", "$deprecated": "Use new.", "$description": "Of the group",
              "a": {"$value": 1, "$description": "The first"}, "b": {"$value": 2, "$deprecated": false},
              "c": {"$value": 3, "$deprecated": true}}
            """#
        let sample = JSONSample(json)
        #expect(sample.declarations.map(\.documentation) == ["The first", nil, nil])
        #expect(sample.declarations.map(\.deprecation) == ["Use new.", nil, ""])
        #expect(sample.problems.isEmpty)
    }

    @Test("A token's place is that of its key")
    func places() {
        let sample = JSONSample("\"g\": {\n  \"$type\": \"number\",\n  \"a\": {\"$value\": 1}\n}")
        #expect(sample.declarations.map { "\($0.location.line):\($0.location.column)" } == ["3:3"])
    }

    @Test("Empty groups, a schema and extensions of others are fine")
    func harmless() {
        let json = #"""
            "$schema": "https://example.org", "soon": {"$description": "Later"},
            "a": {"$type": "number", "$value": 1, "$extensions": {"org.example": 42}}
            """#
        let sample = JSONSample(json)
        #expect(sample.tokens == ["a = 1"])
        #expect(sample.problems.isEmpty)
    }

    @Test(
        "What is not built as tokens and groups are is told at its place, and the rest is read",
        arguments: [
            (#""b": 5"#, "1:2 warning structure"), (#""b": ["x"]"#, "1:2 warning structure"),
            (#""b": {"$value": 1, "$type": "number", "c": {"$value": 2}}"#, "1:40 warning structure"),
            (#""b": {"$value": 1, "$type": "number", "note": "x"}"#, "1:40 warning unknown-property"),
            (#""b": {"$value": 1, "$type": "number", "$root": {"$value": 1}}"#, "1:40 warning structure"),
            (#""b": {"$root": {"c": {}}}"#, "1:8 warning structure"),
            (##""b": {"$value": 1, "$type": "number", "$ref": "#/a"}"##, "1:8 warning structure"),
            (#""b": {"$vaule": 1}"#, "1:8 warning unknown-property"),
            (#""b": {"$type": 1, "c": {"$value": 1}}"#, "1:17 warning structure"),
            (#""b": {"$description": 1}"#, "1:24 warning structure"),
            (#""b": {"$extensions": 1}"#, "1:23 warning structure"),
            (#""b": {"$deprecated": 1}"#, "1:23 warning structure"),
            (##""b": {"$type": "colour", "c": {"$value": "#fff"}}"##, "1:17 warning unknown-type"),
            (#""b": {"$value": 1}"#, "1:8 warning no-type"), (##""b": {"$value": "#fff"}"##, "1:8 warning no-type"),
            (#""b": {"$value": null, "$type": "number"}"#, "1:18 warning value"),
        ]
    )
    func structure(members: String, problem: String) {
        let sample = JSONSample(members + "," + #""a": {"$type": "number", "$value": 1}"#)
        #expect(sample.problems == [problem])
        #expect(sample.declaration("a") != nil)
    }

    @Test(
        "A name that no alias could be written with is told, and nothing in it is read",
        arguments: ["a.b", "{a", "a}", ""]
    )
    func forbiddenNames(name: String) {
        let sample = JSONSample(
            #""\#(name)": {"b": {"$type": "number", "$value": 1}}, "c": {"$type": "number", "$value": 1}"#
        )
        #expect(sample.problems == ["1:2 warning name"])
        #expect(sample.tokens == ["c = 1"])
    }

    @Test("Names that differ in case stay two tokens, and paths that come to one name are told where they differ")
    func equalNames() {
        let sizes = JSONSample(
            #""font-size": {"$type": "number", "$value": 3}, "FONT-SIZE": {"$type": "number", "$value": 16}"#
        )
        #expect(sizes.tokens == ["font-size = 3", "FONT-SIZE = 16"])
        #expect(sizes.graphProblems == ["warning spelling"])
        let paths = JSONSample(
            #""a-b": {"c": {"$type": "number", "$value": 1}}, "a": {"b-c": {"$type": "number", "$value": 2}}"#
        )
        #expect(paths.tokens == ["a-b-c = 1", "a-b-c = 2"])
        #expect(paths.graphProblems == ["warning duplicate"])
    }

    @Test("A key that stands twice is told")
    func duplicateKeys() {
        let sample = JSONSample(#""$type": "number", "a": {"$value": 1}, "a": {"$value": 2}"#)
        #expect(sample.problems == ["1:41 warning json.duplicate-key"])
        #expect(sample.value("a") == .number(2))
    }

    @Test(
        "JSON that holds no tokens is told as such",
        arguments: [
            (#"{"modules": [], "schemaVersion": "1.0.0"}"#, "1:1 error unknown-format"),
            (#"[{"a": 1}]"#, "1:1 error unknown-format"), (#"[]"#, "1:1 error unknown-format"),
            (#"{"$description": "Nothing yet", "group": {}}"#, "1:1 warning nothing"),
            (#"{"$value": 1, "$type": "number"}"#, "1:1 warning nothing"),
            (#"[{"name": "Light", "selectedTokenSets": {"a": "enabled"}}]"#, "1:1 warning nothing"),
            (#"{"tokenSetOrder": ["a"]}"#, "1:1 warning nothing"), (#"{"a": }"#, "1:7 error json.syntax"),
        ]
    )
    func noTokens(text: String, problem: String) {
        let sample = JSONSample(files: [("a.css", text)])
        #expect(sample.declarations.isEmpty)
        #expect(sample.problems.contains(problem))
    }

    @Test("A stylesheet may begin with a bracket")
    func bracket() {
        let sample = JSONSample(files: [("a", "[data-theme=dark] { --a: 1px }")])
        #expect(sample.tokens == ["[dark] a = 1px"])
    }
}
