/// Demand of a change on users of the web components.
package enum ChangeSeverity: String, Sendable, Hashable, DeclarationOrdered {
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

/// Enum with its cases in ascending order.
package protocol DeclarationOrdered: CaseIterable, Comparable {}

extension DeclarationOrdered {
    package static func < (left: Self, right: Self) -> Bool {
        guard left != right else { return false }
        return allCases.first { $0 == left || $0 == right } == left
    }
}
