// STUB: the naming room replaces this file.
extension SwiftUIMember: CustomStringConvertible {
    package var description: String {
        switch self {
        case .property(let property): property.name.name
        case .slot(let slot): "\(slot.name.name): View"
        case .action(let action): "\(action.name.name)()"
        case .items(let items): items.name.name
        case .mechanism(let mechanism): mechanism.rawValue
        case .reference(let item): "see \(item)"
        }
    }
}

extension UIKitMember: CustomStringConvertible {
    package var description: String {
        switch self {
        case .property(let property): property.name.name
        case .inverted(let name, _): "\(name.name) = !"
        case .delegateMethod(let method): "delegate.\(method.name.name)()"
        case .controlEvent(let event, _): event.rawValue
        case .mechanism(let mechanism): mechanism.rawValue
        case .reference(let item): "see \(item)"
        }
    }
}
