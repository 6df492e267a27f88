package import Core

/// Run over an output folder, from looking at it to writing the last file: nobody else writes meanwhile.
package struct FolderRun: ~Copyable {
    private let folder: OutputFolder
    private let place: String
    /// False where the file system knows no locks, so that somebody else may write all the same.
    package let isLocked: Bool

    /// Makes the folder where it is missing, and settles remains of a killed run; nil for a ledger not to be relied on.
    package static func writing(
        to place: String,
        calls: any WritingCalls = SystemCalls(),
        patience: LockPatience = .usual,
        waiting: () -> Void,
        into diagnostics: inout DiagnosticBag
    ) throws(WorkspaceError) -> FolderRun? {
        let folder = try OutputFolder(place, calls: calls)
        let isLocked = try FolderLock.take(folder.root, .writing, patience, waiting: waiting)
        var problems = DiagnosticBag()
        try Recovery.settle(folder, place: place, into: &problems)
        diagnostics.add(contentsOf: problems)
        return problems.hasErrors ? nil : FolderRun(folder: folder, place: place, isLocked: isLocked)
    }

    /// Begins a run that only looks; nil where there is no folder.
    package static func looking(
        at place: String,
        patience: LockPatience = .usual,
        waiting: () -> Void
    ) throws(WorkspaceError) -> FolderRun? {
        guard let folder = try OutputFolder(existing: place) else { return nil }
        let isLocked = try FolderLock.take(folder.root, .looking, patience, waiting: waiting)
        return FolderRun(folder: folder, place: place, isLocked: isLocked)
    }

    /// nil where there is no ledger, or, with the reason in `diagnostics`, where it can't be relied on.
    package func ledger(into diagnostics: inout DiagnosticBag) throws(WorkspaceError) -> Ledger? {
        try RememberedState.read(folder, place: place, into: &diagnostics)?.ledger
    }

    /// nil, with the reason in `diagnostics`, where the ledger can't be relied on.
    package func plan(
        _ generation: Generation,
        _ options: PlanOptions = PlanOptions(),
        into diagnostics: inout DiagnosticBag
    ) throws(WorkspaceError) -> WritePlan? {
        guard let snapshot = try SnapshotReader(generation: generation, place: place).read(folder, into: &diagnostics)
        else {
            return nil
        }
        return try Planner.plan(generation, for: snapshot, options: options)
    }

    package static func planForNothing(
        _ generation: Generation,
        _ options: PlanOptions = PlanOptions()
    ) throws(WorkspaceError) -> WritePlan {
        let snapshot = FolderSnapshot(unused: UnusedSupport(generation).paths)
        return try Planner.plan(generation, for: snapshot, options: options)
    }

    /// Returns the ledger, byte for byte, or throws the error of the first folder that can't be written. Then the
    /// finished steps are written down, and the next run does the rest.
    @discardableResult
    package func carryOut(_ plan: WritePlan) throws(WorkspaceError) -> [UInt8] {
        precondition(plan.isAllowed, "a plan that would destroy what people made is not carried out")
        guard plan.hasWork else { return plan.ledger.bytes }
        do throws(WorkspaceError) {
            return try PlanWriter(plan: plan).run(in: folder)
        } catch {
            writeDown()
            throw error
        }
    }

    /// Writes down the finished steps. The next run does it where even this fails: the first error is the one to tell.
    private func writeDown() {
        var problems = DiagnosticBag()
        do throws(WorkspaceError) { try Recovery.settle(folder, place: place, into: &problems) } catch { return }
    }

    // MARK: Checking

    package func findings(in plan: WritePlan, of generation: Generation) throws(WorkspaceError) -> [CheckFinding] {
        // Foreign files can only be told when everything is generated.
        let foreign = generation.scope.isWhole ? try ForeignFiles.find(beside: plan.ledger, in: folder) : []
        return FolderCheck.sorted(FolderCheck.findings(in: plan) + foreign.map { CheckFinding(.foreign, $0) })
    }

    package static func findingsForNothing(in plan: WritePlan) -> [CheckFinding] {
        FolderCheck.sorted(FolderCheck.findings(in: plan))
    }

    /// Finds the losses of callers by edits of people, by file. They do not keep the folder from being as it should be.
    package func narrowed() throws(WorkspaceError) -> [NarrowedFile] {
        var told = DiagnosticBag()
        guard let ledger = try ledger(into: &told) else { return [] }
        return try NarrowedFiles.find(ledger, in: folder, at: place)
    }
}

package struct LockPatience: Sendable {
    /// Time after which the wait is told: a run takes less, mostly.
    package let notice: Duration
    /// Time after which the wait is an error: no run takes so long, unless it was stopped.
    package let limit: Duration

    package static let usual = LockPatience(notice: .milliseconds(500), limit: .seconds(60))
}

/// Locks the open folder itself and not a file in it: so looking leaves nothing behind, nothing has to be kept out of
/// version control, and the system takes the lock back however a run ends.
enum FolderLock {
    enum Kind {
        /// Several may look at once, and nobody changes anything meanwhile.
        case looking
        case writing
    }

    private static let pause = Duration.milliseconds(20)

    /// Calls `waiting` once where the wait is more than a moment; false where the file system knows no locks.
    static func take(
        _ folder: borrowing Descriptor,
        _ kind: Kind,
        _ patience: LockPatience,
        waiting: () -> Void
    ) throws(WorkspaceError) -> Bool {
        let operation = (kind == .looking ? LOCK_SH : LOCK_EX) | LOCK_NB
        let clock = ContinuousClock()
        let start = clock.now
        var isAnnounced = false
        while flock(folder.number, operation) != 0 {
            switch errno {
            case EWOULDBLOCK: break
            case EINTR: continue
            // Some file systems of networks lock files only, some nothing.
            case EBADF, EINVAL, ENOLCK, ENOSYS, EOPNOTSUPP, EISDIR: return false
            default: throw .system(.last, "")
            }
            let waited = clock.now - start
            guard waited < patience.limit else { throw .busy }
            if !isAnnounced, waited >= patience.notice {
                isAnnounced = true
                waiting()
            }
            wait(pause)
        }
        return true
    }

    private static func wait(_ duration: Duration) {
        var time = timespec(tv_sec: 0, tv_nsec: Int(duration.components.attoseconds / 1_000_000_000))
        _ = nanosleep(&time, nil)
    }
}
