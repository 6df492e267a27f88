package import WebModel

/// A place of a SwiftUI component for views: a generic parameter and a `@ViewBuilder` argument.
package struct SwiftSlot: Sendable, Hashable {
    package var name: SwiftIdentifier
    package var role = MemberRole.asNamed
    package var viewType: SwiftIdentifier
    package var origin: ItemReference

    package init(name: SwiftIdentifier, viewType: SwiftIdentifier, origin: ItemReference) {
        self.name = name
        self.viewType = viewType
        self.origin = origin
    }
}
