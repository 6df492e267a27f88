import SourceText

/// Finds out whether a folder is as it should be without generating anything.
///
/// Where the seal fits, the ledger tells what would be generated, so that it is enough to look at the files. Only “all is
/// well” is told here. Where anything is otherwise, everything is generated and compared, and that tells what is wrong.
enum SealCheck {
    static func passes(_ fingerprint: ContentHash, in folder: borrowing OutputFolder) throws(WorkspaceError) -> Bool {
        let stored = try folder.files(at: [LedgerFolder.ledger, LedgerFolder.pending, LedgerFolder.seal])
        guard let file = stored[0], stored[1] == nil, let seal = stored[2],
            seal.bytes == LedgerSeal(fingerprint, ledger: file.bytes).bytes,
            try folder.names(in: LedgerFolder.stage).isEmpty
        else { return false }
        var problems = DiagnosticBag()
        let source = SourceFile(path: SourcePath(LedgerFolder.ledger.description), bytes: file.bytes)
        guard let ledger = LedgerReader.read(source, into: &problems), problems.isEmpty else { return false }
        guard let edited = try editedFiles(of: ledger, in: folder) else { return false }
        let bases = try folder.files(at: Set(edited.map { LedgerFolder.base(of: $0.path) }))
        let isKept = edited.allSatisfy { bases[LedgerFolder.base(of: $0.path)]?.hash == $0.output }
        guard isKept else { return false }
        return try ForeignFiles.find(beside: ledger, in: folder).isEmpty
    }

    /// The files that people have edited; nil where any file is as it should not be.
    private static func editedFiles(
        of ledger: Ledger,
        in folder: borrowing OutputFolder
    ) throws(WorkspaceError) -> [LedgerEntry]? {
        let entries = Dictionary(ledger.entries.map { ($0.path, $0) }) { first, _ in first }
        // Files are read and hashed on all cores, and let go of at once.
        let results = Workers.map(ledger.entries.map(\.path).siblings) { siblings in
            Result { () throws(WorkspaceError) in
                zip(siblings, try folder.files(at: siblings)).map { path, present in
                    entries[path].map { (entry: $0, state: state(of: present, $0)) }
                }
            }
        }
        var edited: [LedgerEntry] = []
        for result in results {
            for file in try result.get() {
                switch file?.state {
                case .asGenerated: break
                case .edited: if let file { edited.append(file.entry) }
                case .other, nil: return nil
                }
            }
        }
        return edited
    }

    private enum State {
        case asGenerated
        /// As people may, and with nothing unsolved in it.
        case edited
        case other
    }

    private static func state(of present: PresentFile?, _ entry: LedgerEntry) -> State {
        guard let present else { return entry.state == .deleted ? .asGenerated : .other }
        guard entry.state == .present else { return .other }
        if entry.ownership == .once || present.hash == entry.output { return .asGenerated }
        guard entry.ownership == .scaffold, ConflictMarkers(in: present.bytes).isEmpty else { return .other }
        return .edited
    }
}
