import Core
import Documents
import Testing

@Suite("What a template may not ask for")
struct StrictnessTests {
    @Test("an unknown name is an error at its place, with the nearest known one")
    func unknownName() {
        let trial = TemplateTrial("a\n  {{ titel }}", ["title": "x", "other": "y"])
        #expect(trial.output == nil)
        #expect(
            trial.errors == [
                "main.mustache:2:6: nothing is called 'titel' here [template.unknown-name] — did you mean title?"
            ]
        )
    }

    @Test("a name is looked for in all open sections before it is unknown, and suggested from all of them")
    func unknownNameInSection() {
        let data: TemplateValue = ["outer": "o", "items": [["inner": "i"]]]
        #expect(TemplateTrial("{{#items}}{{inner}}{{outer}}{{/items}}", data).output == "io")
        #expect(
            TemplateTrial("{{#items}}{{outr}}{{/items}}", data).diagnostics.first?.suggestion == "did you mean outer?"
        )
        #expect(TemplateTrial("{{inner}}", data).diagnostics.map(\.id) == [.templateUnknownName])
    }

    @Test("an unknown part of a dotted name is looked for in its owner only")
    func unknownPart() {
        let trial = TemplateTrial("{{person.nam}}", ["person": ["name": "x"], "nam": "y"])
        #expect(
            trial.errors == [
                "main.mustache:1:3: 'person' has no 'nam' [template.unknown-name] — did you mean name?"
            ]
        )
        #expect(
            TemplateTrial("{{a.b}}", ["a": "text"]).errors == [
                "main.mustache:1:3: 'a' is text, and has no 'b' [template.wrong-kind]"
            ]
        )
    }

    @Test("sections of an unknown name are errors too", arguments: ["#", "^"])
    func unknownSection(sign: String) {
        let trial = TemplateTrial("{{\(sign)item}}x{{/item}}", ["items": []])
        #expect(
            trial.errors == [
                "main.mustache:1:4: nothing is called 'item' here [template.unknown-name] — did you mean items?"
            ]
        )
    }

    @Test("a section over text is an error, over a boolean, a list and an object it is none", arguments: ["#", "^"])
    func sectionOverText(sign: String) {
        let template = "{{\(sign)x}}.{{/x}}"
        #expect(
            TemplateTrial(template, ["x": "text"]).errors == [
                "main.mustache:1:4: 'x' is text, and opens no section: only a boolean, a list or an object does [template.wrong-kind]"
            ]
        )
        for value: TemplateValue in [true, false, [], ["a"], .object(TemplateObject([])), .null] {
            #expect(TemplateTrial(template, ["x": value]).errors.isEmpty)
        }
    }

    @Test("a list, an object and what is absent can't be written as text")
    func writtenKind() {
        let trial = TemplateTrial("{{a}}{{b}}{{{c}}}", ["a": [], "b": ["k": "v"], "c": .null])
        #expect(
            trial.errors == [
                "main.mustache:1:3: 'a' is a list, and can't be written as text [template.wrong-kind]",
                "main.mustache:1:8: 'b' is an object, and can't be written as text [template.wrong-kind]",
                "main.mustache:1:14: 'c' is absent, and can't be written as text [template.wrong-kind]",
            ]
        )
        #expect(TemplateTrial("{{x}}", ["x": true]).output == "true")
    }

    @Test("an unknown partial is an error whether or not it would be rendered")
    func unknownPartial() {
        let trial = TemplateTrial("{{#no}}{{>heder}}{{/no}}", ["no": false], partials: ["header": ""])
        #expect(
            trial.errors == [
                "main.mustache:1:11: there is no template 'heder' [template.unknown-partial] — did you mean header?"
            ]
        )
    }

    @Test("an unknown partial with a dynamic name is an error where it is rendered")
    func unknownDynamicPartial() {
        let trial = TemplateTrial("{{>*which}}", ["which": "heder"], partials: ["header": ""])
        #expect(
            trial.errors == [
                "main.mustache:1:5: there is no template 'heder' [template.unknown-partial] — did you mean header?"
            ]
        )
        #expect(TemplateTrial("{{>*which}}", ["which": true]).diagnostics.map(\.id) == [.templateWrongKind])
        #expect(TemplateTrial("{{>*which}}").diagnostics.map(\.id) == [.templateUnknownName])
    }

    @Test("a block that the parent does not have is an error, one of its parent's parent is none")
    func unknownBlock() {
        let partials = ["p": "{{<older}}{{/older}}", "older": "{{$title}}t{{/title}}"]
        #expect(TemplateTrial("{{<p}}{{$title}}x{{/title}}{{/p}}", partials: partials).output == "x")
        #expect(
            TemplateTrial("{{<p}}{{$titel}}x{{/titel}}{{/p}}", partials: partials).errors == [
                "main.mustache:1:10: the parent has no block 'titel' [template.unknown-block] — did you mean title?"
            ]
        )
        #expect(
            TemplateTrial("{{<p}}{{$title}}{{/title}}{{$title}}{{/title}}{{/p}}", partials: partials).errors == [
                "main.mustache:1:30: the block 'title' is filled twice [template.unknown-block]"
            ]
        )
    }

    @Test("what stands in a parent and in none of its blocks is an error, but for white space and comments")
    func ignored() {
        let partials = ["p": "{{$a}}{{/a}}"]
        #expect(TemplateTrial("{{<p}} \n{{! why }}{{$a}}x{{/a}}\n {{/p}}", partials: partials).output == "x")
        #expect(
            TemplateTrial("{{<p}}\n lost {{x}}{{/p}}", ["x": ""], partials: partials).errors == [
                "main.mustache:2:2: text inside of a parent tag, and in none of its blocks, would be lost [template.ignored]",
                "main.mustache:2:7: a tag inside of a parent tag, and in none of its blocks, would be lost [template.ignored]",
            ]
        )
    }

    @Test("one rendering reports all errors, each place once, and says who included the template")
    func allErrors() {
        let data: TemplateValue = ["items": [["a": "1"], ["a": "2"], ["a": "3"]]]
        let trial = TemplateTrial("{{#items}}{{>p}}{{y}}{{/items}}", data, partials: ["p": "{{x}}"])
        #expect(trial.diagnostics.map(\.location?.description) == ["main.mustache:1:19", "p.mustache:1:3"])
        #expect(trial.diagnostics.last?.notes.map(\.message) == ["this template was included by 'main'"])
    }

    @Test("a template that nobody knows can't be rendered, and the nearest one is suggested")
    func unknownTemplate() {
        var bag = DiagnosticBag()
        let file = SourceFile(path: SourcePath("button.mustache"), text: "")
        let set = TemplateSet([TemplateSource(name: "button", file: file)], into: &bag)
        #expect(set.render("buton", with: [:], escaping: .none, into: &bag) == nil)
        #expect(bag.sorted.map(\.suggestion) == ["did you mean button?"])
    }

    @Test("in lenient mode all of this is empty text")
    func lenient() {
        let template = "[{{x}}{{#x}}.{{/x}}{{>x}}{{a.b}}{{list}}{{#text}}{{.}}{{/text}}]"
        let trial = TemplateTrial(template, ["a": "", "list": [], "text": "t"], mode: .lenient)
        #expect(trial.output == "[t]")
        #expect(trial.errors.isEmpty)
    }
}
