import Core
import Documents
import Testing

@Suite("Errors of templates")
struct TemplateErrorTests {
    /// A promise, a template, its data, its partials, and all its errors, which stand in the template itself.
    typealias Row = (String, String, TemplateValue, [String: String], [String])

    @discardableResult
    private func expect(_ row: Row) -> TemplateTrial {
        let trial = TemplateTrial(row.1, row.2, partials: row.3)
        #expect(trial.errors == row.4.map { "main.mustache:\($0)" }, "\(row.0)")
        return trial
    }

    // MARK: Syntax

    private static let mistakes: [Row] = [
        (
            "a tag that is not closed is an error where it opens, and the next one is still read",
            "a {{b\n{{c d}} {{", [:], [:],
            [
                "1:3: the tag is not closed [template.syntax]",
                "2:3: 'c d' is no name: a name has no white space in it [template.syntax]",
                "2:9: the tag is not closed [template.syntax]",
            ]
        ),
        (
            "sections that are not closed are all reported where they open",
            "{{#a}}\n{{^b}}\n{{$c}}", [:], [:],
            [
                "1:4: 'a' is not closed [template.syntax]", "2:4: 'b' is not closed [template.syntax]",
                "3:4: 'c' is not closed [template.syntax]",
            ]
        ),
        (
            "a misspelt end is one error, with the name that it should have",
            "{{#items}}\n{{/item}}\n{{x y}}", [:], [:],
            [
                "2:4: 'item' ends nothing: the section that is open here is 'items' [template.syntax] — did you mean items?",
                "3:3: 'x y' is no name: a name has no white space in it [template.syntax]",
            ]
        ),
        (
            "an end that is missing inside of another section is one error",
            "{{#a}}{{#b}}{{/a}}", [:], [:], ["1:10: 'b' is not closed [template.syntax]"]
        ),
        (
            "an end without a section is an error",
            "x{{/a}}", [:], [:], ["1:2: 'a' ends nothing: no section is open here [template.syntax]"]
        ),
        (
            "control characters are errors, but for those that make lines and columns",
            "a\tb\r\n\u{0}\n{{\u{1}}}", [:], [:],
            [
                "2:1: the template holds the control character 0x00 [template.syntax]",
                "3:3: the template holds the control character 0x01 [template.syntax]",
                "3:3: this is no name: a name is letters, digits, '_' and '-', its parts joined by '.' [template.syntax]",
            ]
        ),
    ]

