import WebModel

enum TypeMeaning {
    /// Evens out texts that `WebType.meaning` keeps as written, and takes `any` for `unknown`, which takes the same
    /// values.
    static func of(_ type: WebType) -> WebType {
        let meaning = type.meaning
        return meaning.needsPlainForm ? plain(meaning) : meaning
    }

    private static func plain(_ type: WebType) -> WebType {
        var result = type
        switch type.shape {
        case .keyword(.unknown): result.shape = .keyword(.any)
        case .named(let kind, let text): result.shape = .named(kind, text: PlainText.code(text))
        case .raw(let text): result.shape = .raw(PlainText.code(text))
        case .union(let members): result.shape = .union(members.map(plain))
        case .intersection(let members): result.shape = .intersection(members.map(plain))
        case .array(let element): result.shape = .array(plain(element))
        case .reference(let name, let arguments):
            result.shape = .reference(name: name, arguments: arguments.map(plain))
        case .tuple(let elements): result.shape = .tuple(elements.map { $0.replacingType(plain) })
        case .object(let members): result.shape = .object(members.map { $0.replacingTypes(plain) })
        case .function(let function): result.shape = .function(function.replacingTypes(plain))
        case .keyword, .literal, .enumeration: break
        }
        return result
    }
}

extension WebType {
    fileprivate var needsPlainForm: Bool {
        switch shape {
        case .keyword(.unknown), .named, .raw: true
        default: children.contains(where: \.needsPlainForm)
        }
    }
}
