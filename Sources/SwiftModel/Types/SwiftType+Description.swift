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
