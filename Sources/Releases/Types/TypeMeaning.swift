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
        default: result.shape = type.shape.replacingChildren(plain)
        }
        return result
    }
}

extension WebType {
    fileprivate var needsPlainForm: Bool {
        switch shape {
        case .keyword(let keyword): keyword == .unknown
        case .named, .raw: true
        case .literal, .enumeration: false
        default: children.contains(where: \.needsPlainForm)
        }
    }
}
