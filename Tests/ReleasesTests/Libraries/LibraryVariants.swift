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

extension Library {
    /// The library with some things changed at random: gone, new, renamed, of another type, with another default.
    func mutated(times: Int, using generator: inout some RandomNumberGenerator) -> Library {
        var result = self
        for number in 0..<times {
            guard let index = result.components.indices.randomElement(using: &generator) else { return result }
            result.components[index].mutate(number, using: &generator)
        }
        return result
    }
}

extension Component {
    private static let types = ["boolean", "string", "number | undefined", "'a' | 'b'", "string[]", "{ a: string }"]

    fileprivate mutating func mutate(_ number: Int, using generator: inout some RandomNumberGenerator) {
        switch Int.random(in: 0..<10, using: &generator) {
        case 0: properties.removeRandom(using: &generator)
        case 1: events.removeRandom(using: &generator)
        case 2: slots.removeRandom(using: &generator)
        case 3: methods.removeRandom(using: &generator)
        case 4: cssParts.removeRandom(using: &generator)
        case 5:
            guard let index = properties.indices.randomElement(using: &generator) else { return }
            properties[index].name += ["s", "New", "2"].randomElement(using: &generator) ?? ""
        case 6:
            guard let index = properties.indices.randomElement(using: &generator),
                let text = Self.types.randomElement(using: &generator)
            else { return }
            properties[index].type = WebTypeParser.parse(text).type
            properties[index].typeText = text
        case 7:
            guard let index = properties.indices.randomElement(using: &generator) else { return }
            properties[index].defaultValue = [nil, "true", "'a'", "3"].randomElement(using: &generator) ?? nil
        case 8:
            guard let index = events.indices.randomElement(using: &generator) else { return }
            events[index].name = ["elvt-", ""].randomElement(using: &generator).map { $0 + "moved\(number)" } ?? ""
        default:
            guard let index = properties.indices.randomElement(using: &generator) else { return }
            properties[index].deprecated = .reason("use `\(properties.last?.name ?? "")` instead")
        }
    }
}

extension Array {
    fileprivate mutating func removeRandom(using generator: inout some RandomNumberGenerator) {
        if let index = indices.randomElement(using: &generator) { remove(at: index) }
    }
}
