/// A type parameter that a component has for what its caller gives: `Item: Identifiable` for the data of a table,
/// `Value: Hashable` for what is chosen.
package struct GenericParameter: Sendable, Hashable {
    package var name: SwiftIdentifier
    package var constraint: SwiftType?
    /// The type that a value is of on the web. What can't have type parameters has that in the place of this one: a class of
    /// UIKit, and a list that chooses nothing. nil where there is none, and all of these have the type parameter as well.
    package var standIn: SwiftType?
    /// Of an item: whether a caller may leave the value out where it is text, which then is the label.
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

    /// As it stands in angle brackets.
    package var declaration: String {
        constraint.map { "\(name.declaration): \($0)" } ?? name.declaration
    }

    /// As the members of its component name it.
    package var type: SwiftType { .named(name.name) }
}
