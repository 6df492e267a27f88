import SwiftModel

extension ComponentScaffold {
    /// Whether anything in it is drawn as selected: the whole, as its API says, or something that a user chooses.
    var tellsSelection: Bool {
        // A button that has opened something is drawn as selected.
        let isTold = !ComponentStateFlags(self).states.isDisjoint(with: [.selected, .open])
        if isTold { return true }
        switch swift.primitive {
        case .toggleSwitch, .toggleCheckbox, .toggleButton, .tabView, .paginator, .wizard, .rating, .breadcrumb, .tree,
            .list, .listRow, .table, .menu, .carousel, .dateRange, .datePicker, .timePicker, .card, .pickerMenu,
            .pickerSegmented, .pickerRadioGroup, .pickerInline, .pickerSearch, .item, nil:
            return true
        default: return swift.parts.contains { $0.states.contains(.selected) }
        }
    }
}

/// The states that the API of a component tells of: each with the member that says it.
struct ComponentStateFlags {
    /// Flags in the order in which states count.
    let flags: [(state: StyleStates, condition: SwiftCode)]

    init(_ component: ComponentScaffold) {
        flags = Self.roles.compactMap { state, roles in
            for role in roles {
                guard let member = component.members.first(where: { $0.role == role }) else { continue }
                if member.valueType == .bool || member.form.isBinding(to: .bool) { return (state, member.reference) }
                if member.valueType == .optional(.bool) { return (state, .operation("\(member.reference) == true")) }
            }
            return nil
        }
    }

    var states: StyleStates { flags.reduce(.normal) { $0.union($1.state) } }

    private static let roles: [(StyleStates, [String])] = [
        (.required, ["isRequired"]),
        (.visited, ["isVisited"]),
        (.open, ["isExpanded", "isPresented", "isOpen"]),
        (.mixed, ["isMixed", "isIndeterminate"]),
        (.selected, ["isSelected", "isOn", "isChecked", "isCurrent", "isActive", "isPressed"]),
        (.loading, ["isLoading", "isBusy"]),
        (.invalid, ["isInvalid", "hasError"]),
        (.readOnly, ["isReadOnly"]),
    ]
}
