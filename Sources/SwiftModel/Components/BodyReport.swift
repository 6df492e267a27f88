package import WebModel

package struct BodyReport: Sendable, Hashable {
    /// Whether the templates have a body for the component's primitive. Without one, it gets the body of a container.
    package let isOwn: Bool
    package let inert: [InertMember]

    package init(isOwn: Bool = true, inert: [InertMember] = []) {
        self.isOwn = isOwn
        self.inert = inert
    }
}

/// A member that a caller can give, and that nothing in the body acts on.
package struct InertMember: Sendable, Hashable {
    package let name: SwiftIdentifier
    /// Item that it came from; for a closure, the item that it tells of.
    package let item: ItemReference

    package init(_ name: SwiftIdentifier, of item: ItemReference) {
        self.name = name
        self.item = item
    }
}
