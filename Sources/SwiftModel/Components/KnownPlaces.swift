import WebModel

/// Finds each struct of today among the former structs: by its origins, and the rest by their names.
struct KnownPlaces {
    /// Places of the former structs by the names that they have today. A struct that is new has none.
    private(set) var byName: [String: Int] = [:]

    init(
        of library: SwiftLibrary,
        _ origins: StructOrigins,
        in known: [KnownStruct],
        formerTags: [String: String]
    ) {
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
        for structure in structs {
            for origin in origins.of(structure) { take(structure, places[origin]) }
        }
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
