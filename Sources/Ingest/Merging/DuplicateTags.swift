import SourceText
import WebModel

/// Joins components that have the same tag: a declaration that stands in two modules, or two manifests of one library.
enum DuplicateTags {
    /// Sorted by tag, each tag once. The first of several keeps its items and gets those that only another has.
    static func joined(_ components: [Component], into diagnostics: inout DiagnosticBag) -> [Component] {
        var joined: [Component] = []
        var positions: [String: Int] = [:]
        for component in components {
            guard let position = positions[component.tag] else {
                positions[component.tag] = joined.count
                joined.append(component)
                continue
            }
            let first = joined[position]
            if !saysTheSame(first, component) {
                diagnostics.warning(
                    .mergeDuplicateTag,
                    "<\(component.tag)> is declared twice; what only one declaration has is kept, else the first is used",
                    at: component.source,
                    notes: [.init("the first declaration is here", at: first.source)]
                )
            }
            joined[position] = first.completed(by: component)
        }
        return joined.sorted { $0.tag < $1.tag }
    }

    /// Compared by what a second declaration could add or contradict; places always differ.
    private static func saysTheSame(_ left: Component, _ right: Component) -> Bool {
        left.properties.map { PropertyDigest($0) } == right.properties.map { PropertyDigest($0) }
            && left.slots.map(\.name) == right.slots.map(\.name)
            && left.events.map(\.name) == right.events.map(\.name)
            && left.methods.map(\.name) == right.methods.map(\.name)
            && left.cssParts.map(\.name) == right.cssParts.map(\.name)
            && left.cssProperties.map(\.name) == right.cssProperties.map(\.name)
            && left.cssStates.map(\.name) == right.cssStates.map(\.name)
    }

    private struct PropertyDigest: Equatable {
        let name: String
        let attribute: String?
        let type: WebType?
        let defaultValue: String?

        init(_ property: Property) {
            name = property.name
            attribute = property.attribute
            type = property.type
            defaultValue = property.defaultValue
        }
    }
}

extension Component {
    /// This component with the items and the facts that only another declaration of it has.
    func completed(by other: Component) -> Component {
        var result = self
        result.className = className ?? other.className
        result.category = category ?? other.category
        result.status = status ?? other.status
        result.since = since ?? other.since
        result.deprecated = deprecated ?? other.deprecated
        result.summary = summary ?? other.summary
        result.description = description ?? other.description
        result.dependencies += other.dependencies.filter { !dependencies.contains($0) }
        result.properties += properties.missing(from: other.properties)
        result.slots += slots.missing(from: other.slots)
        result.events += events.missing(from: other.events)
        result.methods += methods.missing(from: other.methods)
        result.cssParts += cssParts.missing(from: other.cssParts)
        result.cssProperties += cssProperties.missing(from: other.cssProperties)
        result.cssStates += cssStates.missing(from: other.cssStates)
        result.intl += intl.missing(from: other.intl)
        result.types += types.missing(from: other.types)
        result.documentation += other.documentation.filter { !documentation.contains($0) }
        return result
    }
}

extension Array where Element: ComponentItem {
    /// The items of another list whose names are not in this one, in their order.
    func missing(from other: [Element]) -> [Element] {
        let names = Set(map(\.name))
        return other.filter { !names.contains($0.name) }
    }
}
