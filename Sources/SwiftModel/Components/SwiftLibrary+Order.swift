extension SwiftLibrary {
    /// The library with the members of a former release in the order of that release. Components that got another tag
    /// are found by `formerTags`.
    package func keeping(_ order: MemberOrder, formerTags: [String: String] = [:]) -> SwiftLibrary {
        let structs = order.structs(of: self, formerTags: formerTags)
        var result = self
        result.components = components.map { $0.keeping(order, structs, formerTag: formerTags[$0.tag]) }
        result.sharedStructs = sharedStructs.map { $0.keeping(structs) }
        return result
    }
}

extension SwiftComponent {
    /// The component with the members of a former release in the order of that release, and each new member behind the
    /// member that it follows in the source. An order under its tag goes before an order under a former tag.
    package func keeping(_ order: MemberOrder, formerTag: String? = nil) -> SwiftComponent {
        let formerTags = formerTag.map { [tag: $0] } ?? [:]
        let structs = order.structs(of: SwiftLibrary(components: [self]), formerTags: formerTags)
        return keeping(order, structs, formerTag: formerTag)
    }

    /// The same where the order of the structs of the library is known.
    package func keeping(
        _ order: MemberOrder,
        _ known: [String: [KnownMember]],
        formerTag: String?
    ) -> SwiftComponent {
        var result = self
        result.structs = structs.map { $0.keeping(known) }
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
    /// `known` are the former members of structs, by the names that these have now.
    package func keeping(_ known: [String: [KnownMember]]) -> SwiftStruct {
        guard let former = known[name.description] else { return self }
        var result = self
        result.members = FormerOrder.of(members, at: MemberPlaces.of(knownMembers, in: former)[...])
        return result
    }
}
