import WebModel

/// Order of the members of each component in a former release, or when they were generated last. Callers write
/// arguments in the order of the parameters, so that a newly sorted declaration or a row that renames a member would
/// break every call. Members and structs that are gone keep their places, because they may come back.
package struct MemberOrder: Sendable, Hashable {
    package var components: [String: [KnownMember]]
    /// The members of each struct, sorted by name.
    package private(set) var structs: [KnownStruct]

    package init(components: [String: [KnownMember]] = [:], structs: [KnownStruct] = []) {
        self.components = components
        self.structs = structs.sorted()
    }

    package init(of library: SwiftLibrary) {
        self = MemberOrder().extended(by: library)
    }

    /// Puts each new member right behind the member that it follows there; a struct stands under its name there.
    package func extended(by library: SwiftLibrary, formerTags: [String: String] = [:]) -> MemberOrder {
        var result = self
        for component in library.components {
            let former = components[component.tag] ?? formerTags[component.tag].flatMap { components[$0] } ?? []
            result.components[component.tag] = FormerOrder.extended(former, by: component.knownMembers)
        }
        let origins = StructOrigins(library)
        let places = KnownPlaces(of: library, origins, in: structs, formerTags: formerTags)
        let today = library.allStructs.map { structure in
            let former = places.byName[structure.name.description].map { structs[$0].members }
            return KnownStruct(
                origin: origins.of(structure).first,
                name: structure.name.description,
                members: FormerOrder.extended(former ?? [], by: [structure.knownMembers])
            )
        }
        let taken = Set(places.byName.values)
        let gone = structs.indices.filter { !taken.contains($0) }.map { structs[$0] }
        return MemberOrder(components: result.components, structs: today + gone)
    }

    /// Keys are the names that the structs have in the library; new structs are missing.
    package func structs(of library: SwiftLibrary, formerTags: [String: String]) -> [String: [KnownMember]] {
        guard !structs.isEmpty else { return [:] }
        return KnownPlaces(of: library, StructOrigins(library), in: structs, formerTags: formerTags).byName
            .mapValues { structs[$0].members }
    }

    package func limited(to library: SwiftLibrary) -> MemberOrder {
        let tags = Set(library.components.map(\.tag))
        let names = Set(library.allStructs.map(\.name.description))
        return MemberOrder(
            components: components.filter { tags.contains($0.key) },
            structs: structs.filter { names.contains($0.name) }
        )
    }

    /// Lays `other` over this order, which counts where `other` says nothing.
    package func overlaid(by other: MemberOrder) -> MemberOrder {
        let origins = Set(other.structs.compactMap(\.origin))
        let names = Set(other.structs.map(\.name))
        let rest = structs.filter { structure in
            !names.contains(structure.name) && structure.origin.map(origins.contains) != true
        }
        return MemberOrder(components: components.merging(other.components) { $1 }, structs: other.structs + rest)
    }
}

struct KnownPlaces {
    /// Places of the former structs by the names that they have today. A struct that is new has none.
    private(set) var byName: [String: Int] = [:]

    init(of library: SwiftLibrary, _ origins: StructOrigins, in known: [KnownStruct], formerTags: [String: String]) {
        guard !known.isEmpty else { return }
        let structs = library.allStructs
        var places: [StructOrigin: Int] = [:]
        for (place, structure) in known.enumerated() {
            if let origin = structure.origin, places[origin] == nil { places[origin] = place }
        }
        var taken: Set<Int> = []
        func take(_ structure: SwiftStruct, _ place: Int?) {
            guard let place, byName[structure.name.description] == nil, taken.insert(place).inserted else { return }
            byName[structure.name.description] = place
        }
        for structure in structs { origins.of(structure).forEach { take(structure, places[$0]) } }
        for structure in structs {
            for origin in origins.of(structure) {
                take(structure, formerTags[origin.tag].flatMap { places[origin.of($0)] })
            }
        }
        var names: [String: Int] = [:]
        for (place, structure) in known.enumerated() where !taken.contains(place) {
            if names[structure.name] == nil { names[structure.name] = place }
        }
        for structure in structs { take(structure, names[structure.name.description]) }
    }
}

extension SwiftLibrary {
    var allStructs: [SwiftStruct] { components.flatMap(\.structs) + sharedStructs }
}

extension MemberOrder {
    /// Adds the structs of components that got another tag, under their new names, after which they are called. Structs
    /// that are known under a name of today go before renamed structs. `formerTags` are by the tags of today.
    package func following(_ old: SwiftLibrary, to new: SwiftLibrary, formerTags: [String: String]) -> MemberOrder {
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
        return MemberOrder(components: components, structs: structs + others)
    }
}
