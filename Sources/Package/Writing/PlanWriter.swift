import Core

/// Writes everything aside first, so that a full disk is noticed while no file has changed yet. Then comes the ledger
/// of the coming state, then each file goes into its place at once, and the final ledger comes last. A run that ends
/// anywhere in between leaves every file old or new: see `InterruptedRun`.
struct PlanWriter: ~Copyable {
    let plan: WritePlan

    /// - Returns: the ledger, byte for byte.
    func run(in folder: borrowing OutputFolder) throws(WorkspaceError) -> [UInt8] {
        if plan.oldLedgerBytes == nil {
            try folder.write(Array(LedgerFolder.ignoredText.utf8), to: LedgerFolder.ignored)
        }
        guard plan.changesFiles else {
            let ledger = plan.ledger.bytes
            if plan.oldLedgerBytes != ledger { try folder.write(ledger, to: LedgerFolder.ledger) }
            return ledger
        }
        let (staging, ledger) = Workers.both {
            Result { () throws(WorkspaceError) in try stage(in: folder) }
        } and: {
            plan.ledger.bytes
        }
        try staging.get()
        let pending = plan.pending == plan.ledger ? ledger : plan.pending.bytes
        try folder.write(pending, to: LedgerFolder.pending)
        try prune(in: folder)
        try move(in: folder)
        try putIntoPlace(in: folder)
        for step in plan.steps where step.text == nil {
            if let base = step.base { try folder.write(base, to: LedgerFolder.base(of: step.path)) }
        }
        if pending == ledger {
            try folder.put(LedgerFolder.pending, to: LedgerFolder.ledger)
        } else {
            try folder.write(ledger, to: LedgerFolder.ledger)
            try folder.remove(LedgerFolder.pending)
        }
        try folder.removeEmptyFolders(of: Stage.texts.appending("x"))
        try folder.removeEmptyFolders(of: Stage.bases.appending("x"))
        return ledger
    }

    /// Several folders at once, the way to each of which is walked once.
    private func stage(in folder: borrowing OutputFolder) throws(WorkspaceError) {
        var steps = plan.steps.filter { $0.text != nil }[...]
        let groups = steps.map(\.path).siblings.map { siblings in
            defer { steps.removeFirst(siblings.count) }
            return steps.prefix(siblings.count)
        }
        // The largest first, so that none is begun when the others are done.
        .sorted { $0.count > $1.count }
        let results = Workers.map(groups) { group in
            Result { () throws(WorkspaceError) in try stage(group, in: folder) }
        }
        for result in results { try result.get() }
    }

    private func stage(_ siblings: ArraySlice<PlanStep>, in folder: borrowing OutputFolder) throws(WorkspaceError) {
        guard let first = siblings.first, let texts = try folder.folder(of: Stage.text(for: first.path), making: true)
        else { return }
        for step in siblings {
            guard let text = step.text else { continue }
            try folder.makeFile(step.path.name, text, mode: step.present?.stamp.unusualMode, in: texts, step.path)
        }
        guard let first = siblings.first(where: { $0.base != nil }),
            let bases = try folder.folder(of: Stage.base(for: first.path), making: true)
        else { return }
        for step in siblings {
            guard let base = step.base else { continue }
            try folder.makeFile(step.path.name, base, mode: nil, in: bases, step.path)
        }
    }

    /// Goes first, because the places of removed files may be needed.
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

    /// A file that can't be put into its place keeps no other file from its own, and is told.
    private func putIntoPlace(in folder: borrowing OutputFolder) throws(WorkspaceError) {
        let steps = plan.steps.filter { $0.text != nil }
        try place(
            steps.map { Placing.File(parts: $0.path.parts, path: $0.path, expected: .file($0.present?.stamp)) },
            from: Stage.texts,
            in: folder.root,
            of: folder
        )
        guard let place = try folder.folder(of: LedgerFolder.stage, making: false) else { return }
        try self.place(
            steps.filter { $0.base != nil }.map {
                let path = LedgerFolder.base(of: $0.path)
                return Placing.File(parts: Array(path.parts.dropFirst()), path: path, expected: .anything)
            },
            from: LedgerFolder.stage,
            in: place,
            of: folder
        )
    }

    private func place(
        _ files: [Placing.File],
        from stage: OutputPath,
        in place: borrowing Descriptor,
        of folder: borrowing OutputFolder
    ) throws(WorkspaceError) {
        guard !files.isEmpty else { return }
        guard let stage = try folder.folder(at: stage, making: false) else { throw .changed(stage.description) }
        try Placing.place(files, from: stage, in: place, by: folder.calls)
    }
}

/// Texts wait below `text` in the folders in which they are going to be, so that a new folder goes into its place as a
/// whole. A text for a file that people edit has the generated text that belongs to it below `base`. The file is put
/// into its place first, then the generated text, each at once: a generated text alone means that the file is in its
/// place already; both texts, or half of one, mean that nothing has happened to the file.
enum Stage {
    static let texts = LedgerFolder.stage.appending("text")
    static let bases = LedgerFolder.stage.appending(LedgerFolder.base)

    static func text(for path: OutputPath) -> OutputPath { texts.appending(path) }

    static func base(for path: OutputPath) -> OutputPath { bases.appending(path) }
}
