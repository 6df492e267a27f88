package import WebModel

package enum UIKitMember: Sendable, Hashable {
    case property(UIKitProperty)
    case inverted(SwiftIdentifier, origin: ItemReference)
    case delegateMethod(UIKitDelegateMethod)
    case controlEvent(UIKitControlEvent, origin: ItemReference)
    case text(SwiftText)
    case mechanism(UIKitMechanism)
    /// The item is part of another item's member.
    case reference(ItemReference)
}

extension UIKitMember {
    package var name: SwiftIdentifier? {
        get {
            switch self {
            case .property(let property): property.name
            case .inverted(let name, _): name
            case .delegateMethod(let method): method.name
            case .controlEvent, .text, .mechanism, .reference: nil
            }
        }
        set {
            guard let newValue else { return }
            switch self {
            case .property(var property):
                property.name = newValue
                self = .property(property)
            case .inverted(_, let origin): self = .inverted(newValue, origin: origin)
            case .delegateMethod(var method):
                method.name = newValue
                self = .delegateMethod(method)
            case .controlEvent, .text, .mechanism, .reference: break
            }
        }
    }

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
