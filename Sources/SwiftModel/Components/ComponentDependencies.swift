package import WebModel

/// Components that can't be without others: in Swift, because one names a type of the other, and on the web, where the
/// source says so.
package struct ComponentDependencies: Sendable {
    private var needs: [String: Set<String>] = [:]

    package init(_ swift: SwiftLibrary, of library: Library) {
        let owners = ComponentDependencies.owners(in: swift)
        for component in swift.components {
            var tags = Set(component.children)
            tags.formUnion(component.usedTypes.compactMap { owners[($0.scope ?? $0.name).name] })
            tags.formUnion(component.memberTypes.flatMap(\.rootNames).compactMap { owners[$0] })
            needs[component.tag] = tags
        }
        for component in library.components {
            needs[component.tag]?.formUnion(component.dependencies)
        }
    }

    /// Finds the components of these tags with all components that they need, directly or through others. Components
    /// that are not in Swift at all, because the matrix skips them, are left out.
    package func closure(of tags: Set<String>) -> Set<String> {
        var found: Set<String> = []
        var pending = Array(tags)
        while let tag = pending.popLast() {
            guard let next = needs[tag], found.insert(tag).inserted else { continue }
            pending += next
        }
        return found
    }

    /// The component behind each name that others can use: the names of its view, its control and its tokens.
    private static func owners(in swift: SwiftLibrary) -> [String: String] {
        var owners: [String: String] = [:]
        for component in swift.components {
            for name in [component.names.view, component.names.uiKit, component.names.tokens] {
                owners[name.name] = component.tag
            }
        }
        return owners
    }
}
