import WebModel

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
