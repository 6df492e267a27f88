import WebModel

/// Types behind their names in the whole library, from the sources that declare types beside the components.
struct LibraryTypes: Sendable {
    private let types: [String: WebType]

    /// A name that is declared twice and differently means neither.
    init(_ readings: FormatReadings) {
        var types: [String: WebType] = [:]
        var contradicted: Set<String> = []
        for definition in readings.all.flatMap(\.reading.types) {
            guard let type = definition.type, type.isDefinite else { continue }
            if let known = types[definition.name], !known.agrees(with: type) { contradicted.insert(definition.name) }
            types[definition.name] = types[definition.name] ?? type
        }
        for name in contradicted { types[name] = nil }
        self.types = types
    }

    /// Puts the declared types in the place of names that no source of the component explains.
    func complete(_ component: inout Component) {
        guard !types.isEmpty else { return }
        component.replaceTypes { type in
            let names = type.referencedNames
            guard names.contains(where: { types[$0] != nil }) else { return type }
            return type.resolvingReferences { types[$0] }
        }
        for index in component.properties.indices {
            guard let type = component.properties[index].type else { continue }
            component.properties[index].defaultValue = component.properties[index].defaultValue.map {
                MemberDefault.resolved($0, type: type)
            }
        }
    }
}
