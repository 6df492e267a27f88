import Core
import Package

enum StepReasonText {
    /// nil where the action alone says enough.
    static func text(_ step: PlanStep) -> String? {
        let parts = [reason(step), whereFrom(step)].compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: "; ")
    }

    private static func reason(_ step: PlanStep) -> String? {
        switch step.reason {
        case .new, .same, .followed: nil
        case .missing: "it belongs to the program and is not there"
        case .inputs: "what it says has changed"
        case .templates: "its templates have changed"
        case .product: "another version of weblift writes it"
        case .other: "something else is generated now"
        case .edited: step.action == .refuse ? "it belongs to the program and was edited" : "edited"
        case .agreed: "edited, and what is generated now is in it"
        case .unknown: step.action == .refuse ? "no ledger knows it" : "taken for edited, for no ledger knows it"
        case .baseLost: "taken for edited, for what was generated last is lost"
        case .once: "written once"
        case .onceOther: "written once and edited; today it would be another one"
        case .deleted: "deleted"
        case .asked: "as you asked"
        case .needed: "not generated any more, and needed by a file that was edited"
        case .gone: step.action == .prune ? "not generated any more" : "not generated any more, and edited"
        case .markers(let line): "conflicts that are not solved, from line \(line)"
        }
    }

    private static func whereFrom(_ step: PlanStep) -> String? {
        if let origin = step.origin { return "from \(TerminalText.name(origin.description))" }
        return step.movedFrom.map { "moved from \(TerminalText.name($0.description))" }
    }
}
