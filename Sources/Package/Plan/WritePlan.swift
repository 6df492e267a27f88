/// Plan of a run's work on a folder, file by file. Nothing is written before all of it stands.
package struct WritePlan: Sendable, Equatable {
    /// Sorted by path.
    package let steps: [PlanStep]
    package let ledger: Ledger
    /// `ledger` with facts that the next run needs if this one is killed.
    let pending: Ledger
    let oldLedgerBytes: [UInt8]?
    let droppedBases: [OutputPath]
    /// Requests that can't be met, and missing files that may have moved to one of several places.
    package let remarks: [PlanRemark]
    private let counts: [PlanAction: Int]

    init(
        steps: [PlanStep],
        pending: Ledger,
        oldLedgerBytes: [UInt8]?,
        droppedBases: [OutputPath] = [],
        remarks: [PlanRemark] = []
    ) {
        self.steps = steps.sorted { $0.path < $1.path }
        self.pending = pending
        ledger = pending.committed
        self.oldLedgerBytes = oldLedgerBytes
        self.droppedBases = droppedBases.sorted()
        self.remarks = remarks
        counts = steps.reduce(into: [:]) { $0[$1.action, default: 0] += 1 }
    }

    package func count(of action: PlanAction) -> Int { counts[action] ?? 0 }

    /// Whether the plan may be carried out: nothing in it would destroy edits of people.
    package var isAllowed: Bool { !steps.contains { $0.action == .refuse } && !remarks.contains(where: \.isMistake) }

    var changesFiles: Bool { !droppedBases.isEmpty || steps.contains(where: \.hasWork) }

    package var hasWork: Bool { changesFiles || oldLedgerBytes != ledger.bytes }
}

package enum PlanRemark: Sendable, Hashable {
    /// Nothing that was deleted is at or below this place.
    case nothingToRestore(String)
    /// A file is missing, and any of these may be it, moved.
    case movedAmbiguously(OutputPath, [OutputPath])

    var isMistake: Bool {
        switch self {
        case .nothingToRestore: true
        case .movedAmbiguously: false
        }
    }
}
