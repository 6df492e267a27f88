import WebModel

extension Library {
    /// The same library, with everything in another order that has one: items, alternatives, members of objects.
    func shuffled(using generator: inout some RandomNumberGenerator) -> Library {
        var result = self
        for index in result.components.indices { result.components[index].shuffle(using: &generator) }
        return result
    }
}

extension Component {
    fileprivate mutating func shuffle(using generator: inout some RandomNumberGenerator) {
        properties.shuffle(using: &generator)
        slots.shuffle(using: &generator)
        events.shuffle(using: &generator)
        cssParts.shuffle(using: &generator)
        cssProperties.shuffle(using: &generator)
        cssStates.shuffle(using: &generator)
        intl.shuffle(using: &generator)
        // Of several methods with one name the first belong together, so that these stay in their order.
        let names = methods.map(\.name)
        if Set(names).count == names.count { methods.shuffle(using: &generator) }
        for index in properties.indices {
            properties[index].type = properties[index].type.map { $0.shuffled(using: &generator) }
        }
        for index in events.indices { events[index].type = events[index].type.map { $0.shuffled(using: &generator) } }
    }
}

extension WebType {
    fileprivate func shuffled(using generator: inout some RandomNumberGenerator) -> WebType {
        var result = self
        switch shape {
        case .enumeration(let values): result.shape = .enumeration(values.shuffled(using: &generator))
        case .union(let members): result.shape = .union(members.shuffled(using: &generator))
        case .object(let members): result.shape = .object(members.shuffled(using: &generator))
        case .reference(let name, let arguments):
            result.shape = .reference(name: name, arguments: arguments.map { $0.shuffled(using: &generator) })
        default: break
        }
        return result
    }
}
