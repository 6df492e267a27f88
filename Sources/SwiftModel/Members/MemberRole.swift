/// Purpose of a member, independent of its name.
///
/// Everything behind the matrix asks for a member by its role, and never by its name: a row that calls `invalid`
/// `isWrong` changes the code of callers, and nothing in the behavior of the component.
package enum MemberRole: Sendable, Hashable {
    /// Role that the member's name says: a member that is called `label` is the label.
    case asNamed
    /// Role that a row of the matrix says.
    case stated(String)
    /// Another member plays it.
    case none

    /// Roles that several members may play: all of these texts and views stand below a control.
    package static let shared: Set<String> = ["errorMessage", "helpText"]

    /// nil where a member of this name plays none.
    package func name(of member: SwiftIdentifier) -> String? {
        switch self {
        case .asNamed: member.name
        case .stated(let role): role
        case .none: nil
        }
    }
}
