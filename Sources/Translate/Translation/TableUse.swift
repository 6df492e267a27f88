import WebModel

/// Rows of `Types` and `Values` that something in a library matches.
struct TableUse {
    let types: TypesIndex
    let values: ValuesIndex
    private(set) var used: Set<RuleSource> = []

    init(types: TypesIndex, values: ValuesIndex) {
        self.types = types
        self.values = values
    }

    mutating func add(_ items: ComponentItems) {
        for item in items.listed {
            guard let type = item.type else { continue }
            let name = item.reference.name
            add(type, named: name, property: item.reference.kind == .property ? name : nil, items.surface)
            // Values that stand for nothing (`Infinity`) are often only defaults.
            if let text = item.defaultText { add(value: text, named: name, alias: nil, items.surface) }
        }
    }

    /// Types are bounded in depth, and so is this.
    private mutating func add(_ type: WebType, named name: String, property: String?, _ surface: ComponentSurface) {
        used.formUnion(types.sources(matching: type, property: property, surface: surface))
        for member in Alternatives.members(of: type) {
            if let text = Alternatives.text(of: member) { add(value: text, named: name, alias: type.alias, surface) }
        }
        if case .object(let members) = type.shape {
            for member in members { add(member.type, named: member.name, property: nil, surface) }
        } else {
            for child in type.children { add(child, named: name, property: nil, surface) }
        }
    }

    private mutating func add(value: String, named name: String, alias: String?, _ surface: ComponentSurface) {
        let scopes = [name] + (alias.map { [$0] } ?? [])
        used.formUnion(values.sources(naming: value, scopes: scopes, of: surface))
    }
}
