extension SwiftType {
    /// The generated types that a type names.
    package var generatedNames: [GeneratedTypeName] {
        switch self {
        case .generated(let name, let arguments): [name] + arguments.flatMap(\.generatedNames)
        case .named(_, let arguments): arguments.flatMap(\.generatedNames)
        case .optional(let inner), .array(let inner): inner.generatedNames
        case .dictionary(let key, let value): key.generatedNames + value.generatedNames
        case .tuple(let elements): elements.flatMap(\.type.generatedNames)
        case .function(let parameters, let returns): parameters.flatMap(\.generatedNames) + returns.generatedNames
        case .placeholder: []
        }
    }
}
