import Core

struct FileDecision {
    struct Outcome {
        var step: PlanStep
        /// nil where nothing is known of the file, because nothing of it was accepted.
        var entry: LedgerEntry?
    }

    private let file: GeneratedFile
    private let known: LedgerEntry?
    private let place: FilePlaces.Place
    private let options: PlanOptions
    private let bases: [OutputPath: [UInt8]]
    /// Why it is generated otherwise than before, if it is.
    private let change: PlanReason

    init(
        _ file: GeneratedFile,
        _ known: LedgerEntry?,
        _ place: FilePlaces.Place,
        _ snapshot: FolderSnapshot,
        _ options: PlanOptions,
        product: String
    ) {
        self.file = file
        // A file that was deleted and is there again is a new acquaintance.
        let isBack = known?.state == .deleted && place.file != nil
        self.known = isBack ? nil : known
        self.place = place
        self.options = options
        bases = snapshot.bases
        change = .change(from: known, to: file, oldProduct: snapshot.ledger?.product, product: product)
    }

    var outcome: Outcome {
        switch (place.file, file.ownership) {
        case (nil, _): absent
        case (let present?, .owned): owned(present)
        case (let present?, .once): once(present)
        case (let present?, .scaffold): scaffold(present)
        }
    }

    private var absent: Outcome {
        guard let known else { return written(.create, .new) }
        // Files of the program come back by themselves: the other generated files need them.
        guard file.ownership != .owned else { return written(.create, .missing) }
        if options.restores(place.target) || options.restores(known.path) { return written(.restore, .asked) }
        let isNew = known.state != .deleted
        var entry = known
        if entry.identity != file.identity { entry.origin = known.path }
        entry.identity = file.identity
        entry.state = .deleted
        return Outcome(step: step(.leave, .deleted(isNew: isNew)), entry: entry)
    }

    private func owned(_ present: PresentFile) -> Outcome {
        if present.bytes == file.bytes { return unchanged(present, .keep, .same) }
        if known?.output == present.hash { return written(.replace, change, over: present) }
        if options.replacesEdited { return written(.replace, .asked, over: present) }
        var step = step(.refuse, known == nil ? .unknown : .edited)
        step.present = present
        return Outcome(step: step, entry: known)
    }

    /// Brings changes in where nobody changed the same lines; elsewhere lines of people stay, and each run tells so.
    private func once(_ present: PresentFile) -> Outcome {
        guard let known, present.bytes != file.bytes, known.output != file.output else {
            return unchanged(present, .leave, .once)
        }
        if known.output == present.hash { return written(.replace, change, over: present) }
        guard let base = file.former.first(where: { ContentHash(of: $0) == known.output }) else {
            return remembering(known, unchanged(present, .leave, .onceOther))
        }
        let sides = MergeSides(base: base, yours: present.bytes, generated: file.bytes).withLaterToolsVersion
        let syntax = MergeSyntax(path: place.target.description)
        let merge = ThreeWayMerge(base: sides.base, yours: sides.yours, generated: sides.generated, syntax: syntax)
        let text = merge.outcomes[0]
        if merge.isClean {
            return text == present.bytes
                ? unchanged(present, .leave, .agreed) : written(.merge, change, over: present, text: text)
        }
        var outcome =
            text == present.bytes
            ? unchanged(present, .leave, .onceOther) : written(.merge, .onceOther, over: present, text: text)
        outcome.step.unmerged = UnmergedLines.all(in: merge)
        return remembering(known, outcome)
    }

    /// Keeps the entry, which describes the text that was written then, and not the text that would be written now.
    private func remembering(_ known: LedgerEntry, _ outcome: Outcome) -> Outcome {
        var outcome = outcome
        outcome.entry?.output = known.output
        outcome.entry?.inputs = known.inputs
        outcome.entry?.template = known.template
        return outcome
    }

    // MARK: Scaffolds

    private func scaffold(_ present: PresentFile) -> Outcome {
        if present.bytes == file.bytes { return unchanged(present, .keep, .same) }
        if let base, present.bytes == base { return written(.replace, change, over: present) }
        guard let known else {
            // The kept text, where it is there, tells the edits of people even without a ledger.
            return base.map { merged($0, present) } ?? unchanged(present, .keep, .unknown)
        }
        // A kept text that is another one shows that somebody wrote the hash into the ledger.
        if base == nil, known.output == present.hash { return written(.replace, change, over: present) }
        if let line = ConflictMarkers(in: present.bytes).lines.first { return unresolved(present, known, line: line) }
        if let base { return merged(base, present) }
        return unchanged(present, .keep, known.output == file.output ? .edited : .baseLost)
    }

