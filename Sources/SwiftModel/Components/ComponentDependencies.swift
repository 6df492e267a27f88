package import WebModel

/// Needs of components: in Swift, where one names a type of the other, and on the web, where the source says so.
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
        for component in library.components { needs[component.tag]?.formUnion(component.dependencies) }
    }

    /// Leaves out components that are not in Swift at all, because the matrix skips them.
    package func closure(of tags: Set<String>) -> Set<String> {
        var found: Set<String> = []
        var pending = Array(tags)
        while let tag = pending.popLast() {
            guard let next = needs[tag], found.insert(tag).inserted else { continue }
            pending += next
        }
        return found
    }

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
