package enum LedgerFolder {
    package static let name = ".weblift"

    /// Facts about each file. They belong into version control, as do the kept texts.
    package static let ledger = OutputPath(ours: [name, "ledger.json"])
    /// The ledger that a run is going to leave behind, while it is at it.
    static let pending = OutputPath(ours: [name, "ledger.next.json"])
    static let ignored = OutputPath(ours: [name, ".gitignore"])
    static let stage = OutputPath(ours: [name, "stage"])

    static let base = "base"
    private static let bases = OutputPath(ours: [name, base])

    /// Stands in the same folders as the file, so that version control merges it in the same way.
    package static func base(of path: OutputPath) -> OutputPath { bases.appending(path) }

    /// Whether a generated file may be there: not in this folder, and not so deep that its text can't be kept, or wait.
    static func canKeep(_ path: OutputPath) -> Bool {
        path.parts[0].lowercased() != name && path.parts.count + Stage.bases.parts.count <= OutputPath.mostParts
    }

    static let ignoredText = """
        # What a run of weblift needs while it is at it.
        /ledger.next.json
        /stage/

        """
}
