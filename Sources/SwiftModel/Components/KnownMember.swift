package import WebModel

/// A member as a later run recognizes it under any name: by the web item that it came from and its role. A row of the
/// matrix may change its Swift name, so that the name is asked for last.
///
/// One item may become several members (a property becomes `$value` and `onChange`), and one role may be played by a
/// text and by the view of the same thing: only all of these facts together name one member.
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

    /// Makes a member from its name in a ledger of before, which tells nothing else of it.
    package init(named name: String) {
        self.init(origin: nil, role: nil, name: name)
    }

    fileprivate init(_ member: Member) {
        self.init(origin: member.origin, role: member.role, name: member.name.name, isView: member.form.isSlot)
    }
}

extension SwiftComponent {
    /// Parameters by kind, each kind in its order.
    package var knownMembers: [[KnownMember]] {
        membersByKind.map { $0.map { KnownMember($0) } }
    }
}

extension SwiftStruct {
    /// Members in their order. Each came from a member of the web's object.
    package var knownMembers: [KnownMember] {
        members.map { member in
            KnownMember(
                origin: ItemReference(.property, member.webName),
                role: member.role,
                name: member.name.name
            )
        }
    }
}
