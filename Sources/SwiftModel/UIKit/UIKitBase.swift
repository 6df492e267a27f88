/// What the UIKit class of a component is a subclass of.
package enum UIKitBase: String, Sendable, Hashable, CaseIterable {
    case control = "UIControl"
    case view = "UIView"
}
