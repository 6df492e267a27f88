package import WebModel

/// A method of the delegate protocol; its first parameter, the component itself, is not listed.
package struct UIKitDelegateMethod: Sendable, Hashable {
    package var name: SwiftIdentifier
    package var parameters: [SwiftType]
    package var origin: ItemReference
    /// Item that it tells of, where another item's rule made it.
    package var event: ItemReference?

    package init(
        name: SwiftIdentifier,
        parameters: [SwiftType] = [],
        origin: ItemReference,
        event: ItemReference? = nil
    ) {
        self.name = name
        self.parameters = parameters
        self.origin = origin
        self.event = event
    }
}

extension UIKitDelegateMethod: CustomStringConvertible {
    /// Spelling in a matrix: `delegate.didRequestRemove(Double)`.
    package var description: String {
        "delegate.\(name.member)(" + parameters.map(\.description).joined(separator: ", ") + ")"
    }
}
