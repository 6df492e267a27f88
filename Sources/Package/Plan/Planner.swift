import Core
import SwiftModel

/// Compares the text that is generated now, the text that was generated last, and the file in the folder. It reads and
/// writes nothing, so that all its decisions can be tried out in memory.
struct Planner {
    let generation: Generation
    let snapshot: FolderSnapshot
    let options: PlanOptions

    private var steps: [PlanStep] = []
    private var entries: [LedgerEntry] = []
    private var dropped: [OutputPath] = []
    private var remarks: [PlanRemark] = []

    static func plan(
        _ generation: Generation,
        for snapshot: FolderSnapshot,
        options: PlanOptions
    ) throws(WorkspaceError) -> WritePlan {
        var planner = Planner(generation, snapshot, options)
        return try planner.plan()
    }

    private init(_ generation: Generation, _ snapshot: FolderSnapshot, _ options: PlanOptions) {
        self.generation = generation.without(snapshot.unused)
        self.snapshot = snapshot
        self.options = options
    }

    private mutating func plan() throws(WorkspaceError) -> WritePlan {
        let matches = EntryMatches(snapshot.ledger, generation)
        let places = FilePlaces(generation, snapshot, matches)
        remarks += places.remarks
        for (index, file) in generation.files.enumerated() {
            let entry = matches.entries[index]
            let decision = FileDecision(file, entry, places[index], snapshot, options, product: generation.product)
            let outcome = decision.outcome
            steps.append(outcome.step)
            if let entry = outcome.entry { entries.append(entry) }
            // Text kept beside a file that people do not edit any more is of no use.
            if let entry, entry.ownership == .scaffold, file.ownership != .scaffold { dropped.append(entry.path) }
        }
        let needed = snapshot.staying(matches.rest, in: generation.scope).needed
        for entry in matches.rest { addRest(entry, isNeeded: needed.contains(entry.path)) }
        try check()
        remarkUnrestored()
        return WritePlan(
            steps: steps,
            pending: Ledger(
                product: generation.product,
                entries: entries,
                names: generation.names ?? snapshot.ledger?.names,
                order: order,
                callers: callers,
                former: generation.former ?? snapshot.ledger?.former ?? KeptHistory()
            ),
            oldLedgerBytes: snapshot.ledgerBytes,
            droppedBases: dropped,
            remarks: remarks
        )
    }

    /// Order of the members; the ledger's for components that the run did not generate.
    private var order: MemberOrder {
        let former = snapshot.ledger?.order ?? MemberOrder()
        guard let order = generation.order else { return former }
        return generation.scope.isWhole ? order : former.overlaid(by: order)
    }

    private var callers: KeptLibrary {
        let former = snapshot.ledger?.callers ?? KeptLibrary()
        guard let callers = generation.callers else { return former }
        return generation.scope.isWhole ? callers : former.overlaid(by: callers)
    }

    private mutating func addRest(_ entry: LedgerEntry, isNeeded: Bool) {
        guard generation.scope.covers(entry.identity) else {
            entries.append(entry)
            return
        }
        guard let present = snapshot.files[entry.path], entry.state != .deleted, entry.ownership != .once else {
            // The file is gone, or belongs to people: there is nothing to know of it any more.
            dropped.append(entry.path)
            return
        }
        let isEdited = !snapshot.isPristine(present, entry)
        var step = PlanStep(
            entry.path,
            isEdited ? .orphan : isNeeded ? .keep : .prune,
            isEdited || !isNeeded ? .gone : .needed,
            entry.ownership
        )
        step.present = present
        step.isOld = isEdited && entry.state == .orphaned
        steps.append(step)
        if step.action == .prune {
            dropped.append(entry.path)
        } else {
            var entry = entry
            entry.state = .orphaned
            entries.append(entry)
        }
    }

    // MARK: The whole

    /// No two files come to one place, also none that this run does not touch, and none is touched that may not be.
    private func check() throws(WorkspaceError) {
        let staying = entries.filter { $0.state != .deleted }.map(\.path).sorted()
        for path in staying where !LedgerFolder.canKeep(path) { throw .inTheWay(path.description) }
        try PathCollisions.check(staying)
        for step in steps where step.text != nil || step.origin != nil || step.action == .prune {
            if let present = step.present, present.stamp.isReadOnly { throw .readOnly(step.path.description) }
        }
        // A file that moves must find its place empty, or left by a file that goes away itself.
        let leaving = Set(steps.compactMap { $0.action == .prune ? $0.path : $0.origin })
        for step in steps where step.origin != nil && !leaving.contains(step.path) {
            guard let other = snapshot.files[step.path], step.present?.stamp.isSameFile(as: other.stamp) != true else {
                continue
            }
            throw .taken((step.origin ?? step.path).description, by: step.path)
        }
        try FileMove.check(steps.compactMap { step in step.origin.map { FileMove(old: $0, new: step.path) } })
    }

    private mutating func remarkUnrestored() {
        guard case .below(let places) = options.restoration else { return }
        for place in places {
            let isFound = steps.contains { $0.action == .restore && PlanOptions.isBelow($0.path, place) }
            if !isFound { remarks.append(.nothingToRestore(place)) }
        }
    }
}

struct FileMove: Equatable {
    let old: OutputPath
    let new: OutputPath

    /// No move may go where another one comes from: in some order they could all be made, but after a run that was
    /// killed among them, nobody could tell which file is which.
    static func check(_ moves: [FileMove]) throws(WorkspaceError) {
        let places = Dictionary(moves.map { ($0.old.folded, $0) }) { first, _ in first }
        for move in moves {
            // A file's own place under another spelling is in nobody's way.
            guard let other = places[move.new.folded], other != move else { continue }
            throw .taken(move.old.description, by: move.new)
        }
    }
}
