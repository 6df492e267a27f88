import Core
import WebModel

/// Completes components with the types of classes that another source declares without a tag: a manifest says that
/// `<x-button>` is the class `Button`, and declarations tell the values of its `size: ButtonSize`.
struct ClassCompletion {
    /// Trust in such a class, for its types only: the source that has the tag tells which items there are at all.
    private static let trust = FormatTrust(strong: .types)

    /// Sources by the names of the classes.
    private var classes: [String: [ComponentSource]] = [:]

    init(_ readings: FormatReadings, named names: Set<String>, into diagnostics: inout DiagnosticBag) {
        guard !names.isEmpty else { return }
        for entry in readings.all {
            // Facts missing from a class say nothing of the element that it is.
            let knowledge = SourceKnowledge(formats: InputFormats.mark(of: entry.position), facts: .types)
            for var component in entry.reading.classes(names, &diagnostics) {
                guard let name = component.className else { continue }
                component.tell(from: knowledge)
                classes[name, default: []].append(ComponentSource(component, of: entry))
            }
        }
    }

    /// Sources may get several classes of the name: the first counts, and contradictions of the others are reported.
    func completed(_ sources: [ComponentSource]) -> [ComponentSource] {
        guard let tag = sources.first?.component.tag, !classes.isEmpty else { return sources }
        let names = Set(sources.compactMap(\.component.className)).sorted()
        return sources
            + names.flatMap { classes[$0] ?? [] }.map { found in
                found.with(Self.typed(found.component, as: tag, in: sources.map(\.component)), trust: Self.trust)
            }
    }

    /// Keeps types of members that another source has: others need not be public; comments were read from the code.
    private static func typed(_ declared: Component, as tag: String, in told: [Component]) -> Component {
        var result = Component(tag: tag, source: declared.source)
        result.className = declared.className
        result.knowledge = declared.knowledge
        result.properties = typed(declared.properties, as: told.flatMap(\.properties)).map { property in
            Property(
                name: property.name,
                isAttributeAssumed: true,
                type: property.type,
                typeText: property.typeText,
                facts: property.facts
            )
        }
        result.methods = typed(declared.methods, as: told.flatMap(\.methods))
        result.events = typed(declared.events, as: told.flatMap(\.events))
        return result
    }

    private static func typed<Item: ComponentItem>(_ declared: [Item], as told: [Item]) -> [Item] {
        let names = Set(told.map(\.name))
        return declared.filter { names.contains($0.name) }.map { item in
            var item = item
            item.facts = ItemFacts(knowledge: item.knowledge, source: item.source)
            return item
        }
    }
}
