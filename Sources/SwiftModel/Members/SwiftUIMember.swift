package import WebModel

/// What a web item became in SwiftUI.
package enum SwiftUIMember: Sendable, Hashable {
    case property(SwiftProperty)
    case slot(SwiftSlot)
    case action(SwiftAction)
    case items(SwiftItems)
    /// A member of the component's `Strings`.
    case text(SwiftText)
    case mechanism(SwiftUIMechanism)
    /// The item is part of what another one became: `show()` of the binding that `open` is.
    case reference(ItemReference)
}
