/// In which order the members of each component stood in a former release, or when they were generated last.
///
/// A caller writes arguments in the order of the parameters, so that a release which only sorts its declarations anew
/// would break every call, and so would a row of the matrix that calls a member otherwise. It is plain data: members by
/// tag, and the names of structs with their members. What is gone keeps its place, because it may come back.
package struct MemberOrder: Sendable, Hashable {
    /// The parameters of each component, by its tag.
    package var components: [String: [KnownMember]]
    /// The members of each struct, by its name.
    package var structs: [String: [KnownMember]]

    package init(components: [String: [KnownMember]] = [:], structs: [String: [KnownMember]] = [:]) {
        self.components = components
        self.structs = structs
    }

    /// The order that a library has.
    package init(of library: SwiftLibrary) {
        self = MemberOrder().extended(by: library)
    }

    /// This order with what a library has besides, all as it is there: each new member right behind the one that it stands
    /// behind there.
    package func extended(by library: SwiftLibrary, formerTags: [String: String] = [:]) -> MemberOrder {
        var result = self
        for component in library.components {
            let former = components[component.tag] ?? formerTags[component.tag].flatMap { components[$0] } ?? []
            result.components[component.tag] = FormerOrder.extended(former, by: component.knownMembers)
            for structure in component.structs { result.add(structure) }
        }
        for structure in library.sharedStructs { result.add(structure) }
        return result
    }

    private mutating func add(_ structure: SwiftStruct) {
        let name = structure.name.description
        structs[name] = FormerOrder.extended(structs[name] ?? [], by: [structure.knownMembers])
    }

    /// What there is to know of a library and no other.
    package func limited(to library: SwiftLibrary) -> MemberOrder {
        let tags = Set(library.components.map(\.tag))
        let names = Set((library.components.flatMap(\.structs) + library.sharedStructs).map(\.name.description))
        return MemberOrder(
            components: components.filter { tags.contains($0.key) },
            structs: structs.filter { names.contains($0.key) }
        )
    }

    /// This order where `other` says nothing.
    package func overlaid(by other: MemberOrder) -> MemberOrder {
        MemberOrder(
            components: components.merging(other.components) { $1 },
            structs: structs.merging(other.structs) { $1 }
        )
    }
}
