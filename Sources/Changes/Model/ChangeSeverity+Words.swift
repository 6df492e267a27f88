/// Words of reports for changes of a severity.
extension ChangeSeverity {
    /// One of them.
    package var noun: String {
        switch self {
        case .breaking: "breaking change"
        case .uncertain: "uncertain change"
        case .warning: "warning"
        case .addition: "addition"
        case .note: "note"
        }
    }

    /// All of them.
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
