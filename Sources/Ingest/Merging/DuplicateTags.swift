import SourceText
import WebModel

/// Joins components that have the same tag: a declaration that stands in two modules, or two manifests of one library.
enum DuplicateTags {
    /// Sorted by tag, each tag once. The first of several keeps its items and gets those that only another has.
    static func joined(_ components: [Component], into diagnostics: inout DiagnosticBag) -> [Component] {
        var tags: [String] = []
        var groups: [String: [Component]] = [:]
        for component in components {
            if groups[component.tag] == nil { tags.append(component.tag) }
            groups[component.tag, default: []].append(component)
        }
        return tags.sorted().compactMap { tag in
            guard let group = groups[tag], let first = group.first else { return nil }
            guard group.count > 1 else { return first }
            let digest = ComponentDigest(first)
            for other in group.dropFirst() where ComponentDigest(other) != digest {
                diagnostics.warning(
                    .mergeDuplicateTag,
                    "<\(tag)> is declared twice; what only one declaration has is kept, else the first is used",
                    at: other.source,
                    notes: [.init("the first declaration is here", at: first.source)]
                )
            }
            return Component.union(of: group, first: first)
        }
    }
}

/// What a second declaration of a component could add or contradict; places always differ.
private struct ComponentDigest: Equatable {
    private struct PropertyDigest: Equatable {
        let name: String
        let attribute: String?
        let type: WebType?
        let defaultValue: String?
    }

    private let properties: [PropertyDigest]
    private let names: [[String]]

    init(_ component: Component) {
        properties = component.properties.map {
            PropertyDigest(name: $0.name, attribute: $0.attribute, type: $0.type, defaultValue: $0.defaultValue)
        }
        names = [
            component.slots.map(\.name), component.events.map(\.name), component.methods.map(\.name),
            component.cssParts.map(\.name), component.cssProperties.map(\.name), component.cssStates.map(\.name),
        ]
    }
}

extension Component {
    /// The first of several declarations of one component, with the items and facts that only the others have.
    fileprivate static func union(of group: [Component], first: Component) -> Component {
        var result = first
        result.className = group.lazy.compactMap(\.className).first
        result.category = group.lazy.compactMap(\.category).first
        result.status = group.lazy.compactMap(\.status).first
        result.since = group.lazy.compactMap(\.since).first
        result.knowledge = group.reduce(SourceKnowledge()) { $0.union($1.knowledge) }
        result.deprecated = group.lazy.compactMap(\.deprecated).first
        result.summary = group.lazy.compactMap(\.summary).first
        result.description = group.lazy.compactMap(\.description).first
        var dependencies: Set<String> = []
        result.dependencies = group.flatMap(\.dependencies).filter { dependencies.insert($0).inserted }
        result.properties = items(\.properties, of: group)
        result.slots = items(\.slots, of: group)
        result.events = items(\.events, of: group)
        result.methods = items(\.methods, of: group)
        result.cssParts = items(\.cssParts, of: group)
        result.cssProperties = items(\.cssProperties, of: group)
        result.cssStates = items(\.cssStates, of: group)
        result.intl = items(\.intl, of: group)
        result.types = items(\.types, of: group)
        return result
    }

    /// The first declaration's items as they are, overloads included, then those of other names.
    private static func items<Item: ComponentItem>(_ list: KeyPath<Component, [Item]>, of group: [Component]) -> [Item]
    {
        var names: Set<String> = []
        return group.flatMap { component in
            let new = component[keyPath: list].filter { !names.contains($0.name) }
            names.formUnion(new.map(\.name))
            return new
        }
    }
}
