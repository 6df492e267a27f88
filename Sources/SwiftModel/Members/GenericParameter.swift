/// Type parameter for values of callers: `Item: Identifiable` for the data of a table, `Value: Hashable` for a choice.
package struct GenericParameter: Sendable, Hashable {
    package var name: SwiftIdentifier
    package var constraint: SwiftType?
    /// The type of the value on the web, for places without type parameters: a class of UIKit, and a list that chooses
    /// nothing. nil where there is no such type, and class and list have the type parameter as well.
    package var standIn: SwiftType?
    /// Whether a caller may leave out the value of an item where it is text, which then is the label.
    package var mayBeOmitted: Bool

    package init(name: SwiftIdentifier, constraint: SwiftType?, standIn: SwiftType? = nil, mayBeOmitted: Bool = false) {
        self.name = name
        self.constraint = constraint
        self.standIn = standIn
        self.mayBeOmitted = mayBeOmitted
    }

    package var declaration: String { constraint.map { "\(name.declaration): \($0)" } ?? name.declaration }

    package var type: SwiftType { .named(name.name) }
}
