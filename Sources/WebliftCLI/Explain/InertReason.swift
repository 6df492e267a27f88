import SwiftModel
import Translate

/// Reason why an item is inert: the members in Swift that nothing acts on, and their role.
struct InertReason {
    private let members: [String]
    private let role: String?
    private let primitive: String?
    private let isItem: Bool

    init(_ item: ItemTranslation, in component: CoveredComponent) {
        let inert = component.inertMembers(of: item)
        members = inert
        let own = item.swiftUI.compactMap(\.member).filter { inert.contains($0.name.name) }
        role = own.lazy.compactMap(\.role).first { MemberRole.known.contains($0) }
        primitive = component.translation.component.primitive?.rawValue
        isItem = component.translation.component.primitive == .item
    }

    /// Remark beside the result of the item: `inert: nothing in the body acts on …`, with the names of the members.
    var remark: String { "inert: \(subject) acts on \(names)" }

    /// Remark with the missing part: a role, or a template that asks for it.
    var sentence: String {
        guard let role else { return "\(remark), which has no role that a template could ask for" }
        return isItem
            ? "\(remark); none of them asks for the role `\(role)`"
            : "\(remark); the body of \(primitive.map { "`\($0)`" } ?? "a container") asks for no such `\(role)`"
    }

    private var subject: String { isItem ? "no list that shows it" : "nothing in the body" }

    private var names: String { members.map { "`\($0)`" }.joined(separator: ", ") }
}
