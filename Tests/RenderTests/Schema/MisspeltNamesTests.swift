import Mustache
import SourceText
import Testing

@testable import Render

/// Nothing in a built-in template is beyond the check of names: each is misspelt in turn.
@Suite("A misspelt name in a template of the program")
struct MisspeltNamesTests {
    @Test("is found, whichever it is, in what is shared and in what is a set's own", arguments: TemplateStyle.allCases)
    func found(style: TemplateStyle) {
        var bag = DiagnosticBag()
        let layers = TemplateLayers(style)
        let set = layers.set(into: &bag)
        let templates = Dictionary(uniqueKeysWithValues: set.templateNames.map { ($0, set[$0]?.names ?? []) })
        // What is shared is tried once, with the one set.
        let tried = layers.templates.filter { style == .elevate || $0.layer != .shared }.map(\.name)
        var missed: [String] = []
        var count = 0
        for group in groups(of: tried, in: templates) {
            var round = 0
            while true {
                var changed = templates
                var misspelt: [String: String] = [:]
                for template in group {
                    var spelling = Misspelling(position: round)
                    changed[template] = spelling.applied(to: templates[template] ?? [])
                    misspelt[template] = spelling.word
                }
                guard !misspelt.isEmpty else { break }
                round += 1
                count += misspelt.count
                let found = places(in: changed)
                missed += misspelt.filter { !found.contains($0.key) }.map { "\($0.key): \($0.value)" }
            }
        }
        #expect(missed.sorted() == [])
        #expect(count > (style == .elevate ? 1000 : 5))
    }

    /// Spells the one name of a template wrongly that stands at a position among those that data has.
    private struct Misspelling {
        var position: Int
        private(set) var word: String?

        init(position: Int) { self.position = position }

        mutating func applied(to names: [TemplateName]) -> [TemplateName] {
            names.map { name in
                var parts = name.parts
                let isOfData = [.value, .section, .invertedSection, .dynamicPartial].contains(name.kind)
                if isOfData, let first = parts.first {
                    if position == 0 {
                        word = name.text
                        // So long that nobody looks for the nearest right one, thousands of times.
                        parts[0] = String(repeating: "z", count: 121) + first
                    }
                    position -= 1
                }
                return TemplateName(name.kind, parts, at: name.location, children: applied(to: name.children))
            }
        }
    }

    /// Templates of which none includes another, together: a misspelt section hides what is inside of it.
    private func groups(of tried: [String], in templates: [String: [TemplateName]]) -> [[String]] {
        var heights: [String: Int] = [:]
        func height(_ name: String) -> Int {
            if let known = heights[name] { return known }
            // For a template that includes itself.
            heights[name] = 0
            let height = included(by: templates[name] ?? []).map { height($0) + 1 }.max() ?? 0
            heights[name] = height
            return height
        }
        return Dictionary(grouping: tried, by: height).sorted { $0.key < $1.key }.map(\.value)
    }

    private func included(by names: [TemplateName]) -> [String] {
        names.flatMap { name in
            (name.kind == .partial || name.kind == .parent ? name.parts : []) + included(by: name.children)
        }
    }

    /// The templates in which a name that nothing has was found.
    private func places(in templates: [String: [TemplateName]]) -> Set<String> {
        var bag = DiagnosticBag()
        TemplateNameCheck.report(templates, against: .builtIn, into: &bag)
        let folders = ["shared", "elevate", "native"].map { "builtin/templates/\($0)/" }
        let files = bag.sorted.filter { $0.id == .templateUnknownName }.compactMap { $0.location?.file.typed }
        return Set(
            files.compactMap { file in
                folders.first { file.hasPrefix($0) }.map {
                    String(file.dropFirst($0.count).dropLast(".mustache".count))
                }
            }
        )
    }
}
