import WebModel

extension Component {
    mutating func replaceTypes(_ replace: (WebType) -> WebType) {
        for index in properties.indices { properties[index].type = properties[index].type.map(replace) }
        for index in events.indices { events[index].type = events[index].type.map(replace) }
        for index in slots.indices { slots[index].type = slots[index].type.map(replace) }
        for index in intl.indices { intl[index].type = intl[index].type.map(replace) }
        for index in types.indices { types[index].type = types[index].type.map(replace) }
        for index in methods.indices {
            methods[index].returns = methods[index].returns.map(replace)
            for parameter in methods[index].parameters.indices {
                methods[index].parameters[parameter].type = methods[index].parameters[parameter].type.map(replace)
            }
        }
    }
}

extension WebType {
    /// The names in a type that may stand for another type, each once.
    var referencedNames: [String] { names { $0.isEmpty } }

    /// Names with type arguments among them.
    var allNames: [String] { names { _ in true } }

    private func names(where isMeant: (_ arguments: [WebType]) -> Bool) -> [String] {
        var names: [String] = []
        var seen: Set<String> = []
        var pending = [self]
        while let type = pending.popLast() {
            if case .reference(let name, let arguments) = type.shape, isMeant(arguments), seen.insert(name).inserted {
                names.append(name)
            }
            pending.append(contentsOf: type.children)
        }
        return names
    }
}
