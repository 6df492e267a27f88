import Core
import Documents
import SwiftModel
import Testing

@testable import Generate

@Suite("The names that a component gives to what it declares beside its members")
struct OwnNamesTests {
    @Test("are those that the built-in templates ask for and those of the renderer, each once, sorted")
    func complete() {
        let texts = TemplateStyle.allCases.flatMap(BuiltInTemplates.of).map {
            String(decoding: $0.source.file.bytes, as: UTF8.self)
        }
        let asked = Set(
            texts.flatMap { $0.split(separator: "{{own-").dropFirst() }.map { String($0.prefix { $0 != "}" }) }
        )
        let ofRenderer: Set = [
            "colors", "corner", "direction", "edge", "isFocused", "isUnfit", "metrics", "newValue", "outline",
            "textRules",
        ]
        #expect(Set(OwnNames.builtIn) == asked.union(ofRenderer))
        #expect(OwnNames.builtIn == Set(OwnNames.builtIn).sorted())
    }

    @Test("name a method for each template that declares one, and only for those, sorted")
    func methods() {
        let names = TemplateStyle.allCases.flatMap(BuiltInTemplates.of).map(\.name)
        let declared = Set(names.filter { $0.hasPrefix("methods/") }.map { String($0.dropFirst("methods/".count)) })
        #expect(OwnNames.methods == declared.sorted())
        #expect(declared.isSubset(of: OwnNames.builtIn))
    }

    @Test("can't become one: none of them begins with what is put in front of a name that is taken")
    func apart() { #expect(OwnNames.builtIn.allSatisfy { !$0.hasPrefix("own") }) }

    @Test("give way to members, however often")
    func taken() {
        let component = HandMadeComponent().value("typedText", .string).value("ownTypedText", .string).scaffold
        #expect(OwnNames.name("typedText", in: component) == "ownOwnTypedText")
        #expect(OwnNames.name("isDue", in: component) == "isDue")
    }

    @Test(
        "are all that templates declare in a component, so that no member can have a name of theirs",
        arguments: ["helpers/", "methods/", "state/"]
    )
    func declared(folder: String) {
        for template in TemplateStyle.allCases.flatMap(BuiltInTemplates.of) where template.name.hasPrefix(folder) {
            let text = String(decoding: template.source.file.bytes, as: UTF8.self)
            for line in text.split(separator: "\n") where line.hasPrefix("private ") || line.contains(" private var ") {
                let words = line.split(whereSeparator: { " (:".contains($0) })
                let name = words.firstIndex { $0 == "var" || $0 == "func" }.map { words[$0 + 1] }
                #expect(name?.hasPrefix("{{own-") == true, "\(template.name): \(line)")
            }
        }
    }
}
