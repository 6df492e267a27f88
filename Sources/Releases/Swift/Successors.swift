import WebModel

/// New members by the items that they come from: possible new names of members that are gone.
struct Successors<Member> {
    private let members: [ItemReference: Member]
    private let renames: SwiftRenames
    private let origin: (Member) -> ItemReference?

    init(_ added: [Member], of renames: SwiftRenames, origin: @escaping (Member) -> ItemReference?) {
        self.renames = renames
        self.origin = origin
        members = Dictionary(added.compactMap { member in origin(member).map { ($0, member) } }) { first, _ in first }
    }

    /// The member of the item that a member's own item is called now; nil where there is none.
    func successor(of member: Member) -> Member? {
        origin(member).flatMap { members[renames.name(of: $0)] }
    }
}
