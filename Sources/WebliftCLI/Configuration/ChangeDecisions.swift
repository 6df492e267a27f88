import Core
import Releases

struct ChangeDecisions: Equatable {
    var suppressions: [Suppression] = []
    var severities: [ChangeRule: ChangeSeverity] = [:]
    /// A comparison has to know names from the beginning.
    var renames: [RenameDecision] = []

    /// Reports decisions that are unused or have no reason yet.
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
