import Core
import Documents
import Testing

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
    func plain() {
        #expect(mentions("{{#flag}}{{text}}{{/flag}} isOn {{yes}}") == [])
    }

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
