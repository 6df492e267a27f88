import SwiftModel

/// Translation of an item on one side of Swift, as readers see it.
enum DocumentedMember: Equatable {
    /// A member, as code: `isDisabled: Bool = false`.
    case code(String)
    /// Part of the result of another item, by the name of that item on the web.
    case partOf(String)

    init(_ member: SwiftUIMember) {
        if case .reference(let item) = member {
            self = .partOf("\(item)")
        } else {
            self = .code(member.description)
        }
    }

    init(_ member: UIKitMember) {
        if case .reference(let item) = member {
            self = .partOf("\(item)")
        } else {
            self = .code(member.description)
        }
    }
}
