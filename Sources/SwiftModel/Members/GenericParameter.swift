/// A type parameter that a component has for the data of its caller: `Item: Identifiable`.
package struct GenericParameter: Sendable, Hashable {
    package var name: SwiftIdentifier
    package var constraint: SwiftType?

    package init(name: SwiftIdentifier, constraint: SwiftType?) {
        self.name = name
        self.constraint = constraint
    }

    /// As it stands in angle brackets.
    package var declaration: String {
        constraint.map { "\(name.declaration): \($0)" } ?? name.declaration
    }
}
