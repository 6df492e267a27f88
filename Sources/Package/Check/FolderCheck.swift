/// Faults of a folder that a plan tells.
enum FolderCheck {
    static func findings(in plan: WritePlan) -> [CheckFinding] {
        var findings = plan.steps.compactMap(finding)
        // Files are unknown without a ledger, and equal ones are taken over without a finding.
        if plan.oldLedgerBytes == nil, !plan.ledger.entries.isEmpty {
            findings.append(CheckFinding(.missing, LedgerFolder.ledger))
        }
        return findings
    }

    static func sorted(_ findings: [CheckFinding]) -> [CheckFinding] {
        findings.sorted { ($0.path, $0.kind.rawValue) < ($1.path, $1.kind.rawValue) }
    }

    private static func finding(_ step: PlanStep) -> CheckFinding? {
        switch step.action {
        case .create, .restore: CheckFinding(.missing, step.path, step)
        case .replace, .merge, .conflict: CheckFinding(.stale, step.path, step)
        case .follow: CheckFinding(step.movedFrom == nil ? .stale : .missing, step.movedFrom ?? step.path, step)
        case .prune, .orphan: CheckFinding(.orphaned, step.path, step)
        case .unresolved: CheckFinding(.conflicted, step.path, step)
        case .refuse: CheckFinding(.edited, step.path, step)
        case .leave:
            step.reason == .deleted(isNew: true) ? CheckFinding(.missing, step.path, step) : nil
        case .keep: kept(step)
        }
    }

    /// Finds an edited file without its kept text: it can't be merged with anything. All other files find their kept
    /// texts again by themselves.
    private static func kept(_ step: PlanStep) -> CheckFinding? {
        guard step.base != nil, step.reason != .same, step.reason != .agreed else { return nil }
        return CheckFinding(.missing, LedgerFolder.base(of: step.path), step)
    }
}
