import Core
import TestSupport
import Testing

@testable import Documents

@Suite("What holds of every template, and the names in it")
struct TemplatePropertyTests {
    @Test("without tags it renders to itself", arguments: 0..<Loop.rounds(20))
    func identity(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        let words = ["{", "}", " ", "\n", "\r\n", "\t", "a", "ß", "🧩", "}}", "#", "/", "=", "\r"]
        for _ in 0..<50 {
            var text = ""
            while text.utf8.count < 60 {
                let word = words[Int.random(in: 0..<words.count, using: &generator)]
                if !(text + word).contains("{{") { text += word }
            }
            #expect(TemplateTrial(text).output == text)
        }
    }

    @Test("it renders to the same bytes each time, and gives the same names", arguments: 0..<Loop.rounds(20))
    func deterministic(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        for _ in 0..<20 {
            let text = Self.template(depth: 4, &generator)
            let data: TemplateValue = ["a": ["x", "y"], "b": true, "c": ["d": "e"], "d": "f", "g": false]
            var bag = DiagnosticBag()
            let source = TemplateSource(name: "t", file: SourceFile(path: SourcePath("t"), text: text))
            let set = TemplateSet([source], into: &bag)
            let output = set.render("t", with: data, escaping: .html, into: &bag)
            #expect(bag.isEmpty, "\(text)")
            #expect(output != nil)
            #expect(output == set.render("t", with: data, escaping: .html, into: &bag))
            let again = Template(source.file, into: &bag)
            #expect(set["t"]?.names == again.names)
            #expect(Self.count(again.names) == text.split(separator: "{{").count { !"/!".contains($0.first ?? "/") })
        }
    }

    @Test(
        "an object finds its keys however many it has, the last value of each",
        arguments: [0, 1, 11, 12, 13, 14, 200]
    )
    func objects(count: Int) {
        var members = (0..<count).map { (TemplateKey("k\($0)"), TemplateValue.string("\($0)")) }
        members.append(("k0", "last"))
        let object = TemplateObject(members)
        #expect(object["k0"] == "last")
        for index in 0..<count where index > 0 { #expect(object[TemplateKey("k\(index)")] == .string("\(index)")) }
        #expect(object["k"] == nil)
    }

    /// A template whose text begins with a tag, so that its parts can be counted.
    private static func template(depth: Int, _ generator: inout SeededGenerator) -> String {
        var text = "{{d}}"
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
            switch Int.random(in: 0..<6, using: &generator) {
            case 0: text += "{{c.d}}\n"
            case 1: text += " {{! why }}\n"
            case 2 where depth > 0: text += "{{#a}}\n\(template(depth: depth - 1, &generator)){{/a}}\n"
            case 3 where depth > 0: text += "\n  {{#c}}\n\(template(depth: depth - 1, &generator))  {{/c}}"
            case 4 where depth > 0: text += "{{^g}}\(template(depth: depth - 1, &generator)){{/g}}"
            case 5 where depth > 0: text += "{{#b}}\(template(depth: depth - 1, &generator)){{/b}}"
            default: text += "text\n"
            }
        }
        return text
    }

    private static func count(_ names: [TemplateName]) -> Int { names.reduce(0) { $0 + 1 + count($1.children) } }

    // MARK: Names

    @Test("names are a tree with places, in the order of the template")
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
