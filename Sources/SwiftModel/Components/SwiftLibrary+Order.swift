extension SwiftLibrary {
    /// The library with what a former release had in the order of that. Components that got another tag are found by
    /// `formerTags`.
    package func keeping(_ order: MemberOrder, formerTags: [String: String] = [:]) -> SwiftLibrary {
        var result = self
        result.components = components.map { $0.keeping(order, formerTag: formerTags[$0.tag]) }
        result.sharedStructs = sharedStructs.map { $0.keeping(order) }
        return result
    }
}

extension SwiftComponent {
    /// The component with what a former release had in the order of that, and what is new behind what it stands behind in
    /// the source. An order that is known by its tag comes before that of a former tag.
    package func keeping(_ order: MemberOrder, formerTag: String? = nil) -> SwiftComponent {
        var result = self
        result.structs = structs.map { $0.keeping(order) }
        guard let former = order.components[tag] ?? formerTag.flatMap({ order.components[$0] }) else { return result }
        var places = MemberPlaces.of(knownMembers.flatMap(\.self), in: former)[...]
        result.members = membersSortingEachKind({ members in
            defer { places = places.dropFirst(members.count) }
            return FormerOrder.of(members, at: places.prefix(members.count))
        })
        return result
    }
}

extension SwiftStruct {
    package func keeping(_ order: MemberOrder) -> SwiftStruct {
        guard let former = order.structs[name.description] else { return self }
        var result = self
        result.members = FormerOrder.of(members, at: MemberPlaces.of(knownMembers, in: former)[...])
        return result
    }
}
