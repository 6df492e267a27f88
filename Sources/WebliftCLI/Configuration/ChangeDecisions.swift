import Core
import Releases

/// Decisions of a project about the changes between releases.
struct ChangeDecisions: Equatable {
    /// Changes that the project accepts.
    var suppressions: [Suppression] = []
    /// Severities that the project gives to changes of some rules.
    var severities: [ChangeRule: ChangeSeverity] = [:]
    /// Pairs of names that are one thing, or that are not. A comparison has to know them from the beginning.
    var renames: [RenameDecision] = []

    /// Applies severities and accepted changes, and reports decisions that are unused or have no reason yet.
    func apply(to changes: inout LibraryChanges, into diagnostics: inout DiagnosticBag) {
        changes.decide(severities)
        changes.suppress(suppressions, into: &diagnostics)
        for suppression in suppressions where suppression.reason == AcceptedChanges.reasonToWrite {
            diagnostics.warning(
                .changesNoReason,
                "nobody has said yet why \(suppression.rule.id) of \(suppression.subject) is accepted",
                at: suppression.place,
                suggestion: "write the reason"
            )
        }
        changes.reportUnused(renames, into: &diagnostics)
    }
}
