extension SwiftUIMember {
    /// What it is for; nil for what is no member of a view.
    package var role: MemberRole? {
        get {
            switch self {
            case .property(let property): property.role
            case .slot(let slot): slot.role
            case .action(let action): action.role
            case .items(let items): items.role
            case .text, .mechanism, .reference: nil
            }
        }
        set {
            guard let newValue else { return }
            switch self {
            case .property(var property):
                property.role = newValue
                self = .property(property)
            case .slot(var slot):
                slot.role = newValue
                self = .slot(slot)
            case .action(var action):
                action.role = newValue
                self = .action(action)
            case .items(var items):
                items.role = newValue
                self = .items(items)
            case .text, .mechanism, .reference: break
            }
        }
    }

    /// The name of the parameter; nil for what has none.
    package var name: SwiftIdentifier? {
        get {
            switch self {
            case .property(let property): property.name
            case .slot(let slot): slot.name
            case .action(let action): action.name
            case .items(let items): items.name
            case .text, .mechanism, .reference: nil
            }
        }
        set {
            guard let newValue else { return }
            switch self {
            case .property(var property):
                property.name = newValue
                self = .property(property)
            case .slot(var slot):
                slot.name = newValue
                self = .slot(slot)
            case .action(var action):
                action.name = newValue
                self = .action(action)
            case .items(var items):
                items.name = newValue
                self = .items(items)
            case .text, .mechanism, .reference: break
            }
        }
    }
}
