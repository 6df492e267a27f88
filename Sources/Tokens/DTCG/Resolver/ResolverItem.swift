import JSON

/// A set or a modifier: what is said where it is used goes before what is said where that refers to, and so on.
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

    /// All properties of all of them.
    var members: [(key: JSONString, value: JSONValue)] {
        Array(local.members) + targets.flatMap { Array($0.members) }
    }
}
