import WebModel

extension WebType {
    /// The values of a closed set; nil for every other type.
    var literals: [Literal]? {
        switch shape {
        case .enumeration(let values): return values.map { .string($0) }
        case .literal(let literal): return [literal]
        case .union(let members):
            var result: [Literal] = []
            for member in members {
                guard let literals = member.literals, !member.isOptional else { return nil }
                result += literals
            }
            return result
        default: return nil
        }
    }
}
