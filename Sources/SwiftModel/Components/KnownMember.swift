package import WebModel

/// Recognizes a member under any name by the web item that it came from and its role; the name, which a row of the
/// matrix may change, is asked for last. One item may become several members (a property becomes `$value` and
/// `onChange`), and a text and the view of the same thing may play one role: only all of these facts name one member.
package struct KnownMember: Sendable, Hashable {
    /// nil where a ledger of before tells, which had names alone.
    package var origin: ItemReference?
    /// nil where another member is for that, and where a ledger of before tells.
    package var role: String?
    package var name: String
    package var isView: Bool
    package var isAddition: Bool

    package init(
        origin: ItemReference?,
        role: String?,
        name: String,
        isView: Bool = false,
        isAddition: Bool = false
    ) {
        self.origin = origin
        self.role = role
        self.name = name
        self.isView = isView
        self.isAddition = isAddition
    }

    package init(named name: String) {
        self.init(origin: nil, role: nil, name: name)
    }

    fileprivate init(_ member: Member) {
        self.init(
            origin: member.origin,
            role: member.role,
            name: member.name.name,
            isView: member.form.isSlot,
            isAddition: member.isAddition
        )
    }
}

extension SwiftComponent {
    package var knownMembers: [[KnownMember]] { membersByKind.map { $0.map { KnownMember($0) } } }
}

extension SwiftStruct {
    package var knownMembers: [KnownMember] {
        members.map { member in
            KnownMember(origin: ItemReference(.property, member.webName), role: member.role, name: member.name.name)
        }
    }
}
