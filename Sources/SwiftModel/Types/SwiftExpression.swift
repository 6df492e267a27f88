/// A value in Swift source: the default of a parameter, the raw value of a case.
package indirect enum SwiftExpression: Sendable, Hashable {
    case nothing
    case boolean(Bool)
    case integer(Int)
    case number(Double)
    case string(String)
    case array([SwiftExpression])
    case emptyDictionary
    /// `.neutral`, `.zero`: a static member of the type that is expected.
    case member(SwiftIdentifier)
    /// `EdgeInsets(top: 8, leading: 16, …)`
    case construction(type: String, arguments: [Argument])

    package struct Argument: Sendable, Hashable {
        package let label: SwiftIdentifier?
        package let value: SwiftExpression

        package init(label: SwiftIdentifier?, value: SwiftExpression) {
            self.label = label
            self.value = value
        }
    }
}

extension SwiftExpression: CustomStringConvertible {
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
    package var description: String { label.map { "\($0.label): \(value)" } ?? value.description }
}
