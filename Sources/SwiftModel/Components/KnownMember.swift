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

/// Origin of a struct: a component's item of its type, or a member of its type inside the struct of an item.
package struct StructOrigin: Sendable, Hashable {
    package let tag: String
    package let item: ItemReference
    /// The members on the way from there, by their names on the web; none for the item's own type.
    package let path: [String]

    package init(tag: String, item: ItemReference, path: [String] = []) {
        self.tag = tag
        self.item = item
        self.path = path
    }

    func of(_ tag: String) -> StructOrigin { StructOrigin(tag: tag, item: item, path: path) }
}

extension StructOrigin: Comparable {
    package static func < (left: StructOrigin, right: StructOrigin) -> Bool {
        if left.tag != right.tag { return left.tag < right.tag }
        if left.path.count != right.path.count { return left.path.count < right.path.count }
        if left.item != right.item { return left.item < right.item }
        return left.path.lexicographicallyPrecedes(right.path)
    }
}

/// Struct as a later run knows it again: by where it came from, for a row of the matrix or another version may call it
/// otherwise; and by its name, for the web may call the item otherwise.
package struct KnownStruct: Sendable, Hashable {
    /// nil where a ledger of before tells, which had names alone, and where nothing of a component is of the type.
    package var origin: StructOrigin?
    package var name: String
    package var members: [KnownMember]

    package init(origin: StructOrigin?, name: String, members: [KnownMember]) {
        self.origin = origin
        self.name = name
        self.members = members
    }
}

extension KnownStruct: Comparable {
    package static func < (left: KnownStruct, right: KnownStruct) -> Bool {
        if left.name != right.name { return left.name < right.name }
        switch (left.origin, right.origin) {
        case (let origin?, let other?): return origin < other
        case (nil, let other): return other != nil
        case (_?, nil): return false
        }
    }
}
