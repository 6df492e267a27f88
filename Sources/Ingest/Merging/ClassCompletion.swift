import Core
import WebModel

/// Completes components with the types of classes that another source declares without a tag: a manifest says that
/// `<x-button>` is the class `Button`, and declarations tell the values of its `size: ButtonSize`.
struct ClassCompletion {
    /// Trust in such a class, for its types only: the source that has the tag tells which items there are at all.
    private static let trust = FormatTrust(strong: .types)

    private struct Class {
        let component: Component
        let name: String
        let position: Int
    }

    private var classes: [String: [Class]] = [:]

    init(_ readings: FormatReadings, named names: Set<String>, into diagnostics: inout DiagnosticBag) {
        guard !names.isEmpty else { return }
        for entry in readings.all {
            // Facts missing from a class say nothing of the element that it is.
            let knowledge = SourceKnowledge(formats: InputFormats.mark(of: entry.position), facts: .types)
            for var component in entry.reading.classes(names, &diagnostics) {
                guard let name = component.className else { continue }
                component.tell(from: knowledge)
                classes[name, default: []].append(
                    Class(component: component, name: entry.format.name, position: entry.position)
                )
            }
        }
    }

    /// Sources may get several classes of the name: the first counts, and contradictions of the others are reported.
    func completed(_ sources: [ComponentSource]) -> [ComponentSource] {
        guard let tag = sources.first?.component.tag, !classes.isEmpty else { return sources }
        let names = Set(sources.compactMap(\.component.className)).sorted()
        return sources
            + names.flatMap { classes[$0] ?? [] }.map { found in
                ComponentSource(
                    component: Self.typed(found.component, as: tag, in: sources.map(\.component)),
                    name: found.name,
                    trust: Self.trust,
                    position: found.position
                )
            }
    }

    /// Keeps types of members that another source has: others need not be public; comments were read from the code.
    private static func typed(_ declared: Component, as tag: String, in told: [Component]) -> Component {
        var result = Component(tag: tag, source: declared.source)
        result.className = declared.className
        result.knowledge = declared.knowledge
        let properties = Set(told.flatMap(\.properties).map(\.name))
        result.properties = declared.properties.filter { properties.contains($0.name) }.map { property in
            Property(
                name: property.name,
                isAttributeAssumed: true,
                type: property.type,
                typeText: property.typeText,
                facts: facts(property.facts)
            )
        }
        let methods = Set(told.flatMap(\.methods).map(\.name))
        result.methods = declared.methods.filter { methods.contains($0.name) }.map { method in
            var method = method
            method.facts = facts(method.facts)
            return method
        }
        let events = Set(told.flatMap(\.events).map(\.name))
        result.events = declared.events.filter { events.contains($0.name) }.map { event in
            var event = event
            event.facts = facts(event.facts)
            return event
        }
        return result
    }

    private static func facts(_ declared: ItemFacts) -> ItemFacts {
        var facts = ItemFacts(source: declared.source)
        facts.knowledge = declared.knowledge
        return facts
    }
}
