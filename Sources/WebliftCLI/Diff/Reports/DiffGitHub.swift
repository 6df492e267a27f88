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
                        severity.asDiagnostic,
                        "\(group.cause.kind.title) [\(group.cause.kind.rawValue)]",
                        sentence.message,
                        at: sentence.place
                    )
                )
            }
            annotations += entries.plain.filter { $0.severity == severity }.map { annotation($0) }
            annotations += changes.openTokens.filter { $0.severity == severity }.map { annotation($0) }
        }
        return annotations
    }

    private static func annotation(_ change: some ToldChange) -> WorkflowAnnotation {
        WorkflowAnnotation(
            change.severity.asDiagnostic,
            "\(change.rule.title) [\(change.rule.id)]",
            change.sentence.message,
            at: change.place
        )
    }
}
