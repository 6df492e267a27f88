import WebModel

extension WebType {
    /// The values of an enumeration, which stays one if it has a single value, where a union would be the value alone.
    static func closedSet(of literals: [WebType]) -> WebType {
        let union = WebType.union(of: literals)
        if case .literal(.string(let only)) = union.shape { return WebType(.enumeration([only])) }
        return union
    }

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
