extension SwiftType {
    /// The names in a type, of a dotted one the first part: `Item` of `Set<Item.ID>`.
    package var rootNames: [String] { names.map { String($0.prefix { $0 != "." }) } }

    /// The names in a type, dots and all.
    package var names: [String] {
        switch self {
        case .named(let name, let arguments): [name] + arguments.flatMap(\.names)
        case .optional(let inner), .array(let inner): inner.names
        case .dictionary(let key, let value): key.names + value.names
        case .tuple(let elements): elements.flatMap(\.type.names)
        case .function(let parameters, let returns): parameters.flatMap(\.names) + returns.names
        case .generated(_, let arguments): arguments.flatMap(\.names)
        case .placeholder: []
        }
    }
}
