import Core

/// Set or modifier. Properties at its place of use go before the properties of the object referred to there, and so on.
struct ResolverItem {
    enum Kind: String {
        case set, modifier
    }

    let kind: Kind
    let name: String
    let local: JSONValue
    /// Objects that it refers to, the nearest first.
    var targets: [JSONValue] = []

    subscript(key: String) -> JSONValue? {
        local[key] ?? targets.lazy.compactMap { $0[key] }.first
    }

    /// Properties of the item, followed by the properties of all its targets.
    var members: [(key: JSONString, value: JSONValue)] {
        Array(local.members) + targets.flatMap { Array($0.members) }
    }
}
