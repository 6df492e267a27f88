package indirect enum SwiftType: Sendable, Hashable {
    /// A type by its name, generic arguments and all: `Bool`, `Set<Int>`, `Item.ID`.
    case named(String, arguments: [SwiftType] = [])
    case optional(SwiftType)
    case array(SwiftType)
    case dictionary(key: SwiftType, value: SwiftType)
    /// Tuple, never of one element; `Void` where it has none.
    case tuple([TupleElement])
    case function(parameters: [SwiftType], returns: SwiftType)
    /// A type that is generated with the components, with its generic arguments where it has type parameters.
    case generated(GeneratedTypeName, arguments: [SwiftType] = [])
    /// A hole in a rule, which a translation fills. No translated member has one.
    case placeholder(Placeholder)

    package struct TupleElement: Sendable, Hashable {
        package let label: SwiftIdentifier?
        package let type: SwiftType

        package init(label: SwiftIdentifier? = nil, type: SwiftType) {
            self.label = label
            self.type = type
        }
    }

    package enum Placeholder: String, Sendable, Hashable, CaseIterable {
        case type = "Type"
        case enumeration = "Enum"
        case item = "Item"
        /// Type of the data that an event carries.
        case detail = "Detail"
        case component = "Component"
    }

    package static let void = SwiftType.tuple([])
}

extension SwiftType: CustomStringConvertible {
    /// Swift source of the type, with placeholders as a matrix writes them.
    package var description: String {
        switch self {
        case .named(let name, let arguments): return name + Self.generic(arguments)
        case .optional(let wrapped):
            // A mark behind a closure would go to its result: `((Int) -> Void)?`.
            if case .function = wrapped { return "(\(wrapped))?" }
            return "\(wrapped)?"
        case .array(let element): return "[\(element)]"
        case .dictionary(let key, let value): return "[\(key): \(value)]"
        case .tuple([]): return "Void"
        case .tuple(let elements): return "(\(elements.map(\.description).joined(separator: ", ")))"
        case .function(let parameters, let result): return "(\(Self.list(parameters))) -> \(result)"
        case .generated(let name, let arguments): return name.description + Self.generic(arguments)
        case .placeholder(let placeholder): return "{\(placeholder.rawValue)}"
        }
    }

    private static func generic(_ arguments: [SwiftType]) -> String { arguments.isEmpty ? "" : "<\(list(arguments))>" }

    private static func list(_ types: [SwiftType]) -> String { types.map(\.description).joined(separator: ", ") }
}

extension SwiftType.TupleElement: CustomStringConvertible {
    package var description: String { (label.map { "\($0.declaration): " } ?? "") + type.description }
}

extension SwiftType {
    /// The type itself and all types in it, each before its own parts.
    private var parts: [SwiftType] {
        let inner: [SwiftType] =
            switch self {
            case .named(_, let arguments), .generated(_, let arguments): arguments
            case .optional(let inner), .array(let inner): [inner]
            case .dictionary(let key, let value): [key, value]
            case .tuple(let elements): elements.map(\.type)
            case .function(let parameters, let result): parameters + [result]
            case .placeholder: []
            }
        return [self] + inner.flatMap(\.parts)
    }

    package var generatedNames: [GeneratedTypeName] {
        parts.compactMap { if case .generated(let name, _) = $0 { name } else { nil } }
    }

    /// The names in a type, dots and all.
    package var names: [String] { parts.compactMap { if case .named(let name, _) = $0 { name } else { nil } } }

    /// The names in a type, of a dotted one the first part: `Item` of `Set<Item.ID>`.
    package var rootNames: [String] { names.map { String($0.prefix { $0 != "." }) } }

    package var containsPlaceholder: Bool { parts.contains { if case .placeholder = $0 { true } else { false } } }
}
