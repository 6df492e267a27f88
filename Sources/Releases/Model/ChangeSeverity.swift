/// Demand of a change on users of the web components.
package enum ChangeSeverity: String, Sendable, Hashable, CaseIterable, Comparable {
    /// Nothing: prose.
    case note
    /// Something is new, and existing uses still work.
    case addition
    /// Uses still work, but not as before, or not for ever.
    case warning
    /// Nobody can say: the change follows from a fact that a source tells only now, or no longer tells.
    case uncertain
    /// Uses that worked no longer work.
    case breaking

    package static func < (left: ChangeSeverity, right: ChangeSeverity) -> Bool {
        left.rank < right.rank
    }

    private var rank: Int {
        switch self {
        case .note: 0
        case .addition: 1
        case .warning: 2
        case .uncertain: 3
        case .breaking: 4
        }
    }
}

extension ChangeSeverity {
    package var noun: String {
        switch self {
        case .breaking: "breaking change"
        case .uncertain: "uncertain change"
        case .warning: "warning"
        case .addition: "addition"
        case .note: "note"
        }
    }

    package var heading: String {
        switch self {
        case .breaking: "Breaking"
        case .uncertain: "Uncertain"
        case .warning: "Warnings"
        case .addition: "Additions"
        case .note: "Notes"
        }
    }
}
