/// How much a change asks of those who use the web components.
package enum ChangeSeverity: String, Sendable, Hashable, CaseIterable, Comparable {
    /// Nothing: prose.
    case note
    /// There is something new, and what was there still works.
    case addition
    /// It still works, but not as before, or not for ever.
    case warning
    /// Nobody can say: it follows from what a source tells now and did not, or no longer tells.
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
