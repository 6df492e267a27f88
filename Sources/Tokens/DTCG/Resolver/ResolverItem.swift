import JSON

/// A set or a modifier: what is said where it is used goes before what is said where that refers to.
struct ResolverItem {
    enum Kind: String {
        case set, modifier
    }

    let kind: Kind
    let name: String
    let local: JSONValue
    var target: JSONValue?

    subscript(key: String) -> JSONValue? { local[key] ?? target?[key] }

    /// All properties of both.
    var members: [(key: JSONString, value: JSONValue)] {
        Array(local.members) + (target.map { Array($0.members) } ?? [])
    }
}
