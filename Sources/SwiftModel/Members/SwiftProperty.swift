package import WebModel

/// A property of a SwiftUI component and the parameter of its init.
package struct SwiftProperty: Sendable, Hashable {
    package enum Storage: Sendable, Hashable {
        case value
        /// What the user changes: a `Binding` to the caller's state.
        case binding
    }

    package var storage: Storage
    package var name: SwiftIdentifier
    package var role = MemberRole.asNamed
    package var type: SwiftType
    /// nil where the caller has to give the value.
    package var defaultValue: SwiftExpression?
    /// The web item that it came from.
    package var origin: ItemReference

    package init(
        _ storage: Storage = .value,
        name: SwiftIdentifier,
        type: SwiftType,
        defaultValue: SwiftExpression? = nil,
        origin: ItemReference
    ) {
        self.storage = storage
        self.name = name
        self.type = type
        self.defaultValue = defaultValue
        self.origin = origin
    }
}
