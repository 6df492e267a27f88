extension SwiftType {
    package var isOptional: Bool {
        if case .optional = self { true } else { false }
    }

    /// An optional stays as it is, for no API that we make tells two kinds of nothing apart.
    package var optional: SwiftType { isOptional ? self : .optional(self) }

    /// The type with every hole filled. An optional hole that gets an optional type stays optional once.
    package func replacingPlaceholders(_ replacement: (Placeholder) -> SwiftType) -> SwiftType {
        replacing { if case .placeholder(let placeholder) = $0 { replacement(placeholder) } else { nil } }
    }

    /// The type with other types in the place of some; nil leaves a type as it is, with the replacements inside of it.
    package func replacing(_ replacement: (SwiftType) -> SwiftType?) -> SwiftType {
        if let other = replacement(self) { return other }
        return switch self {
        case .placeholder: self
        case .generated(let name, let arguments):
            .generated(name, arguments: arguments.map { $0.replacing(replacement) })
        case .named(let name, let arguments): .named(name, arguments: arguments.map { $0.replacing(replacement) })
        case .optional(let type): type.replacing(replacement).optional
        case .array(let type): .array(type.replacing(replacement))
        case .dictionary(let key, let value):
            .dictionary(key: key.replacing(replacement), value: value.replacing(replacement))
        case .tuple(let elements):
            .tuple(elements.map { TupleElement(label: $0.label, type: $0.type.replacing(replacement)) })
        case .function(let parameters, let result):
            .function(parameters: parameters.map { $0.replacing(replacement) }, returns: result.replacing(replacement))
        }
    }
}
