import Core
import Documents
import TestSupport
import Testing

@Suite("What holds of every template")
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

    private static func count(_ names: [TemplateName]) -> Int {
        names.reduce(0) { $0 + 1 + count($1.children) }
    }
}
