import SwiftModel

/// Values in examples as a person writes them.
enum ExampleLiteral {
    /// `.primary`, also where the type is optional, unless that has a case of this name itself.
    static func text(_ value: SwiftExpression, as type: SwiftType) -> String {
        if case .member(let member) = value, !["none", "some"].contains(member.name) { return value.description }
        return value.text(as: type)
    }

    /// A text of the markup as a value that is made of text.
    static func text(_ text: String, as type: SwiftType) -> String {
        let literal = SwiftStringLiteral(text).description
        return type == .optional(.named("URL")) ? "URL(string: \(literal))" : literal
    }

    /// Whether a value is made of a text, so that it need not be checked.
    static func isMade(of type: SwiftType) -> Bool { type.unwrapped == .string || type == .optional(.named("URL")) }
}