    private func merged(_ base: [UInt8], _ present: PresentFile) -> Outcome {
        guard base != file.bytes else { return unchanged(present, .keep, .edited) }
        let syntax = MergeSyntax(path: place.target.description)
        let merge = ThreeWayMerge(base: base, yours: present.bytes, generated: file.bytes, syntax: syntax)
        guard merge.bytes != present.bytes else { return unchanged(present, .keep, .agreed) }
        var outcome = written(merge.isClean ? .merge : .conflict, change, over: present, text: merge.bytes)
        outcome.step.conflicts = merge.conflicts
        return outcome
    }

    /// Leaves the file alone, and keeps the text beside it as it was when the conflicts came about.
    private func unresolved(_ present: PresentFile, _ known: LedgerEntry, line: Int) -> Outcome {
        let path = place.found ?? place.target
        var entry = known
        if entry.identity != file.identity || entry.path != path { entry.origin = known.path }
        entry.identity = file.identity
        if place.isMovedByPerson { entry.home = entry.home ?? entry.path }
        entry.path = path
        var step = PlanStep(path, .unresolved, .markers(line: line), .scaffold)
        step.present = present
        step.baseOrigin = baseOrigin(for: path)
        if place.isMovedByPerson { step.movedFrom = known.path }
        return Outcome(step: step, entry: entry)
    }

    // MARK: Steps

    private func step(_ action: PlanAction, _ reason: PlanReason) -> PlanStep {
        var step = PlanStep(place.target, action, reason, file.ownership)
        step.origin = place.found == place.target ? nil : place.found
        if place.isMovedByPerson { step.movedFrom = known?.path }
        return step
    }

    private func written(
        _ action: PlanAction,
        _ reason: PlanReason,
        over present: PresentFile? = nil,
        text: [UInt8]? = nil
    ) -> Outcome {
        var step = step(action, reason)
        step.present = present
        step.text = text ?? file.bytes
        if file.ownership == .scaffold { step.base = file.bytes }
        step.baseOrigin = baseOrigin(for: place.target)
        return Outcome(step: step, entry: entry)
    }

    /// Leaves the content alone; the file may still go to another place, and the text kept beside it may change.
    private func unchanged(_ present: PresentFile, _ action: PlanAction, _ reason: PlanReason) -> Outcome {
        let follows = place.isMovedByPerson || place.found != place.target
        var step = step(follows ? .follow : action, follows ? .followed : reason)
        step.present = present
        step.baseOrigin = baseOrigin(for: place.target)
        if file.ownership == .scaffold, base != file.bytes { step.base = file.bytes }
        return Outcome(step: step, entry: entry)
    }

    private var entry: LedgerEntry {
        var entry = LedgerEntry(file, at: place.target)
        if let known, known.path != entry.path || known.identity != entry.identity { entry.origin = known.path }
        return entry
    }

    // MARK: The kept text

    private var base: [UInt8]? { basePlaces.lazy.compactMap { bases[$0] }.first }

    private var basePlaces: [OutputPath] { [place.found, place.target, known?.path].compactMap(\.self) }

    private func baseOrigin(for path: OutputPath) -> OutputPath? {
        guard file.ownership == .scaffold, bases[path] == nil else { return nil }
        return basePlaces.first { bases[$0] != nil }
    }
}

/// Counts only markers with our own labels, each alone on its line. The separator has no label: a line of equals signs
/// may be a heading, and counts only between other markers.
package struct ConflictMarkers: Sendable, Equatable {
    /// The lines with markers, counted from 1, ascending.
    package let lines: [Int]

    package init(in bytes: [UInt8]) {
        let open = ConflictMarker.yours.text.utf8.prefix(7)
        let candidates: [UInt8] = ConflictMarker.allCases.compactMap { $0.text.utf8.first }
        // Hardly any file has a marker: one look for the first bytes of lines is all that most ask for.
        guard bytes.count >= open.count, Self.hasLine(in: bytes, beginningWith: candidates) else {
            lines = []
            return
        }
        let text = TextLines(bytes)
        var found: [(line: Int, marker: ConflictMarker)] = []
        for line in 0..<text.count {
            let content = text.content(of: line)
            guard let first = content.first, candidates.contains(first) else { continue }
            if let marker = ConflictMarker.allCases.first(where: { content.elementsEqual($0.text.utf8) }) {
                found.append((line + 1, marker))
            }
        }
        let labeled = found.filter { $0.marker != .separator }.map(\.line)
        guard let first = labeled.first, let last = labeled.last else {
            lines = []
            return
        }
        lines = found.map(\.line).filter { $0 >= first && $0 <= last }
    }

    package var isEmpty: Bool { lines.isEmpty }

    private static func hasLine(in bytes: [UInt8], beginningWith candidates: [UInt8]) -> Bool {
        var isAtStart = true
        for byte in bytes {
            if isAtStart, candidates.contains(byte) { return true }
            isAtStart = byte == UInt8(ascii: "\n")
        }
        return false
    }
}
