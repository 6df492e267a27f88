package import WebModel

/// A closure that a component calls.
package struct SwiftAction: Sendable, Hashable {
    package var name: SwiftIdentifier
    package var parameters: [SwiftType]
    /// Whether a caller may leave it out.
    package var isOptional: Bool
    package var origin: ItemReference

    package init(name: SwiftIdentifier, parameters: [SwiftType] = [], isOptional: Bool, origin: ItemReference) {
        self.name = name
        self.parameters = parameters
        self.isOptional = isOptional
        self.origin = origin
    }
}
