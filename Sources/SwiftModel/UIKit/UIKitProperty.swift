package import WebModel

package struct UIKitProperty: Sendable, Hashable {
    package var name: SwiftIdentifier
    package var type: SwiftType
    /// nil where the caller of the init has to give the value.
    package var defaultValue: SwiftExpression?
    package var origin: ItemReference
    /// Whether its value is the opposite of the item's value in SwiftUI: `isEnabled` of a view that is no control.
    package var isInverted: Bool

    package init(
        name: SwiftIdentifier,
        type: SwiftType,
        defaultValue: SwiftExpression? = nil,
        origin: ItemReference,
        isInverted: Bool = false
    ) {
        self.name = name
        self.type = type
        self.defaultValue = defaultValue
        self.origin = origin
        self.isInverted = isInverted
    }
}

extension UIKitProperty: CustomStringConvertible {
    /// Spelling in a matrix: `isSelected: Bool = false`.
    package var description: String { "\(name.declaration): \(type)" + (defaultValue.map { " = \($0)" } ?? "") }
}
