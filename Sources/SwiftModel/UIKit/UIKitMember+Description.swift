import WebModel

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
