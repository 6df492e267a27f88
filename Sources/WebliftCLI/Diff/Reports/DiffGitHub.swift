import Changes
import SourceText

/// What a release changed as annotations of a GitHub workflow, one line each.
///
/// GitHub shows only the first few of a run, so that the most severe stand first. What the project accepts is left out.
enum DiffGitHub {
    static func print(_ changes: LibraryChanges) -> [UInt8] {
        var text = ""
        for severity in ChangeSeverity.allCases.reversed() {
            for change in changes.open where change.severity == severity {
                text += WorkflowAnnotation.line(
                    level(severity),
                    "\(change.rule.title) [\(change.rule.id)]",
                    ChangeSentence(change: change).message,
                    at: (change.after ?? change.before)?.place
                )
            }
        }
        return Array(text.utf8)
    }

    private static func level(_ severity: ChangeSeverity) -> WorkflowAnnotation.Level {
        switch severity {
        case .breaking: .error
        case .warning: .warning
        case .addition, .note: .notice
        }
    }
}
