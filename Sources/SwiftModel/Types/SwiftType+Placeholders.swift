extension SwiftType {
    package var isOptional: Bool {
        if case .optional = self { true } else { false }
    }

    /// The optional of the type; of an optional type the type itself, for no API that we make tells two kinds of
    /// nothing apart.
    package var optional: SwiftType {
        isOptional ? self : .optional(self)
    }

    package var containsPlaceholder: Bool {
        switch self {
        case .placeholder: true
        case .generated: false
        case .named(_, let arguments): arguments.contains(where: \.containsPlaceholder)
        case .optional(let type), .array(let type): type.containsPlaceholder
        case .dictionary(let key, let value): key.containsPlaceholder || value.containsPlaceholder
        case .tuple(let elements): elements.contains { $0.type.containsPlaceholder }
        case .function(let parameters, let result):
            result.containsPlaceholder || parameters.contains(where: \.containsPlaceholder)
        }
    }

    /// The type with every hole filled. An optional hole that gets an optional type stays optional once.
    package func replacingPlaceholders(_ replacement: (Placeholder) -> SwiftType) -> SwiftType {
        switch self {
        case .placeholder(let placeholder): replacement(placeholder)
        case .generated: self
        case .named(let name, let arguments):
            .named(name, arguments: arguments.map { $0.replacingPlaceholders(replacement) })
        case .optional(let type): type.replacingPlaceholders(replacement).optional
        case .array(let type): .array(type.replacingPlaceholders(replacement))
        case .dictionary(let key, let value):
            .dictionary(key: key.replacingPlaceholders(replacement), value: value.replacingPlaceholders(replacement))
        case .tuple(let elements):
            .tuple(
                elements.map { TupleElement(label: $0.label, type: $0.type.replacingPlaceholders(replacement)) }
            )
        case .function(let parameters, let result):
            .function(
                parameters: parameters.map { $0.replacingPlaceholders(replacement) },
                returns: result.replacingPlaceholders(replacement)
            )
        }
    }
}
