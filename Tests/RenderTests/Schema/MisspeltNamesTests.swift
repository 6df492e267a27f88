import Mustache
import SourceText
import Testing

@testable import Render

/// Nothing in a built-in template is beyond the check of names: each is misspelt in turn.
@Suite("A misspelt name in a template of the program")
struct MisspeltNamesTests {
    @Test("is found, whichever it is", arguments: TemplateStyle.allCases)
    func found(style: TemplateStyle) {
        let texts = Dictionary(
            TemplateLayers(style).templates.map { ($0.name, String(decoding: $0.source.file.bytes, as: UTF8.self)) }
        ) { first, _ in first }
        let names = texts.mapValues(MisspeltTemplate.names)
        let rounds = names.values.map(\.count).max() ?? 0
        #expect(rounds > 20)
        var hidden: [(template: String, round: Int)] = []
        // All templates at once, one name in each. What a misspelt section hides is tried again by itself.
        for round in 0..<rounds {
            let tried = names.filter { round < $0.value.count }.keys.sorted()
            let found = places(of: tried.map { ($0, round) }, in: texts, names)
            hidden += tried.filter { !found.contains($0) }.map { ($0, round) }
        }
        let missed = hidden.filter { !places(of: [$0], in: texts, names).contains($0.template) }
        #expect(missed.map { "\($0.template): \(names[$0.template]?[$0.round].text ?? "")" }.sorted() == [])
    }

    /// The templates in which the misspelt name was found.
    private func places(
        of misspelt: [(template: String, round: Int)],
        in texts: [String: String],
        _ names: [String: [MisspeltTemplate.Name]]
    ) -> Set<String> {
        var changed = texts
        for (template, round) in misspelt {
            guard let name = names[template]?[round], let text = texts[template] else { continue }
            changed[template] = MisspeltTemplate.text(text, misspelling: name)
        }
        var bag = DiagnosticBag()
        let set = TemplateSet(
            changed.map { TemplateSource(name: $0.key, file: SourceFile(path: SourcePath($0.key), text: $0.value)) },
            into: &bag
        )
        #expect(bag.sorted.map(\.message) == [])
        TemplateNameCheck.report(set, against: .builtIn, into: &bag)
        return Set(bag.sorted.filter { $0.id == .templateUnknownName }.compactMap { $0.location?.file.typed })
    }
}
