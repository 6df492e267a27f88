/// Type parameter of a component for values of its caller: `Item: Identifiable` for the data of a table,
/// `Value: Hashable` for the chosen value.
package struct GenericParameter: Sendable, Hashable {
    package var name: SwiftIdentifier
    package var constraint: SwiftType?
    /// The type that a value is of on the web. It takes the place of the type parameter where there can be none: in a
    /// class of UIKit, and in a list that chooses nothing. nil where there is no such type, and class and list have the
    /// type parameter as well.
    package var standIn: SwiftType?
    /// Whether a caller may leave out the value of an item where it is text, which then is the label.
    package var mayBeOmitted: Bool

    package init(
        name: SwiftIdentifier,
        constraint: SwiftType?,
        standIn: SwiftType? = nil,
        mayBeOmitted: Bool = false
    ) {
        self.name = name
        self.constraint = constraint
        self.standIn = standIn
        self.mayBeOmitted = mayBeOmitted
    }

    /// Spelling in angle brackets.
    package var declaration: String {
        constraint.map { "\(name.declaration): \($0)" } ?? name.declaration
    }

    /// Type by which the members of its component name it.
    package var type: SwiftType { .named(name.name) }
}
