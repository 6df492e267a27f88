extension SwiftType {
    /// The names in a type, of a dotted one the first part: `Item` of `Set<Item.ID>`.
    package var rootNames: [String] {
        switch self {
        case .named(let name, let arguments):
            [String(name.prefix { $0 != "." })] + arguments.flatMap(\.rootNames)
        case .optional(let inner), .array(let inner): inner.rootNames
        case .dictionary(let key, let value): key.rootNames + value.rootNames
        case .tuple(let elements): elements.flatMap(\.type.rootNames)
        case .function(let parameters, let returns): parameters.flatMap(\.rootNames) + returns.rootNames
        case .generated(_, let arguments): arguments.flatMap(\.rootNames)
        case .placeholder: []
        }
    }
}
