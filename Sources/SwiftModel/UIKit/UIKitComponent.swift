/// The UIKit side of a component.
package struct UIKitComponent: Sendable, Hashable {
    package var base = UIKitBase.view
    package var properties: [UIKitProperty] = []
    package var inverted: [UIKitInversion] = []
    package var delegateMethods: [UIKitDelegateMethod] = []
    package var controlEvents: [UIKitSentEvent] = []
    package var mechanisms: [UIKitMechanism] = []

    package init() {}
}
