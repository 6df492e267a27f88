import Core
import Package

/// A plan for people: one line a file, changed files first, and a last line with the totals.
enum WritePlanText {
    private static let width = PlanAction.allCases.map(\.rawValue.count).max() ?? 0

    static func print(_ plan: WritePlan) -> String {
        let (changed, unchanged) = (plan.steps.filter { !isUnchanged($0) }, plan.steps.filter(isUnchanged))
        let lines = (changed + unchanged).map { step in
            let action = step.action.rawValue
            let gap = String(repeating: " ", count: width - action.count + 2)
            let reason = StepReasonText.text(step).map { "  (\($0))" } ?? ""
            return action + gap + TerminalText.name(step.path.description) + reason + "\n"
        }
        let totals = PlanAction.allCases.compactMap { action in
            let count = plan.count(of: action)
            return count > 0 ? "\(count) to \(action.rawValue)" : nil
        }
        let sum = totals.isEmpty ? "" : ": " + totals.joined(separator: ", ")
        return lines.joined() + Count.of("file", plan.steps.count) + sum + "\n"
    }

    private static func isUnchanged(_ step: PlanStep) -> Bool { step.action == .keep || step.action == .leave }
}
