import Core
import Releases

/// GitHub shows only the first few annotations of a run: the most severe stand first, and a cause takes the place of
/// its effects.
enum DiffGitHub {
    static func print(_ changes: LibraryChanges) -> [WorkflowAnnotation] {
        var annotations: [WorkflowAnnotation] = []
        let entries = ReleaseEntries(changes)
        for severity in ChangeSeverity.allCases.reversed() {
            for group in entries.groups where group.severity == severity {
                let sentence = CauseSentence(group: group)
                annotations.append(
                    WorkflowAnnotation(
                        level(severity),
                        "\(group.cause.kind.title) [\(group.cause.kind.rawValue)]",
                        sentence.message,
                        at: sentence.place
                    )
                )
            }
            for change in entries.plain where change.severity == severity {
                annotations.append(
                    WorkflowAnnotation(
                        level(severity),
                        "\(change.rule.title) [\(change.rule.id)]",
                        ChangeSentence(change: change).message,
                        at: (change.after ?? change.before)?.place
                    )
                )
            }
            for change in changes.openTokens where change.severity == severity {
                annotations.append(
                    WorkflowAnnotation(
                        level(severity),
                        "\(change.rule.title) [\(change.rule.id)]",
                        TokenSentence(change: change).message,
                        at: (change.after ?? change.before)?.place
                    )
                )
            }
        }
        return annotations
    }

    private static func level(_ severity: ChangeSeverity) -> WorkflowAnnotation.Level {
        switch severity {
        case .breaking: .error
        case .uncertain, .warning: .warning
        case .addition, .note: .notice
        }
    }
}
