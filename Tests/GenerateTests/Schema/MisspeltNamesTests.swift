import Core
import TestSupport
import Testing

@testable import Documents
@testable import Generate

/// Nothing in a built-in template is beyond the check of names: each is misspelt in turn.
@Suite("A misspelt name in a template of the program")
struct MisspeltNamesTests {
    @Test("is found, whichever it is, in what is shared and in what is a set's own", arguments: allStyles)
    func found(style: TemplateStyle) {
        var bag = DiagnosticBag()
        let layers = TemplateLayers(style)
        let set = layers.set(into: &bag)
        let templates = Dictionary(uniqueKeysWithValues: set.templateNames.map { ($0, set[$0]?.names ?? []) })
        // What is shared is tried once, with the one set.
        let tried = layers.templates.filter { style == .elevate || $0.layer != .shared }.map(\.name)
        var missed: [String] = []
        var count = 0
        for (number, group) in groups(of: tried, in: templates).enumerated() where Self.isTried(number) {
            for choice in Misspelling.Choice.all {
                var changed = templates
                var misspelt: [Core.SourceLocation: String] = [:]
                for template in group {
                    var spelling = Misspelling(choice: choice)
                    changed[template] = spelling.applied(to: templates[template] ?? [])
                    misspelt.merge(spelling.words) { first, _ in first }
                }
                guard !misspelt.isEmpty else { continue }
                count += misspelt.count
                let found = places(in: changed)
                missed += misspelt.filter { !found.contains($0.key) }.map { "\($0.key): \($0.value)" }
            }
        }
        #expect(missed.sorted() == [])
        #expect(count > (style == .elevate ? Loop.tries(300, of: 1000) : Loop.tries(1, of: 5)))
    }

    /// Some groups of each height; all of them for `make proof`.
    private static func isTried(_ number: Int) -> Bool { Loop.tries(number.isMultiple(of: 3), of: true) }

    /// Spells names of a template wrongly that don't hide each other.
    private struct Misspelling {
        /// The names of texts, or those of sections in so many others.
        enum Choice: Equatable {
            case texts
            case sections(depth: Int)

            static let all = [texts] + (0..<12).map { sections(depth: $0) }
        }

        let choice: Choice
        private(set) var words: [Core.SourceLocation: String] = [:]

        init(choice: Choice) { self.choice = choice }

        mutating func applied(to names: [TemplateName], depth: Int = 0) -> [TemplateName] {
            names.map { name in
                let isSection = name.kind == .section || name.kind == .invertedSection
                let isText = name.kind == .value || name.kind == .dynamicPartial
                var parts = name.parts
                if isText && choice == .texts || isSection && choice == .sections(depth: depth), let first = parts.first
                {
                    words[name.location] = name.text
                    // So long that nobody looks for the nearest right one, thousands of times.
                    parts[0] = String(repeating: "z", count: 121) + first
                }
                let children = applied(to: name.children, depth: isSection ? depth + 1 : depth)
                return TemplateName(name.kind, parts, at: name.location, children: children)
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

    /// Where a name was found that nothing has.
    private func places(in templates: [String: [TemplateName]]) -> Set<Core.SourceLocation> {
        var bag = DiagnosticBag()
        TemplateNameCheck.report(templates, against: .builtIn, into: &bag)
        return Set(bag.sorted.filter { $0.id == .templateUnknownName }.compactMap(\.location))
    }
}
