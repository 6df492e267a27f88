import Core
import Testing

@testable import Documents

@Suite("The names of a template")
struct TemplateNamesTests {
    @Test("they are a tree with places, in the order of the template")
    func tree() {
        let text =
            "{{a.b}}\n{{#list}}{{.}}{{^c}}{{{d}}}{{/c}}{{/list}}\n{{>p/q}}{{>*dyn.x}}{{<base}}{{$body}}{{e}}{{/body}}{{/base}}"
        var bag = DiagnosticBag()
        let file = SourceFile(path: SourcePath("t"), text: text)
        let names = Template(file, into: &bag).names
        func at(_ line: Int, _ column: Int) -> SourceLocation {
            SourceLocation(file: file.path, line: line, column: column)
        }
        let c = TemplateName(
            .invertedSection,
            ["c"],
            at: at(2, 18),
            children: [TemplateName(.value, ["d"], at: at(2, 24))]
        )
        let body = TemplateName(.block, ["body"], at: at(3, 32), children: [TemplateName(.value, ["e"], at: at(3, 40))])
        #expect(bag.isEmpty)
        #expect(
            names == [
                TemplateName(.value, ["a", "b"], at: at(1, 3)),
                TemplateName(.section, ["list"], at: at(2, 4), children: [TemplateName(.value, [], at: at(2, 12)), c]),
                TemplateName(.partial, ["p/q"], at: at(3, 4)),
                TemplateName(.dynamicPartial, ["dyn", "x"], at: at(3, 13)),
                TemplateName(.parent, ["base"], at: at(3, 23), children: [body]),
            ]
        )
        #expect(names.map(\.text) == ["a.b", "list", "p/q", "dyn.x", "base"])
    }

    @Test("a template with errors still knows its names")
    func unsound() {
        var bag = DiagnosticBag()
        let template = Template(SourceFile(path: SourcePath("t"), text: "{{a b}}{{#c}}{{d}}"), into: &bag)
        #expect(!template.isSound)
        #expect(template.names.map(\.text) == ["c"])
        #expect(template.names.first?.children.map(\.text) == ["d"])
    }
}
