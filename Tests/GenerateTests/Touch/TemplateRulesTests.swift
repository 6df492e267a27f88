import Core
import Documents
import Generate
import Testing

@Suite("Reduce Motion, Dynamic Type, right-to-left and Increase Contrast")
struct TemplateRulesTests {
    @Test("are respected by all templates", arguments: TemplateRule.all)
    func templates(rule: TemplateRule) throws {
        for style in TemplateStyle.allCases {
            for template in BuiltInTemplates.of(style) {
                let text = String(decoding: template.source.file.bytes, as: UTF8.self)
                let findings = try rule.findings(in: text, named: template.name)
                #expect(findings == [], "\(template.name): \(rule)")
            }
        }
    }

    @Test("are broken by an example of each, and not by what only looks like it", arguments: TemplateRule.all)
    func examples(rule: TemplateRule) throws {
        #expect(try rule.findings(in: "Text(a)\n\(rule.wrong)\n", named: "body/A") == [2])
        #expect(try rule.findings(in: "Text(a)\n\(rule.right)\n", named: "body/A") == [])
    }

    @Test("name no template that may break them and doesn't", arguments: TemplateRule.all)
    func homes(rule: TemplateRule) throws {
        let templates = TemplateStyle.allCases.flatMap { BuiltInTemplates.of($0) }
        for home in rule.homes {
            let texts = templates.filter { $0.name == home }
                .map { String(decoding: $0.source.file.bytes, as: UTF8.self) }
            #expect(try texts.contains { try !rule.findings(in: $0, named: "").isEmpty }, "\(home): \(rule)")
        }
    }
}
