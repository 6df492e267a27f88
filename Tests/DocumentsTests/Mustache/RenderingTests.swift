import Core
import Documents
import Testing

@Suite("What a rendering writes")
struct RenderingTests {
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
    func inlinePartial() { #expect(TemplateTrial("  a {{>p}}\n", partials: ["p": "b\nc"]).output == "  a b\nc\n") }

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
        for (template, body) in [
            (chip, "        Text(label)\n            .padding()\n"), ("{{>component}}", "        EmptyView()\n"),
        ] {
            let trial = TemplateTrial(template, ["name": "Chip"], partials: ["component": component])
            #expect(trial.output == "struct Chip: View {\n    var body: some View {\n\(body)    }\n}\n")
        }
    }

    // MARK: Escaping

    private static let text: TemplateValue = ["x": "<a href=\"b\">'&amp;' | c\r\nd\ne\rf\\|ü</a>"]

    @Test("without escaping, text is written as it is")
    func none() {
        let expected = "<a href=\"b\">'&amp;' | c\r\nd\ne\rf\\|ü</a>"
        #expect(TemplateTrial("{{x}}", Self.text).output == expected)
        #expect(TemplateTrial("{{{x}}}", Self.text, escaping: .html).output == expected)
        #expect(TemplateTrial("{{&x}}", Self.text, escaping: .html).output == expected)
    }

    @Test("for HTML, five characters become entities")
    func html() {
        let expected = "&lt;a href=&quot;b&quot;&gt;&#39;&amp;amp;&#39; | c\r\nd\ne\rf\\|ü&lt;/a&gt;"
        #expect(TemplateTrial("{{x}}", Self.text, escaping: .html).output == expected)
    }

    @Test("text of the template itself is never escaped")
    func literals() { #expect(TemplateTrial("<|>", escaping: .html).output == "<|>") }
}

/// Data says what a text mentions; a rendering says what of that was written.
@Suite("What a rendering mentions")
struct MentionTests {
    private static func code(_ text: String, _ names: String...) -> TemplateValue {
        .code(TemplateCode(text, mentioning: names))
    }

    private static let data: TemplateValue = [
        "sum": code("a + b", "a", "b"),
        "flag": ["name": code("isOn", "isOn"), "text": "plain"],
        "list": [code("first", "first"), code("second", "second")],
        "rows": [["cell": code("x", "x")], ["cell": code("y", "y")]],
        "absent": .null, "none": [], "no": false, "yes": true,
    ]

    private func mentions(_ template: String, partials: [String: String] = [:]) -> [String] {
        let trial = TemplateTrial(template, Self.data, partials: partials)
        #expect(trial.errors == [])
        return trial.mentions
    }

    @Test("is what its values mention that are written, in each of the ways to write one")
    func written() {
        #expect(mentions("{{sum}}") == ["a", "b"])
        #expect(mentions("{{{sum}}} {{&sum}}") == ["a", "b"])
        #expect(mentions("{{flag.name}}") == ["isOn"])
        #expect(TemplateTrial("{{.}}", Self.code("a", "a")).mentions == ["a"])
    }

    @Test("is nothing for text, whatever it looks like, and for text of the template itself")
    func plain() { #expect(mentions("{{#flag}}{{text}}{{/flag}} isOn {{yes}}") == []) }

    @Test("is nothing for what is only asked for")
    func asked() {
        #expect(mentions("{{#flag}}isOn{{/flag}}{{^flag}}{{sum}}{{/flag}}") == [])
        #expect(mentions("{{#list}}x{{/list}}{{#rows}}x{{/rows}}{{^rows}}{{sum}}{{/rows}}") == [])
    }

    @Test("is nothing of sections that are skipped")
    func skipped() {
        #expect(mentions("{{#no}}{{sum}}{{/no}}{{^yes}}{{sum}}{{/yes}}") == [])
        #expect(mentions("{{#absent}}{{sum}}{{/absent}}{{#none}}{{sum}}{{/none}}") == [])
        #expect(mentions("{{^absent}}{{sum}}{{/absent}}") == ["a", "b"])
        #expect(mentions("{{! {{sum}} }}") == [])
    }

    @Test("is what each round of a list writes")
    func lists() {
        #expect(mentions("{{#list}}{{.}}{{/list}}") == ["first", "second"])
        #expect(mentions("{{#rows}}{{cell}}{{/rows}}") == ["x", "y"])
    }

    @Test("is what partials write, by their own names and by names in the data")
    func partials() {
        #expect(mentions("{{>p}}", partials: ["p": "{{sum}}"]) == ["a", "b"])
        #expect(mentions("  {{>p}}\n", partials: ["p": "{{>q}}\n", "q": "{{flag.name}}\n"]) == ["isOn"])
        let data: TemplateValue = ["which": Self.code("p", "which"), "sum": Self.code("a", "a")]
        let trial = TemplateTrial("{{>*which}}", data, partials: ["p": "{{sum}}"])
        #expect(trial.output == "a")
        #expect(trial.mentions == ["a"], "a name that chooses a template is not written")
    }

    @Test("is what fills a block, and not what stands in it otherwise")
    func blocks() {
        let partials = ["parent": "{{$block}}{{sum}}{{/block}}"]
        #expect(mentions("{{<parent}}{{$block}}{{flag.name}}{{/block}}{{/parent}}", partials: partials) == ["isOn"])
        #expect(mentions("{{>parent}}", partials: partials) == ["a", "b"])
    }

    @Test("changes nothing of the output: the text is escaped and indented like any other")
    func output() {
        let data: TemplateValue = ["code": Self.code("a < b\nc", "a")]
        let text: TemplateValue = ["code": "a < b\nc"]
        for template in ["{{code}}", "{{{code}}}", "  {{>p}}\n"] {
            let trials = [data, text].map {
                TemplateTrial(template, $0, partials: ["p": "{{code}}\n"], escaping: .html).output
            }
            #expect(trials[0] == trials[1] && trials[0] != nil)
        }
    }

    @Test("opens no section, being text")
    func sections() {
        for template in ["{{#sum}}{{/sum}}", "{{^sum}}{{/sum}}"] {
            #expect(TemplateTrial(template, Self.data).diagnostics.map(\.id) == [.templateWrongKind])
        }
        #expect(TemplateTrial("{{#sum}}{{.}}{{/sum}}", Self.data, mode: .lenient).mentions == ["a", "b"])
    }
}
