/// A design token as callers of the package write it: `ElevateAliases.Danger.fill`.
package struct TokenMember: Sendable, Hashable {
    /// The enum that is a file of its own.
    package let container: SwiftIdentifier
    package let group: SwiftIdentifier?
    package let name: SwiftIdentifier
    package let reference: String
    package let type: String
    /// Expression that it is set to, on one line: the members that it refers to, and literals.
    package let value: String

    package init(
        container: SwiftIdentifier,
        group: SwiftIdentifier?,
        name: SwiftIdentifier,
        reference: String,
        type: String,
        value: String
    ) {
        self.container = container
        self.group = group
        self.name = name
        self.reference = reference
        self.type = type
        self.value = value
    }
}
