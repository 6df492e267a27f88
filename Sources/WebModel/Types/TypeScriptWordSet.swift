/// Sets of values that were written without quotes: `neutral | error`, `string | sm | light-blue`.
///
/// TypeScript would take the words for the names of types. Two and more of them in lower case, beside nothing but
/// strings, `null` and `undefined`, are no names in any library; one alone, or beside any other type, may be.
enum TypeScriptWordSet {
    /// The members of the union with every word as a string; nil where they are no such set.
    static func values(of members: [WebType]) -> [WebType]? {
        var values: [WebType] = []
        var count = 0
        var hasWords = false
        for var member in members {
            switch member.shape {
            case .keyword(.null), .keyword(.undefined): count -= 1
            case .keyword(.string), .literal(.string), .enumeration: break
            case .union(let inner):
                guard inner.allSatisfy(\.isText) else { return nil }
            case .reference(let name, let arguments) where arguments.isEmpty && TypeScriptCharacters.isSetWord(name):
                member.shape = .literal(.string(name))
                hasWords = true
            default: return nil
            }
            count += 1
            values.append(member)
        }
        return hasWords && count > 1 ? values : nil
    }
}

extension WebType {
    /// Whether the type is a string or any string.
    fileprivate var isText: Bool {
        switch shape {
        case .keyword(.string), .literal(.string): true
        default: false
        }
    }
}
