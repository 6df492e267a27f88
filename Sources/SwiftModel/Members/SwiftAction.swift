package import WebModel

/// A closure that a component calls.
package struct SwiftAction: Sendable, Hashable {
    package var name: SwiftIdentifier
    package var role = MemberRole.asNamed
    package var parameters: [SwiftType]
    /// Whether a caller may leave it out.
    package var isOptional: Bool
    package var origin: ItemReference
    /// What it tells of, where that is another item than the one whose rule made it; an event has words of its own.
    package var event: ItemReference?

    package init(
        name: SwiftIdentifier,
        parameters: [SwiftType] = [],
        isOptional: Bool,
        origin: ItemReference,
        event: ItemReference? = nil
    ) {
        self.name = name
        self.parameters = parameters
        self.isOptional = isOptional
        self.origin = origin
        self.event = event
    }
}
