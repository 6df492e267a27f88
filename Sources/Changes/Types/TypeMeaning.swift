import WebModel

/// Types without what makes no difference to their values.
enum TypeMeaning {
    /// As `WebType.meaning`, and with the texts in it that are kept as they were written made alike.
    static func of(_ type: WebType) -> WebType {
        let meaning = type.meaning
        return meaning.holdsText ? plain(meaning) : meaning
    }

    private static func plain(_ type: WebType) -> WebType {
        var result = type
        switch type.shape {
        case .named(let kind, let text): result.shape = .named(kind, text: PlainText.code(text))
        case .raw(let text): result.shape = .raw(PlainText.code(text))
        case .union(let members): result.shape = .union(members.map(plain))
        case .intersection(let members): result.shape = .intersection(members.map(plain))
        case .array(let element): result.shape = .array(plain(element))
        case .reference(let name, let arguments):
            result.shape = .reference(name: name, arguments: arguments.map(plain))
        case .keyword, .literal, .enumeration, .tuple, .function, .object: break
        }
        return result
    }
}

extension WebType {
    /// Whether text of the source stands anywhere that `plain` reaches.
    fileprivate var holdsText: Bool {
        switch shape {
        case .named, .raw: true
        case .union(let members), .intersection(let members): members.contains(where: \.holdsText)
        case .array(let element): element.holdsText
        case .reference(_, let arguments): arguments.contains(where: \.holdsText)
        case .keyword, .literal, .enumeration, .tuple, .function, .object: false
        }
    }
}
