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
        case .leave: step.reason == .deleted(isNew: true) ? CheckFinding(.missing, step.path, step) : nil
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

    init(_ kind: Kind, _ path: OutputPath, _ step: PlanStep? = nil) {
        self.kind = kind
        self.path = path
        self.step = step
    }
}

/// Looks only in folders in which everything is the program's own: people may put files anywhere else.
enum ForeignFiles {
    static func find(beside ledger: Ledger, in folder: borrowing OutputFolder) throws(WorkspaceError) -> [OutputPath] {
        var folders: [[String]: (isOurs: Bool, names: Set<String>)] = [:]
        var above: Set<[String]> = []
        for entry in ledger.entries {
            let parts = Array(entry.path.parts.dropLast())
            let isOurs = entry.ownership == .owned
            folders[parts, default: (true, [])].isOurs = folders[parts, default: (true, [])].isOurs && isOurs
            folders[parts, default: (true, [])].names.insert(entry.path.name)
            var parent = parts[...]
            while !parent.isEmpty, above.insert(Array(parent)).inserted { parent = parent.dropLast() }
        }
        var foreign: [OutputPath] = []
        for (parts, content) in folders where content.isOurs && !parts.isEmpty {
            let place = OutputPath(ours: parts)
            for name in try folder.names(in: place) where !content.names.contains(name) && !name.hasPrefix(".") {
                // Files that can't have the path of a generated file are told by their folder.
                let path = (try? OutputPath(parts: parts + [name])) ?? place
                if !above.contains(parts + [name]) { foreign.append(path) }
            }
        }
        return foreign.sorted()
    }
}
