extension SwiftComponent {
    /// The members by kind, each kind in its order: values and bindings, data, views, closures. Members for the same
    /// place of an init stand there in this order.
    package var membersByKind: [[Member]] {
        var kinds: [[Member]] = [[], [], [], []]
        for member in members { kinds[member.form.kind].append(member) }
        return kinds
    }

    /// Sorts the members of each kind within the places of the kind.
    package func membersSortingEachKind(_ sorted: ([Member]) -> [Member]) -> [Member] {
        var kinds = membersByKind.map { sorted($0)[...] }
        return members.compactMap { kinds[$0.form.kind].popFirst() }
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

extension Member.Form {
    /// Position in `membersByKind`.
    fileprivate var kind: Int {
        switch self {
        case .value, .binding: 0
        case .items: 1
        case .slot, .rows: 2
        case .action: 3
        }
    }
}
