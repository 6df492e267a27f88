/// Address of a button, a link, a row or an item. A click on a link of the web runs its listeners, which often keep the
/// browser from going there itself: so an action that a caller gives is called in place of opening the page.
package struct OpenedPage: Sendable, Hashable {
    package static let role = "url"

    package let url: Member
    package let action: Member?

    package init?(_ members: [Member]) {
        guard let url = members.first(where: Self.isAddress) else { return nil }
        self.url = url
        action = Self.action(in: members)
    }

    /// The page of a component, as far as its primitive opens one; each list decides for its own items.
    package init?(_ members: [Member], of primitive: NativePrimitive?) {
        guard let primitive, Self.primitives.contains(primitive) else { return nil }
        self.init(members)
    }

    package static func tapRole(of primitive: NativePrimitive?) -> String { primitive == .chip ? "onSelect" : "action" }

    private static let primitives: Set<NativePrimitive> = [.button, .iconButton, .link, .card, .listRow, .chip]

    private static func isAddress(_ member: Member) -> Bool {
        member.role == role && member.valueType?.unwrapped == .named("URL")
    }

    private static func action(in members: [Member]) -> Member? {
        for role in ["action", "onSelect"] {
            let found = members.first { member in
                guard member.role == role, case .action(let parameters, _) = member.form else { return false }
                return parameters.isEmpty
            }
            if let found { return found }
        }
        return nil
    }
}
