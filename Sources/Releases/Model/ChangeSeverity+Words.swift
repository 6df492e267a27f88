/// Words of reports for changes of a severity.
extension ChangeSeverity {
    /// Noun for one change of the severity.
    package var noun: String {
        switch self {
        case .breaking: "breaking change"
        case .uncertain: "uncertain change"
        case .warning: "warning"
        case .addition: "addition"
        case .note: "note"
        }
    }

    /// Heading for all changes of the severity.
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
