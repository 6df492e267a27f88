package import WebModel

/// A member of a component's `Strings`: a text, or a function that makes one.
package struct SwiftText: Sendable, Hashable {
    package var name: SwiftIdentifier
    package var type: SwiftType
    package var defaultValue: SwiftExpression?
    package var origin: ItemReference

    package init(name: SwiftIdentifier, type: SwiftType, defaultValue: SwiftExpression?, origin: ItemReference) {
        self.name = name
        self.type = type
        self.defaultValue = defaultValue
        self.origin = origin
    }
}

extension SwiftText: CustomStringConvertible {
    /// Declaration with the struct that it stands in: `Strings.today: String = "Today"`.
    package var description: String { "Strings.\(name.declaration): \(type)" + (defaultValue.map { " = \($0)" } ?? "") }
}
