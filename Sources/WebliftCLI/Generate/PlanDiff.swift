import Core
import Package

/// Changes of a plan, as a unified diff.
enum PlanDiff {
    private static let nothing = "/dev/null"

    static func bytes(of plan: WritePlan) -> [UInt8] {
        plan.steps.flatMap(bytes)
    }

    private static func bytes(of step: PlanStep) -> [UInt8] {
        let isPruned = step.action == .prune
        guard let new = isPruned ? [] : step.text else { return [] }
        let path = TerminalText.name(step.path.description)
        let origin = step.origin.map { TerminalText.name($0.description) } ?? path
        return UnifiedDiff(
            old: step.present?.bytes ?? [],
            new: new,
            oldName: step.present == nil ? nothing : "a/\(origin)",
            newName: isPruned ? nothing : "b/\(path)"
        ).bytes
    }
}
