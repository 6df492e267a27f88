extension SwiftExpression: CustomStringConvertible {
    /// Swift source of the expression.
    package var description: String {
        switch self {
        case .nothing: "nil"
        case .boolean(let value): value ? "true" : "false"
        case .integer(let value): String(value)
        case .number(let value): Self.source(of: value)
        case .string(let text): SwiftStringLiteral(text).description
        case .array(let elements): "[" + elements.map(\.description).joined(separator: ", ") + "]"
        case .emptyDictionary: "[:]"
        case .member(let name): "." + name.member
        case .construction(let type, let arguments):
            "\(type)(" + arguments.map(\.description).joined(separator: ", ") + ")"
        }
    }

    /// The shortest text that means the same; a value without digits is a member of the type.
    private static func source(of value: Double) -> String {
        if value.isNaN { return ".nan" }
        if value.isInfinite { return value < 0 ? "-.infinity" : ".infinity" }
        return value.description
    }
}

extension SwiftExpression.Argument: CustomStringConvertible {
    package var description: String {
        label.map { "\($0.label): \(value)" } ?? value.description
    }
}
