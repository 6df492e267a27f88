extension MemberOrder {
    /// Adds the order of structs of components that got another tag, under their new names: they are called after it,
    /// and are the same otherwise.
    ///
    /// Structs that are known under a name of today go before renamed structs. `formerTags` are by the tags of today.
    package func following(
        _ old: SwiftLibrary,
        to new: SwiftLibrary,
        formerTags: [String: String]
    ) -> MemberOrder {
        let former = Dictionary(old.components.map { ($0.tag, $0) }) { first, _ in first }
        let known = Set(structs.map(\.name))
        var others: [KnownStruct] = []
        for component in new.components {
            guard let before = formerTags[component.tag].flatMap({ former[$0] }) else { continue }
            for structure in before.structs where structure.name.scope == before.names.tokens {
                let name = GeneratedTypeName(structure.name.name, in: component.names.tokens).description
                guard !known.contains(name),
                    var same = structs.first(where: { $0.name == structure.name.description })
                else { continue }
                same.name = name
                same.origin = same.origin.map { $0.of(component.tag) }
                others.append(same)
            }
        }
        return adding(others)
    }
}
