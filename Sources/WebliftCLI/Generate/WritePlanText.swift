import SourceText
import Workspace

/// A plan for people: one line a file, and a last line with the totals.
enum WritePlanText {
    private static let width = WritePlan.Action.allCases.map(\.rawValue.count).max() ?? 0

    static func print(_ plan: WritePlan) -> String {
        let lines = plan.steps.map { step in
            let action = step.action.rawValue
            let gap = String(repeating: " ", count: width - action.count + 2)
            return action + gap + TerminalText.name(step.file.path.description) + "\n"
        }
        let totals = WritePlan.Action.allCases.map { "\(plan.count(of: $0)) to \($0.rawValue)" }
        return lines.joined() + Count.of("file", plan.steps.count) + ": " + totals.joined(separator: ", ") + "\n"
    }
}
