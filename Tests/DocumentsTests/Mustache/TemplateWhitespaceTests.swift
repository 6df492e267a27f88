import Documents
import Testing

@Suite("White space")
struct TemplateWhitespaceTests {
    @Test("a section that is empty leaves no empty line")
    func emptySection() {
        #expect(TemplateTrial("a\n  {{#x}}\n  b\n  {{/x}}\nc\n", ["x": false]).output == "a\nc\n")
        #expect(TemplateTrial("a\n{{$x}}\n{{/x}}\nc\n").output == "a\nc\n")
        #expect(TemplateTrial("a\n{{>p}}\nc\n", partials: ["p": ""]).output == "a\nc\n")
    }

    @Test("every line of nested partials is indented, but for empty ones")
    func nestedPartials() {
        let partials = ["outer": "{\n    {{>inner}}\n\n}\n", "inner": "a\n\n{{#b}}\nb: {{b}}\n{{/b}}\n"]
        let trial = TemplateTrial("x\n  {{>outer}}\ny\n", ["b": [["b": "1"], ["b": "2"]]], partials: partials)
        #expect(trial.output == "x\n  {\n      a\n\n      b: 1\n      b: 2\n\n  }\ny\n")
    }

    @Test("a line is indented whatever it begins with, and stays empty if nothing is written")
    func lineStarts() {
        let data: TemplateValue = ["v": "1", "e": "", "no": false, "yes": true, "list": ["a", "b"]]
        let lines = ["{{v}}", "{{#yes}}y{{/yes}}", "{{#list}}{{.}},{{/list}}", "{{e}}", "{{#no}}n{{/no}}", "{{>q}}."]
        let partials = ["p": lines.joined(separator: "\n"), "q": "q"]
        #expect(TemplateTrial("\t{{>p}}\n", data, partials: partials).output == "\t1\n\ty\n\ta,b,\n\n\n\tq.")
    }

    @Test("the lines of a value are written as they are")
    func linesOfValues() {
        #expect(TemplateTrial("  {{>p}}\n", ["v": "a\nb"], partials: ["p": "{{v}}\nc\n"]).output == "  a\nb\n  c\n")
    }

    @Test("an inline partial indents nothing")
    func inlinePartial() {
        #expect(TemplateTrial("  a {{>p}}\n", partials: ["p": "b\nc"]).output == "  a b\nc\n")
    }

    @Test("templates with CRLF keep their line ends")
    func carriageReturns() {
        let partials = ["p": "1\r\n\r\n2\r\n"]
        let text = "a\r\n{{#x}}\r\n  {{>p}}\r\n{{/x}}\r\n{{! c }}\r\nb\r\n"
        #expect(TemplateTrial(text, ["x": true], partials: partials).output == "a\r\n  1\r\n\r\n  2\r\nb\r\n")
    }

    @Test("what fills a block gets the indentation of the place that it fills")
    func blocks() {
        let parent = "struct S {\n    {{$body}}\n    {{/body}}\n}\n"
        let child = "{{<p}}\n  {{$body}}\n      let a = 1\n        + 2\n\n      let b: {{t}}\n  {{/body}}\n{{/p}}\n"
        let trial = TemplateTrial(child, ["t": "Int"], partials: ["p": parent])
        #expect(trial.output == "struct S {\n    let a = 1\n      + 2\n\n    let b: Int\n}\n")
        #expect(TemplateTrial("{{>p}}", partials: ["p": parent]).output == "struct S {\n}\n")
    }

    @Test("a partial inside of what fills a block is indented relative to it")
    func partialInBlock() {
        let partials = ["p": "{\n  {{$a}}\n  {{/a}}\n}\n", "q": "1\n2\n"]
        let trial = TemplateTrial("{{<p}}\n{{$a}}\n        x\n          {{>q}}\n{{/a}}\n{{/p}}\n", partials: partials)
        #expect(trial.output == "{\n  x\n    1\n    2\n}\n")
    }

    @Test("a parent has its line for itself only if nothing else stands on its lines")
    func parentLines() {
        let partials = ["p": "1\n2\n"]
        #expect(TemplateTrial("a\n  {{<p}}\n  {{/p}}\nb\n", partials: partials).output == "a\n  1\n  2\nb\n")
        #expect(TemplateTrial("a {{<p}}{{/p}} b\n", partials: partials).output == "a 1\n2\n b\n")
        #expect(TemplateTrial("  {{<p}}{{/p}} b\n", partials: partials).output == "  1\n2\n b\n")
    }

    @Test("the example of the guide gives what it promises")
    func guide() {
        let component = """
            {{! component.mustache }}
            struct {{name}}: View {
                var body: some View {
                    {{$body}}
                    EmptyView()
                    {{/body}}
                }
            }

            """
        let chip = """
            {{! chip.mustache }}
            {{<component}}
            {{$body}}
            Text(label)
                .padding()
            {{/body}}
            {{/component}}

            """
        let wrapped: (String) -> String = { "struct Chip: View {\n    var body: some View {\n\($0)    }\n}\n" }
        let partials = ["component": component]
        #expect(
            TemplateTrial(chip, ["name": "Chip"], partials: partials).output
                == wrapped("        Text(label)\n            .padding()\n")
        )
        #expect(
            TemplateTrial("{{>component}}", ["name": "Chip"], partials: partials).output
                == wrapped("        EmptyView()\n")
        )
    }
}
