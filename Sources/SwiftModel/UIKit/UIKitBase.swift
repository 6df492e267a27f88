/// Superclass of the UIKit class of a component.
package enum UIKitBase: String, Sendable, Hashable, CaseIterable {
    case control = "UIControl"
    case view = "UIView"
}
