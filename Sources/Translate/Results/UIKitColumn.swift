package import SwiftModel
package import WebModel

package enum UIKitColumn: Sendable, Hashable {
    case skip
    case same
    case results([UIKitResult])
}

package enum UIKitResult: Sendable, Hashable {
    /// `prefixView: UIView?`
    case value(NameTemplate, SwiftType, default: SwiftExpression?)
    /// `isEnabled = !`
    case inverted(NameTemplate)
    /// `delegate.didRequestRemove(Detail)`
    case delegateMethod(NameTemplate, [SwiftType])
    /// `.touchUpInside`
    case controlEvent(UIKitControlEvent)
    /// `becomeFirstResponder()`
    case mechanism(UIKitMechanism)
    /// `see open`
    case reference(ItemReference)
}

extension UIKitResult {
    /// nil where the result makes none. Methods of the delegate have a scope of their own.
    var name: NameTemplate? {
        switch self {
        case .value(let name, _, _), .inverted(let name): name
        case .delegateMethod, .controlEvent, .mechanism, .reference: nil
        }
    }
}
