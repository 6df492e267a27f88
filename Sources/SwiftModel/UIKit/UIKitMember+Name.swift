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
}
