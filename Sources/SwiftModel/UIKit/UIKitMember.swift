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

extension UIKitMember {
    /// The member with other types for the values that callers give and get.
    package func mappingTypes(_ change: (SwiftType) -> SwiftType) -> UIKitMember {
        switch self {
        case .property(var property):
            property.type = change(property.type)
            return .property(property)
        case .delegateMethod(var method):
            method.parameters = method.parameters.map(change)
            return .delegateMethod(method)
        case .inverted, .controlEvent, .text, .mechanism, .reference: return self
        }
    }
}

extension UIKitMember: CustomStringConvertible {
    /// Spelling in a matrix.
    package var description: String {
        switch self {
        case .property(let property): property.description
        case .inverted(let name, _): "\(name.declaration) = !"
        case .delegateMethod(let method): method.description
        case .controlEvent(let event, _): event.rawValue
        case .text(let text): text.description
        case .mechanism(let mechanism): mechanism.rawValue
        case .reference(let item): "see \(item)"
        }
    }
}
