import SourceText

/// Does what a plan says.
///
/// Everything is written aside first, so that a full disk is noticed while all is still as it was. Then comes the ledger
/// of what is about to be, then each file goes into its place at once, and the ledger that holds comes last. A run that
/// ends anywhere in between leaves every file old or new and can be told from what is there: see `InterruptedRun`.
struct PlanCarrying: ~Copyable {
    private let plan: WritePlan

    init(_ plan: WritePlan) {
        self.plan = plan
    }

    func run(in folder: borrowing OutputFolder) throws(WorkspaceError) {
        if plan.oldLedgerBytes == nil {
            try folder.write(Array(LedgerFolder.ignoredText.utf8), to: LedgerFolder.ignored)
        }
        guard plan.changesFiles else {
            if plan.oldLedgerBytes != plan.ledgerBytes { try folder.write(plan.ledgerBytes, to: LedgerFolder.ledger) }
            return
        }
        try stage(in: folder)
        let pending = plan.pending == plan.ledger ? plan.ledgerBytes : plan.pending.bytes
        try folder.write(pending, to: LedgerFolder.pending)
        try prune(in: folder)
        try move(in: folder)
        try putIntoPlace(in: folder)
        for step in plan.steps where step.text == nil {
            if let base = step.base { try folder.write(base, to: LedgerFolder.base(of: step.path)) }
        }
        if pending == plan.ledgerBytes {
            try folder.put(LedgerFolder.pending, to: LedgerFolder.ledger)
        } else {
            try folder.write(plan.ledgerBytes, to: LedgerFolder.ledger)
            try folder.remove(LedgerFolder.pending)
        }
        try folder.removeEmptyFolders(of: LedgerFolder.stage.appending("x"))
    }

    private func stage(in folder: borrowing OutputFolder) throws(WorkspaceError) {
        let steps = plan.steps.filter { $0.text != nil }
        guard !steps.isEmpty, let stage = try folder.folder(at: LedgerFolder.stage, making: true) else { return }
        let results = Workers.map(steps) { step in
            Result { () throws(WorkspaceError) in
                guard let text = step.text else { return }
                let mode = step.present?.stamp.unusualMode
                let names = Stage.Names(for: step.path)
                try folder.makeFile(names.text, text, mode: mode, in: stage, step.path)
                guard let base = step.base else { return }
                try folder.makeFile(names.base, base, mode: nil, in: stage, step.path)
            }
        }
        for result in results { try result.get() }
    }

    /// What goes away goes first: its place may be needed.
    private func prune(in folder: borrowing OutputFolder) throws(WorkspaceError) {
        for step in plan.steps where step.action == .prune {
            guard let above = try folder.folder(of: step.path, making: false) else { continue }
            guard try OutputFolder.stamp(of: step.path, in: above) == step.present?.stamp else {
                throw .changed(step.path.description)
            }
            try folder.remove(step.path)
        }
        for path in plan.droppedBases {
            let base = LedgerFolder.base(of: path)
            try folder.remove(base)
            try folder.removeEmptyFolders(of: base)
            try folder.removeEmptyFolders(of: path)
        }
    }

    /// The files, each followed by the text that is kept beside it.
    private func move(in folder: borrowing OutputFolder) throws(WorkspaceError) {
        for step in plan.steps {
            if let origin = step.origin {
                try folder.move(origin, to: step.path)
                try folder.removeEmptyFolders(of: origin)
            }
            if let origin = step.baseOrigin {
                let base = LedgerFolder.base(of: origin)
                try folder.put(base, to: LedgerFolder.base(of: step.path))
                try folder.removeEmptyFolders(of: base)
            }
        }
    }

    /// Several folders at once. One that can't be written into keeps no other from being written, and is told.
    private func putIntoPlace(in folder: borrowing OutputFolder) throws(WorkspaceError) {
        var steps = plan.steps.filter { $0.text != nil }[...]
        let groups = steps.map(\.path).siblings.map { siblings in
            defer { steps.removeFirst(siblings.count) }
            return steps.prefix(siblings.count)
        }
        let results = Workers.map(groups) { group in
            Result { () throws(WorkspaceError) in try putIntoPlace(group, in: folder) }
        }
        for result in results { try result.get() }
    }

    /// All of them are in one folder, the way to which is walked once. The texts that are kept beside them follow.
    private func putIntoPlace(_ steps: ArraySlice<PlanStep>, in folder: borrowing OutputFolder) throws(WorkspaceError) {
        guard let first = steps.first, let place = try folder.folder(of: first.path, making: true),
            let stage = try folder.folder(at: LedgerFolder.stage, making: false)
        else { throw .changed(LedgerFolder.stage.description) }
        for step in steps {
            guard try OutputFolder.stamp(of: step.path, in: place) == step.present?.stamp else {
                throw .changed(step.path.description)
            }
            let text = Stage.Names(for: step.path).text
            guard folder.calls.rename(text, in: stage.number, to: step.path.name, in: place.number) == 0 else {
                throw .system(.last, step.path.description)
            }
        }
        let kept = steps.filter { $0.base != nil }
        guard let first = kept.first, let bases = try folder.folder(of: LedgerFolder.base(of: first.path), making: true)
        else { return }
        for step in kept {
            let base = Stage.Names(for: step.path).base
            guard folder.calls.rename(base, in: stage.number, to: step.path.name, in: bases.number) == 0 else {
                throw .system(.last, LedgerFolder.base(of: step.path).description)
            }
        }
    }
}
