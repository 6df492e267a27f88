import Core
import Documents
import Testing

@Suite("Errors in the syntax of templates")
struct TemplateSyntaxTests {
    @Test("a tag that is not closed is an error where it opens, and the next one is still read")
    func unclosedTag() {
        #expect(
            TemplateTrial("a {{b\n{{c d}} {{", [:]).errors == [
                "main.mustache:1:3: the tag is not closed [template.syntax]",
                "main.mustache:2:3: 'c d' is no name: a name has no white space in it [template.syntax]",
                "main.mustache:2:9: the tag is not closed [template.syntax]",
            ]
        )
        for text in ["{{", "{{!", "{{=", "{{= <% %>", "{{{", "{{{a}}", "{{#", "{{a}", "{{= a b c =}}", "{{={{ =}}"] {
            let trial = TemplateTrial(text)
            #expect(trial.output == nil)
            #expect(trial.diagnostics.map(\.id) == [.templateSyntax], "\(text)")
        }
    }

    @Test("sections that are not closed are all reported where they open")
    func unclosedSections() {
        #expect(
            TemplateTrial("{{#a}}\n{{^b}}\n{{$c}}").errors == [
                "main.mustache:1:4: 'a' is not closed [template.syntax]",
                "main.mustache:2:4: 'b' is not closed [template.syntax]",
                "main.mustache:3:4: 'c' is not closed [template.syntax]",
            ]
        )
    }

    @Test("a misspelt end is one error, with the name that it should have")
    func misspeltEnd() {
        let trial = TemplateTrial("{{#items}}\n{{/item}}\n{{x y}}")
        #expect(
            trial.errors == [
                "main.mustache:2:4: 'item' ends nothing: the section that is open here is 'items' [template.syntax] — did you mean items?",
                "main.mustache:3:3: 'x y' is no name: a name has no white space in it [template.syntax]",
            ]
        )
        #expect(trial.diagnostics.first?.notes.map(\.location?.description) == ["main.mustache:1:4"])
    }

    @Test("an end that is missing inside of another section is one error")
    func missingEnd() {
        #expect(
            TemplateTrial("{{#a}}{{#b}}{{/a}}").errors == ["main.mustache:1:10: 'b' is not closed [template.syntax]"]
        )
        #expect(
            TemplateTrial("x{{/a}}").errors == [
                "main.mustache:1:2: 'a' ends nothing: no section is open here [template.syntax]"
            ]
        )
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
        #expect(
            TemplateTrial("\n{{=\(words)=}}").errors == [
                "main.mustache:2:1: delimiters are two words without '=', of at most 16 bytes [template.syntax]"
            ]
        )
    }

    @Test("delimiters may differ in length, and may be changed back")
    func delimiters() {
        #expect(TemplateTrial("{{=<<< >=}}<<<x>{{x}}<<<={{ }}=>{{x}}", ["x": "1"]).output == "1{{x}}1")
        #expect(TemplateTrial("{{=| |=}}|x||{x}||&x|", ["x": "<"], escaping: .html).output == "&lt;<<")
    }

    @Test("control characters are errors, but for those that make lines and columns")
    func controlCharacters() {
        #expect(
            TemplateTrial("a\tb\r\n\u{0}\n{{\u{1}}}").errors == [
                "main.mustache:2:1: the template holds the control character 0x00 [template.syntax]",
                "main.mustache:3:3: the template holds the control character 0x01 [template.syntax]",
                "main.mustache:3:3: this is no name: a name is letters, digits, '_' and '-', its parts joined by '.' [template.syntax]",
            ]
        )
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
            #expect(HostileTemplates.errors(in: bytes).map(\.id) == (isControl ? [.templateSyntax] : []))
        }
    }

    @Test("a template that is not UTF-8 is an error; a byte-order mark is not, and is not written")
    func encoding() {
        #expect(HostileTemplates.errors(in: [0x61, 0x0A, 0xFF]).map(\.id) == [.inputNotUTF8])
        #expect(HostileTemplates.errors(in: [0x61, 0x0A, 0xFF]).map(\.location?.line) == [2])
        #expect(TemplateTrial("\u{FEFF}{{#a}}\nx\n{{/a}}", ["a": true]).output == "x\n")
    }
}
