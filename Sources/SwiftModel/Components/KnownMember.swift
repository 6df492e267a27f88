package import WebModel

/// A member as a later run knows it again, whatever it is called by then: the web item that it came from and what it is
/// for. Its Swift name is what a row of the matrix may change, so that it is asked for last.
///
/// One item may become several members (a property becomes `$value` and `onChange`), and one role may be played by a text
/// and by the view of the same thing: only all of it together names one member.
package struct KnownMember: Sendable, Hashable {
    /// nil where a ledger of before tells, which had names alone.
    package var origin: ItemReference?
    /// nil where another member is for that, and where a ledger of before tells.
    package var role: String?
    package var name: String
    /// Whether a caller gives a view.
    package var isView: Bool

    package init(origin: ItemReference?, role: String?, name: String, isView: Bool = false) {
        self.origin = origin
        self.role = role
        self.name = name
        self.isView = isView
    }

    /// What a ledger of before tells of a member.
    package init(named name: String) {
        self.init(origin: nil, role: nil, name: name)
    }

    fileprivate init(_ origin: ItemReference, _ role: MemberRole, _ name: SwiftIdentifier, isView: Bool = false) {
        self.init(origin: origin, role: role.name(of: name), name: name.name, isView: isView)
    }
}

extension SwiftComponent {
    /// Its parameters: the properties, the items, the views and the closures, each in their order.
    package var knownMembers: [[KnownMember]] {
        [
            properties.map { KnownMember($0.origin, $0.role, $0.name) },
            items.map { KnownMember($0.origin, $0.role, $0.name) },
            slots.map { KnownMember($0.origin, $0.role, $0.name, isView: true) },
            actions.map { KnownMember($0.origin, $0.role, $0.name) },
        ]
    }
}

extension SwiftStruct {
    /// Its members in their order. What they came from is a member of the web's object.
    package var knownMembers: [KnownMember] {
        members.map { KnownMember(ItemReference(.property, $0.webName), $0.role, $0.name) }
    }
}
