package struct SwiftLibrary: Sendable, Hashable {
    /// Beginning of most of its names, `Elevate`; empty where they have nothing in common.
    package var prefix: String
    /// Sorted by tag.
    package var components: [SwiftComponent]
    /// Enums of several components, sorted by name.
    package var sharedEnums: [SwiftEnum]
    package var sharedStructs: [SwiftStruct]
    package var variants: VariantMeanings

    package init(
        prefix: String = "",
        components: [SwiftComponent] = [],
        sharedEnums: [SwiftEnum] = [],
        sharedStructs: [SwiftStruct] = [],
        variants: VariantMeanings = VariantMeanings()
    ) {
        self.prefix = prefix
        self.components = components
        self.sharedEnums = sharedEnums
        self.sharedStructs = sharedStructs
        self.variants = variants
    }
}

extension SwiftLibrary {
    /// Keeps the order of a former release; components that got another tag are found by `formerTags`.
    package func keeping(_ order: MemberOrder, formerTags: [String: String] = [:]) -> SwiftLibrary {
        let structs = order.structs(of: self, formerTags: formerTags)
        var result = self
        result.components = components.map { $0.keeping(order, structs, formerTag: formerTags[$0.tag]) }
        result.sharedStructs = sharedStructs.map { $0.keeping(structs) }
        return result
    }
}

extension SwiftComponent {
    /// Puts new members behind the members that they follow in the source; its own tag goes before a former tag.
    package func keeping(_ order: MemberOrder, formerTag: String? = nil) -> SwiftComponent {
        let formerTags = formerTag.map { [tag: $0] } ?? [:]
        let structs = order.structs(of: SwiftLibrary(components: [self]), formerTags: formerTags)
        return keeping(order, structs, formerTag: formerTag)
    }

    package func keeping(_ order: MemberOrder, _ known: [String: [KnownMember]], formerTag: String?) -> SwiftComponent {
        var result = self
        result.structs = structs.map { $0.keeping(known) }
        guard let former = order.components[tag] ?? formerTag.flatMap({ order.components[$0] }) else { return result }
        var places = MemberPlaces.of(knownMembers.flatMap(\.self), in: former)[...]
        // A ledger of names alone does not tell an addition from another name.
        let tellsAdditions = former.contains { $0.origin != nil }
        result.members = membersSortingEachKind({ members in
            defer { places = places.dropFirst(members.count) }
            let known = places.prefix(members.count)
            var marked = members
            for (index, place) in zip(marked.indices, known) {
                marked[index].isAddition = place.map { former[$0].isAddition } ?? tellsAdditions
            }
            return FormerOrder.of(marked, at: known)
        })
        return result
    }
}

extension SwiftStruct {
    /// `known` are the former members of structs, by the names that these have now.
    package func keeping(_ known: [String: [KnownMember]]) -> SwiftStruct {
        guard let former = known[name.description] else { return self }
        var result = self
        result.members = FormerOrder.of(members, at: MemberPlaces.of(knownMembers, in: former)[...])
        return result
    }
}

extension SwiftLibrary {
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
