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
        var text = ""
        write(to: &text)
        return text
    }

    private func write(to text: inout String) {
        switch self {
        case .named(let name, let arguments):
            text += name
            Self.writeGeneric(arguments, to: &text)
        case .optional(let wrapped):
            wrapped.writeOperand(to: &text)
            text += "?"
        case .array(let element):
            text += "["
            element.write(to: &text)
            text += "]"
        case .dictionary(let key, let value):
            text += "["
            key.write(to: &text)
            text += ": "
            value.write(to: &text)
            text += "]"
        case .tuple(let elements):
            Self.write(elements, to: &text)
        case .function(let parameters, let result):
            text += "("
            Self.write(parameters, to: &text)
            text += ") -> "
            result.write(to: &text)
        case .generated(let name, let arguments):
            text += name.description
            Self.writeGeneric(arguments, to: &text)
        case .placeholder(let placeholder):
            text += "{\(placeholder.rawValue)}"
        }
    }

    /// Adds parentheses where a mark behind the type would go to a part of it: `((Int) -> Void)?`.
    private func writeOperand(to text: inout String) {
        guard case .function = self else { return write(to: &text) }
        text += "("
        write(to: &text)
        text += ")"
    }

    private static func writeGeneric(_ arguments: [SwiftType], to text: inout String) {
        guard !arguments.isEmpty else { return }
        text += "<"
        write(arguments, to: &text)
        text += ">"
    }

    private static func write(_ types: [SwiftType], to text: inout String) {
        for (index, type) in types.enumerated() {
            if index > 0 { text += ", " }
            type.write(to: &text)
        }
    }

    private static func write(_ elements: [TupleElement], to text: inout String) {
        guard !elements.isEmpty else {
            text += "Void"
            return
        }
        text += "("
        for (index, element) in elements.enumerated() {
            if index > 0 { text += ", " }
            if let label = element.label { text += "\(label.declaration): " }
            element.type.write(to: &text)
        }
        text += ")"
    }
}

extension SwiftType {
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
