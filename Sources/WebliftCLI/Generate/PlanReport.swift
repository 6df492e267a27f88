import Core
import Package

struct PlanReport {
    let plan: WritePlan
    let folder: String

    /// Reports before anything is written: an error stops the run.
    func reportBefore(into diagnostics: inout DiagnosticBag) {
        for step in plan.steps { report(step, into: &diagnostics) }
        for remark in plan.remarks { report(remark, into: &diagnostics) }
    }

    func reportAfter(into diagnostics: inout DiagnosticBag) {
        reportUnresolved(into: &diagnostics)
        for step in plan.steps {
            for conflict in step.conflicts {
                diagnostics.error(
                    .outputConflict,
                    "what you have made of these \(conflict.lines.count) lines and what is generated now differ",
                    at: place(step.path, line: conflict.lines.lowerBound),
                    suggestion: "decide, and remove the markers"
                )
            }
        }
    }

    func reportUnresolved(into diagnostics: inout DiagnosticBag) {
        for step in plan.steps {
            guard case .markers(let line) = step.reason else { continue }
            diagnostics.error(
                .outputUnresolved,
                "conflicts of an earlier run are not solved yet, so that the file is left as it is",
                at: place(step.path, line: line),
                suggestion: "decide, remove the markers, and generate again"
            )
        }
    }

    static func reportNoLock(in folder: String, into diagnostics: inout DiagnosticBag) {
        diagnostics.warning(
            .outputNotLocked,
            "the file system knows no locks: a second run at the same time would not be noticed",
            at: .start(of: OutputPlace.path("", in: folder))
        )
    }

    private func report(_ step: PlanStep, into diagnostics: inout DiagnosticBag) {
        // Most steps have nothing to report, and need no place.
        var place: SourceLocation { self.place(step.path) }
        switch (step.action, step.reason) {
        case (.refuse, .unknown):
            diagnostics.error(
                .outputNotOurs,
                "the program has to write this file, and no ledger says that the one that is there is generated",
                at: place,
                suggestion: "move it away, or replace it with --force"
            )
        case (.refuse, _):
            diagnostics.error(
                .outputEdited,
                "this file belongs to the program and was edited; nothing was written",
                at: place,
                suggestion: "say it in the matrix or in a template; or lose the edit with --force"
            )
        case (.orphan, _):
            diagnostics.warning(
                .outputOrphaned,
                "nothing generates this file any more; it is kept because it was edited",
                at: place,
                suggestion: "delete it, or move it, and it is yours alone"
            )
        case (_, .unknown) where step.present != nil:
            diagnostics.warning(
                .outputAdopted,
                "this differs from what is generated, and no ledger says why: the difference counts as edited",
                at: place
            )
        case (_, .baseLost):
            diagnostics.warning(
                .outputBaseLost,
                "what was generated last is lost, so that this is left as it is: the difference counts as edited",
                at: place
            )
        case (_, .deleted(isNew: true)):
            diagnostics.note(
                .outputDeleted,
                "this was deleted, and stays so",
                at: place,
                suggestion: "--restore=\(step.path) brings it back"
            )
        case (_, .onceOther):
            diagnostics.note(
                .outputOnceOther,
                "this was edited, and today it would be another one; what you made of it stays",
                at: self.place(step.path, line: step.unmerged.first?.line ?? 1),
                notes: step.unmerged.map { unmerged in
                    let text = unmerged.generated.map { $0.drop { $0 == " " } }.joined(separator: " ")
                    let message = text.isEmpty ? "nothing is generated here today" : "generated today: \(text)"
                    return Diagnostic.Note(message, at: self.place(step.path, line: unmerged.line))
                },
                suggestion: "write what is generated today, or delete the file and generate with --restore=\(step.path)"
            )
        default: break
        }
        if let old = step.movedFrom {
            diagnostics.note(.outputMoved, "this was moved from \(old), and is kept up to date here", at: place)
        }
    }

    private func report(_ remark: PlanRemark, into diagnostics: inout DiagnosticBag) {
        switch remark {
        case .nothingToRestore(let path):
            diagnostics.error(
                .outputNothingDeleted,
                "nothing that was deleted is at “\(path)”; nothing was written",
                at: .start(of: OutputPlace.path("", in: folder))
            )
        case .movedAmbiguously(let path, let places):
            diagnostics.warning(
                .outputMovedWhere,
                "this is missing, and several other files may be it",
                at: place(path),
                notes: places.map { Diagnostic.Note("it may be this one", at: place($0)) }
            )
        }
    }

    private func place(_ path: OutputPath, line: Int = 1) -> SourceLocation {
        SourceLocation(file: OutputPlace.path(path.description, in: folder), line: line, column: 1)
    }
}
