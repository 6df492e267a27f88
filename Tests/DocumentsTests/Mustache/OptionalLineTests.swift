import Core
import Documents
import Testing

@Suite("A line that begins with a question mark")
struct OptionalLineTests {
    @Test("is there with all of its values, and gone without one of them")
    func values() {
        let text = "view\n    ?.disabled({{a}}, {{b}})\n?.hidden({{b}})\nend\n"
        #expect(TemplateTrial(text, ["a": "1", "b": "2"]).output == "view\n    .disabled(1, 2)\n.hidden(2)\nend\n")
        #expect(TemplateTrial(text, ["a": .null, "b": "2"]).output == "view\n.hidden(2)\nend\n")
        #expect(TemplateTrial(text, ["a": "1", "b": .null]).output == "view\nend\n")
        #expect(TemplateTrial("?{{a}}", ["a": .null]).output == "")
        #expect(TemplateTrial("?{{a}}", ["a": ""]).output == "")
        #expect(TemplateTrial("?x", [:]).output == "x")
        #expect(TemplateTrial("?{{a.b.c}}", ["a": .null]).output == "")
        #expect(TemplateTrial("?{{a.b.c}}", ["a": ["b": .null]]).output == "")
        #expect(TemplateTrial("?{{a.b.c}}", ["a": ["b": ["c": "1"]]]).output == "1")
    }

    @Test("is one in sections, in blocks and in partials, with the indentation of each")
    func places() {
        let partials = ["p": "?a {{a}}\nb\n", "parent": "{{$block}}\n{{/block}}\n"]
        let section = "{{#yes}}\n    ?c {{a}}\n{{/yes}}\n"
        let text = "  {{>p}}\n\(section){{<parent}}\n{{$block}}\n    ?d {{a}}\n    e\n{{/block}}\n{{/parent}}\n"
        let there = TemplateTrial(text, ["a": "1", "yes": true], partials: partials)
        #expect(there.output == "  a 1\n  b\n    c 1\nd 1\ne\n")
        #expect(TemplateTrial(text, ["a": .null, "yes": true], partials: partials).output == "  b\ne\n")
    }

    @Test("is none where Swift has the sign: before a blank, and within a line")
    func swift() {
        let text = "x\n    ? {{a}}\n    : b\n    ?? {{a}}\nc?.d\n?\n"
        #expect(TemplateTrial(text, ["a": "1"]).output == "x\n    ? 1\n    : b\n    ?? 1\nc?.d\n?\n")
    }

    @Test("takes along what is indented further, and what closes what it opens")
    func following() {
        let group = "?Group { {{a}} }\n    .font(.headline)\n    ?.part({{b}})\n?{{b}}\n"
        let whole = "Group { 1 }\n    .font(.headline)\n    .part(2)\n2\n"
        #expect(TemplateTrial(group, ["a": "1", "b": "2"]).output == whole)
        #expect(TemplateTrial(group, ["a": "1", "b": .null]).output == "Group { 1 }\n    .font(.headline)\n")
        #expect(TemplateTrial(group, ["a": .null, "b": "2"]).output == "2\n")
        let choice = "  ?if {{a}} {\n    {{#b}}\n    {{.}}\n    {{/b}}\n  } else {\n    {{>p}}\n  }\n  .c\n"
        let text = "\(choice){{#b}}\n?(\n?[{{a}}] {\n    0\n}\n{{/b}}\nend\n"
        let partials = ["p": "?x {{a}}\n"]
        let there = TemplateTrial(text, ["a": "1", "b": ["2", "3"]], partials: partials)
        let branches = "  if 1 {\n    2\n    3\n  } else {\n    x 1\n  }\n  .c\n"
        #expect(there.output == "\(branches)(\n[1] {\n    0\n}\n(\n[1] {\n    0\n}\nend\n")
        let gone = TemplateTrial(text, ["a": .null, "b": ["2"]], partials: partials)
        #expect(gone.output == "  .c\n(\nend\n")
    }

    @Test("ends with the section that it stands in, and holds a section as a whole")
    func sections() {
        let inner = "{{#yes}}\n?a {{a}}\n    b\n    {{/yes}}\nc\n"
        #expect(TemplateTrial(inner, ["a": .null, "yes": true]).output == "c\n")
        #expect(TemplateTrial(inner, ["a": "1", "yes": true]).output == "a 1\n    b\nc\n")
        #expect(
            TemplateTrial("?a {{a}}\n    {{#yes}}\n    b\nc{{/yes}}\n", ["a": .null, "yes": true]).errors == [
                "main.mustache:2:8: the lines that hang on one with '?' end before this section does [template.syntax]"
            ]
        )
    }

    @Test("holds values only, whose names are checked")
    func errors() {
        #expect(
            TemplateTrial("?a {{#b}}c{{/b}}\n", ["b": true]).errors == [
                "main.mustache:1:4: a line that begins with '?' holds values, and no other tags [template.syntax]"
            ]
        )
        #expect(TemplateTrial("?a {{typo}}\n", ["a": "1"]).diagnostics.map(\.id) == [.templateUnknownName])
    }

    @Test("that opens a block is there with anything in the block, and gone with its end and its modifiers")
    func blocks() {
        let text = "?A {\n    ?{{a}}\n    ?B {\n        ?{{b}}\n    }\n    .c()\n}\n.d(\n    1\n) {\n    2\n}\nf\n"
        let both = "A {\n    1\n    B {\n        2\n    }\n    .c()\n}\n.d(\n    1\n) {\n    2\n}\nf\n"
        #expect(TemplateTrial(text, ["a": "1", "b": "2"]).output == both)
        #expect(TemplateTrial(text, ["a": "1", "b": .null]).output == "A {\n    1\n}\n.d(\n    1\n) {\n    2\n}\nf\n")
        #expect(TemplateTrial(text, ["a": .null, "b": .null]).output == "f\n")
    }

    @Test("that goes on with another closure goes up to the next, in partials, too")
    func closures() {
        let partials = ["p": "?} b: {\n    ?{{b}}\n?} c: {\n    ?{{c}}\n"]
        func output(_ c: TemplateValue) -> String? {
            TemplateTrial("  A {\n    a\n  {{>p}}\n  }\n", ["b": .null, "c": c], partials: partials).output
        }
        #expect(output("3") == "  A {\n    a\n  } c: {\n      3\n  }\n")
        #expect(output(.null) == "  A {\n    a\n  }\n")
    }
}
