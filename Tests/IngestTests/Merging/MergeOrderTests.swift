import Core
import TestSupport
import Testing
import WebModel

@testable import Ingest

@Suite("Any sources of a component, in any order")
struct MergeOrderTests {
    private typealias Source = (format: MergeFixture.Format, component: Component)

    private static let types: [String?] = [
        nil, "any", "Size", "string", "'a' | 'b'", "'a' | 'b' | 'c'", "number", "1 | 2", "Size[]", "string[]",
        "boolean", "Size | string", "() => void", "Size | undefined",
    ]
    private static let events: [String?] = [
        nil, "CustomEvent<string>", "EventEmitter<string>", "string", "CustomEvent<Size>", "Size", "CustomEvent",
        "Event", "CustomEvent<'a' | 'b'>", "EventEmitter", "any", "MouseEvent", "CustomEvent<MouseEvent>",
    ]
    private static let defaults: [String?] = [nil, "undefined", "'a'", "1", "Size.A"]
    private static let prose: [String?] = [nil, "---", "Words.", "Other words."]

    private static func source(_ line: Int, _ random: inout SeededGenerator) -> Source {
        let place = SourceLocation(file: SourcePath("s"), line: line, column: 1)
        // Some declarations know a class and not its tag.
        let format = MergeFixture.Format.allCases.randomElement(using: &random) ?? .manifest
        let isClass = format == .declarations && Bool.random(using: &random)
        var component = Component(tag: isClass ? "" : "x-x", source: place)
        component.className = isClass || Bool.random(using: &random) ? ["X", "Y"].randomElement(using: &random) : nil
        component.description = prose.randomElement(using: &random) ?? nil
        for name in ["a", "b", "c"] where Bool.random(using: &random) {
            let type = types.randomElement(using: &random) ?? nil
            component.properties.append(
                Property(
                    name: name,
                    attribute: Bool.random(using: &random) ? name : nil,
                    isAttributeAssumed: Bool.random(using: &random),
                    type: type.map { WebTypeParser.parse($0).type },
                    typeText: type,
                    defaultValue: defaults.randomElement(using: &random) ?? nil,
                    facts: ItemFacts(description: prose.randomElement(using: &random) ?? nil, source: place)
                )
            )
        }
        if Bool.random(using: &random) {
            let type = events.randomElement(using: &random) ?? nil
            component.events = [
                Event(
                    name: "e",
                    type: type.map { WebTypeParser.parse($0).type },
                    typeText: type,
                    facts: ItemFacts(source: place)
                )
            ]
        }
        if Bool.random(using: &random) { component.slots = [Slot(name: "s", facts: ItemFacts(source: place))] }
        return (format, component)
    }

    private static func sources(_ random: inout SeededGenerator) -> [Source] {
        (1...Int.random(in: 2...5, using: &random)).map { source($0, &random) }
    }

    @Test("two orders say the same, word for word")
    func order() {
        var random = SeededGenerator(seed: 23)
        for _ in 0..<Loop.rounds(300) {
            let sources = Self.sources(&random)
            let first = MergeFixture(sources)
            let second = MergeFixture(sources.shuffled(using: &random))
            #expect(first.components == second.components)
            #expect(first.diagnostics == second.diagnostics)
        }
    }

    @Test("with a further source no item is gone, less typed, or without a default, an attribute or prose that it had")
    func more() {
        var random = SeededGenerator(seed: 24)
        for _ in 0..<Loop.rounds(300) {
            var sources = Self.sources(&random)
            let further = sources.removeLast()
            // Classes alone are no component.
            guard let before = MergeFixture(sources).components.first else { continue }
            let after = MergeFixture(sources + [further]).components[0]
            #expect(before.description.map(Self.isProse) != true || after.description.map(Self.isProse) == true)
            #expect(before.slots.isEmpty || !after.slots.isEmpty)
            for old in before.events {
                let new = after.events.first { $0.name == old.name }
                #expect(new != nil && Self.knowledge(of: new?.type) >= Self.knowledge(of: old.type))
                #expect(Self.knowledge(of: new?.type?.eventDetail) >= Self.knowledge(of: old.type?.eventDetail))
            }
            for old in before.properties {
                guard let new = after.properties.first(where: { $0.name == old.name }) else {
                    Issue.record("\(old.name) is gone")
                    continue
                }
                expectNoLess(old, new)
            }
        }
    }

    private func expectNoLess(_ old: Property, _ new: Property) {
        #expect(Self.knowledge(of: new.type) >= Self.knowledge(of: old.type), "\(old.type as Any) \(new.type as Any)")
        // A closed set of strings never becomes any string.
        if old.type?.values != nil { #expect(new.type?.shape != .keyword(.string)) }
        // An attribute that only a rule makes is not known.
        #expect(old.attribute == nil || old.isAttributeAssumed || new.attribute != nil)
        let value = old.defaultValue.map(DefaultValue.init) ?? .nothing
        #expect(value == .nothing || DefaultValue(new.defaultValue ?? "") != .nothing)
        #expect(old.description.map(Self.isProse) != true || new.description.map(Self.isProse) == true)
    }

    private static func isProse(_ text: String) -> Bool { text.contains("ords") }

    /// 0 for nothing, 1 for a name or less, 2 for a type.
    private static func knowledge(of type: WebType?) -> Int { type.map { $0.isDefinite ? 2 : 1 } ?? 0 }
}
