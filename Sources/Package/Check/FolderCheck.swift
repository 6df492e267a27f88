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

    /// Reports edited files without kept texts, which can't be merged; all others find their kept texts again.
    private static func kept(_ step: PlanStep) -> CheckFinding? {
        guard step.base != nil, step.reason != .same, step.reason != .agreed else { return nil }
        return CheckFinding(.missing, LedgerFolder.base(of: step.path), step)
    }
}

package struct CheckFinding: Sendable, Equatable {
    package enum Kind: String, Sendable, Hashable, CaseIterable {
        case missing
        case stale
        /// File of the program that somebody has edited.
        case edited
        case orphaned
        case conflicted
        /// File that nobody knows, among the program's own files.
        case foreign
    }

    package let kind: Kind
    package let path: OutputPath
    /// Step that gives the reason; nil where the kind alone tells it.
    package let step: PlanStep?

    package init(_ kind: Kind, _ path: OutputPath, _ step: PlanStep? = nil) {
        self.kind = kind
        self.path = path
        self.step = step
    }
}
