import WebModel

/// An attribute that one source lists without its field is the property that another one tells of: `confirm-message` of a
/// manifest is the `confirmMessage` of declarations.
enum PropertyNames {
    static func joined(_ sources: [ComponentSource]) -> [ComponentSource] {
        guard sources.count > 1 else { return sources }
        var fields: [String: Set<String>] = [:]
        var names: Set<String> = []
        for property in sources.flatMap(\.component.properties) {
            guard let attribute = property.attribute, attribute != property.name else { continue }
            fields[attribute, default: []].insert(property.name)
        }
        guard !fields.isEmpty else { return sources }
        // A source that has a property of the attribute's name as well as another one that it sets means two things.
        for property in sources.flatMap(\.component.properties) where property.attribute != property.name {
            names.insert(property.name)
        }
        return sources.map { source in
            var component = source.component
            let own = Set(component.properties.map(\.name))
            for (index, property) in component.properties.enumerated() {
                guard property.attribute == property.name, !names.contains(property.name),
                    let field = fields[property.name], field.count == 1, let name = field.first, !own.contains(name)
                else { continue }
                component.properties[index].name = name
            }
            return source.with(component)
        }
    }
}
