extension SwiftLibrary {
    /// Selects components, with the shared types that they use.
    package func selecting(_ tags: Set<String>) -> SwiftLibrary {
        var selection = self
        selection.components = components.filter { tags.contains($0.tag) }
        let used = sharedTypes(usedBy: selection.components)
        selection.sharedEnums = sharedEnums.filter { used.contains($0.name) }
        selection.sharedStructs = sharedStructs.filter { used.contains($0.name) }
        return selection
    }

    /// Shared types may be made of shared types.
    private func sharedTypes(usedBy components: [SwiftComponent]) -> Set<GeneratedTypeName> {
        var uses: [GeneratedTypeName: [GeneratedTypeName]] = [:]
        for type in sharedEnums { uses[type.name] = type.payloads.flatMap(\.generatedNames) }
        for type in sharedStructs { uses[type.name] = type.members.flatMap(\.type.generatedNames) }
        var found: Set<GeneratedTypeName> = []
        var pending = components.flatMap(\.usedTypes)
        while let name = pending.popLast() {
            guard found.insert(name).inserted else { continue }
            pending += uses[name] ?? []
        }
        return found
    }
}
