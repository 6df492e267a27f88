import Documents
import Testing

@Suite("Escaping")
struct EscapingTests {
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
