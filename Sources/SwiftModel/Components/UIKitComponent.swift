import WebModel

/// The UIKit side of a component.
package struct UIKitComponent: Sendable, Hashable {
    package var properties: [UIKitProperty] = []
    /// Properties of UIKit that have the opposite value of an item's: `isEnabled`.
    package var inverted: [SwiftIdentifier] = []
    package var delegateMethods: [UIKitDelegateMethod] = []
    package var controlEvents: [UIKitControlEvent] = []
    package var mechanisms: [UIKitMechanism] = []

    package init() {}
}