    @Test("a mistake of the syntax is told at its place, once", arguments: mistakes)
    func syntax(row: Row) { #expect(expect(row).output == nil) }

    @Test("a misspelt end tells where its section opens")
    func misspeltEnd() {
        let notes = TemplateTrial("{{#items}}\n{{/item}}\n{{x y}}").diagnostics.first?.notes
        #expect(notes?.map(\.location?.description) == ["main.mustache:1:4"])
    }

    @Test(
        "a tag without its end is an error",
        arguments: ["{{", "{{!", "{{=", "{{= <% %>", "{{{", "{{{a}}", "{{#", "{{a}", "{{= a b c =}}", "{{={{ =}}"]
    )
    func unclosedTag(text: String) {
        let trial = TemplateTrial(text)
        #expect(trial.output == nil)
        #expect(trial.diagnostics.map(\.id) == [.templateSyntax])
    }

    @Test(
        "what is no name is an error",
        arguments: ["", "a..b", ".a", "a.", "a b", "@a", "a:b", "{a", "ä", "*a", "'a'", "a\u{200B}"]
    )
    func invalidNames(name: String) {
        for sign in ["", "&", "^"] {
            let end = sign == "^" ? "{{/\(name)}}" : ""
            #expect(TemplateTrial("{{\(sign)\(name)}}\(end)").diagnostics.map(\.id) == [.templateSyntax], "\(sign)")
        }
    }

    @Test(
        "delimiters are two words without an equals sign",
        arguments: ["", "a", "a b c", "a= b", "<%", "\(String(repeating: "<", count: 17)) >"]
    )
    func invalidDelimiters(words: String) {
        let error = "2:1: delimiters are two words without '=', of at most 16 bytes [template.syntax]"
        expect((words, "\n{{=\(words)=}}", [:], [:], [error]))
    }

    @Test("delimiters may differ in length, and may be changed back")
    func delimiters() {
        #expect(TemplateTrial("{{=<<< >=}}<<<x>{{x}}<<<={{ }}=>{{x}}", ["x": "1"]).output == "1{{x}}1")
        #expect(TemplateTrial("{{=| |=}}|x||{x}||&x|", ["x": "<"], escaping: .html).output == "&lt;<<")
    }

    @Test(
        "a control character is found wherever it stands, and no other byte is taken for one",
        arguments: UInt8(0)..<0x80
    )
    func eachByte(byte: UInt8) {
        let isControl = byte < 0x20 && ![0x09, 0x0A, 0x0D].contains(byte) || byte == 0x7F
        for offset in 0..<19 {
            var bytes = Array("abcdef ~\tij\n!@klmno".utf8)
            bytes[offset] = byte
            #expect(TemplateTrial.errors(in: bytes).map(\.id) == (isControl ? [.templateSyntax] : []))
        }
    }

    @Test("a template that is not UTF-8 is an error; a byte-order mark is not, and is not written")
    func encoding() {
        let errors = TemplateTrial.errors(in: [0x61, 0x0A, 0xFF])
        #expect(errors.map(\.id) == [.inputNotUTF8])
        #expect(errors.map(\.location?.line) == [2])
        #expect(TemplateTrial("\u{FEFF}{{#a}}\nx\n{{/a}}", ["a": true]).output == "x\n")
    }

    // MARK: What a template may not ask for

    private static let older = ["p": "{{<older}}{{/older}}", "older": "{{$title}}t{{/title}}"]

    private static let requests: [Row] = [
        (
            "an unknown name is an error at its place, with the nearest known one",
            "a\n  {{ titel }}", ["title": "x", "other": "y"], [:],
            ["2:6: nothing is called 'titel' here [template.unknown-name] — did you mean title?"]
        ),
        (
            "names are suggested from all open sections",
            "{{#items}}{{outr}}{{/items}}", ["outer": "o", "items": [["inner": "i"]]], [:],
            ["1:13: nothing is called 'outr' here [template.unknown-name] — did you mean outer?"]
        ),
        (
            "an unknown part of a dotted name is looked for in its owner only",
            "{{person.nam}}", ["person": ["name": "x"], "nam": "y"], [:],
            ["1:3: 'person' has no 'nam' [template.unknown-name] — did you mean name?"]
        ),
        (
            "text has no parts",
            "{{a.b}}", ["a": "text"], [:], ["1:3: 'a' is text, and has no 'b' [template.wrong-kind]"]
        ),
        (
            "a list, an object and what is absent can't be written as text",
            "{{a}}{{b}}{{{c}}}", ["a": [], "b": ["k": "v"], "c": .null], [:],
            [
                "1:3: 'a' is a list, and can't be written as text [template.wrong-kind]",
                "1:8: 'b' is an object, and can't be written as text [template.wrong-kind]",
                "1:14: 'c' is absent, and can't be written as text [template.wrong-kind]",
            ]
        ),
        (
            "an unknown partial is an error whether or not it would be rendered",
            "{{#no}}{{>heder}}{{/no}}", ["no": false], ["header": ""],
            ["1:11: there is no template 'heder' [template.unknown-partial] — did you mean header?"]
        ),
        (
            "an unknown partial with a dynamic name is an error where it is rendered",
            "{{>*which}}", ["which": "heder"], ["header": ""],
            ["1:5: there is no template 'heder' [template.unknown-partial] — did you mean header?"]
        ),
        (
            "a block that the parent does not have is an error",
            "{{<p}}{{$titel}}x{{/titel}}{{/p}}", [:], older,
            ["1:10: the parent has no block 'titel' [template.unknown-block] — did you mean title?"]
        ),
        (
            "a block that is filled twice is an error",
            "{{<p}}{{$title}}{{/title}}{{$title}}{{/title}}{{/p}}", [:], older,
            ["1:30: the block 'title' is filled twice [template.unknown-block]"]
        ),
        (
            "what stands in a parent and in none of its blocks is an error",
            "{{<p}}\n lost {{x}}{{/p}}", ["x": ""], ["p": "{{$a}}{{/a}}"],
            [
                "2:2: text inside of a parent tag, and in none of its blocks, would be lost [template.ignored]",
                "2:7: a tag inside of a parent tag, and in none of its blocks, would be lost [template.ignored]",
            ]
        ),
    ]

    @Test("what a template may not ask for is told at its place, once", arguments: requests)
    func asked(row: Row) { expect(row) }

    @Test("a name is looked for in all open sections, and in none that is closed")
    func openSections() {
        let data: TemplateValue = ["outer": "o", "items": [["inner": "i"]]]
        #expect(TemplateTrial("{{#items}}{{inner}}{{outer}}{{/items}}", data).output == "io")
        let closed = TemplateTrial("{{inner}}", data)
        #expect(closed.diagnostics.map(\.id) == [.templateUnknownName])
        #expect(closed.output == nil)
    }

    @Test(
        "a section of an unknown name or over text is an error, over a boolean, a list and an object it is none",
        arguments: ["#", "^"]
    )
    func sections(sign: String) {
        let unknown = "1:4: nothing is called 'item' here [template.unknown-name] — did you mean items?"
        expect(("unknown", "{{\(sign)item}}x{{/item}}", ["items": []], [:], [unknown]))
        let text =
            "1:4: 'x' is text, and opens no section: only a boolean, a list or an object does [template.wrong-kind]"
        expect(("text", "{{\(sign)x}}.{{/x}}", ["x": "text"], [:], [text]))
        for value: TemplateValue in [true, false, [], ["a"], .object(TemplateObject([])), .null] {
            #expect(TemplateTrial("{{\(sign)x}}.{{/x}}", ["x": value]).errors.isEmpty)
        }
    }

    @Test("a boolean is written, a block may be that of the parent's parent, and a parent holds blanks and comments")
    func allowed() {
        #expect(TemplateTrial("{{x}}", ["x": true]).output == "true")
        #expect(TemplateTrial("{{<p}}{{$title}}x{{/title}}{{/p}}", partials: Self.older).output == "x")
        let text = "{{<p}} \n{{! why }}{{$a}}x{{/a}}\n {{/p}}"
        #expect(TemplateTrial(text, partials: ["p": "{{$a}}{{/a}}"]).output == "x")
    }

    @Test("a dynamic name is text that is there")
    func dynamicName() {
        #expect(TemplateTrial("{{>*which}}", ["which": true]).diagnostics.map(\.id) == [.templateWrongKind])
        #expect(TemplateTrial("{{>*which}}").diagnostics.map(\.id) == [.templateUnknownName])
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
