import Core
import Testing
import Tokens

@Suite("Types of tokens in JSON")
struct DesignTokenTypeTests {
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
        var bag = DiagnosticBag()
        let text = #"{"t": {"$type": "fontWeight", "$value": "semi-bald"}}"#
        _ = TokenReader.read([TokenFile(SourceFile(path: SourcePath("t.json"), text: text))], into: &bag)
        #expect(bag.sorted.compactMap(\.suggestion) == ["semi-bold"])
    }

    @Test("What a value has too much is told, and the rest is read")
    func unknownMembers() {
        let sample = token("dimension", #"{"value": 1, "unit": "px", "scale": 2}"#)
        #expect(sample.value("t") == .length(1))
        #expect(sample.problems == ["1:67 warning unknown-property"])
    }
}
