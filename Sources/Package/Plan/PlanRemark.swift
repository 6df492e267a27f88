/// Remark about a plan that none of its steps tells.
package enum PlanRemark: Sendable, Hashable {
    /// Nothing that was deleted is at or below this place.
    case nothingToRestore(String)
    /// A file is missing, and any of these may be it, moved.
    case movedAmbiguously(OutputPath, [OutputPath])

    /// Whether the run was asked for something impossible.
    var isMistake: Bool {
        switch self {
        case .nothingToRestore: true
        case .movedAmbiguously: false
        }
    }
}
