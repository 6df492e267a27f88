import SwiftModel

/// Role of the button that an item of a list is: destructive where its action can't be undone, cancel where it only
/// gives up.
struct ItemButtonRole {
    let members: [Member]
    let item: ItemAccess
    let enumeration: (SwiftType) -> SwiftEnum?

    private static let givingUp: Set<String> = ["cancel"]

    /// `item.role == .destructive ? .destructive : item.role == .cancel ? .cancel : nil`; nil where no item has a role.
    var code: SwiftCode? {
        if let said = members.first(where: { $0.role == "buttonRole" }), let code = code(saidBy: said) { return code }
        return DestructiveWords.find(among: members, enumeration: enumeration)
            .flatMap { DestructiveWords.role($1, of: item.value($0)) }
    }

    private func code(saidBy member: Member) -> SwiftCode? {
        guard let type = member.valueType else { return nil }
        let name = item.value(member)
        // A text can be any word, and web libraries have these two.
        if type.unwrapped == .string {
            return "\(name) == \"destructive\" ? .destructive : \(name) == \"cancel\" ? .cancel : nil"
        }
        guard let found = enumeration(type) else { return nil }
        let roles = [
            (DestructiveWords.cases(of: found), ".destructive"),
            (DestructiveWords.cases(of: found, in: Self.givingUp), ".cancel"),
        ]
        let choices = roles.compactMap { cases, role -> SwiftCode? in
            DestructiveWords.condition(cases, name).map { "\($0) ? \(plain: role)" }
        }
        guard let first = choices.first else { return nil }
        return "\(choices.dropFirst().reduce(first) { "\($0) : \($1)" }) : nil"
    }
}
