package import WebModel

/// Counterpart of a web item in UIKit.
package enum UIKitMember: Sendable, Hashable {
    case property(UIKitProperty)
    /// A property that UIKit has, with the opposite value: `isEnabled` for `disabled`.
    case inverted(SwiftIdentifier, origin: ItemReference)
    case delegateMethod(UIKitDelegateMethod)
    case controlEvent(UIKitControlEvent, origin: ItemReference)
    /// A member of the component's `Strings`.
    case text(SwiftText)
    case mechanism(UIKitMechanism)
    /// The item is part of another item's member.
    case reference(ItemReference)
}
