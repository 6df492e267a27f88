extension SwiftComponent {
    /// The members by kind, each kind in its order: values and bindings, data, views, closures. What stands at the same
    /// place of an init stands there in this order.
    package var membersByKind: [[Member]] {
        var kinds: [[Member]] = [[], [], [], []]
        for member in members {
            switch member.form {
            case .value, .binding: kinds[0].append(member)
            case .items: kinds[1].append(member)
            case .slot, .rows: kinds[2].append(member)
            case .action: kinds[3].append(member)
            }
        }
        return kinds
    }

    /// Values and bindings.
    package var properties: [Member] { members.filter { $0.valueType != nil || $0.form.isBinding } }

    package var slots: [Member] { members.filter(\.form.isSlot) }

    package var actions: [Member] { members.filter(\.form.isAction) }

    /// The tags of the components that it draws as data.
    package var children: [String] {
        members.compactMap { if case .items(_, let tag) = $0.form { tag } else { nil } }
    }
}
