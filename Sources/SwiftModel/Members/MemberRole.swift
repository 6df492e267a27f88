/// Code behind the matrix asks for members by role and never by name: a row that calls `invalid` `isWrong` changes the
/// code of callers, and nothing in the behavior of the component.
package enum MemberRole: Sendable, Hashable {
    /// Role that the member's name says: a member that is called `label` is the label.
    case asNamed
    case stated(String)
    /// Another member plays it.
    case none

    /// Roles that several members may play: all of these texts and views stand below a control.
    package static let shared: Set<String> = ["errorMessage", "helpText"]

    package func name(of member: SwiftIdentifier) -> String? {
        switch self {
        case .asNamed: member.name
        case .stated(let role): role
        case .none: nil
        }
    }
}
