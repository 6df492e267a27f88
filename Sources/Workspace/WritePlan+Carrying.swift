import SourceText

extension WritePlan {
    /// Does what the plan says. A run that ends in between leaves every file old or new; the next one does the rest.
    package func carryOut(in folder: borrowing OutputFolder) throws(WorkspaceError) {
        let failures = Workers.map(siblings) { files in folder.failure(writing: files) }
        if let failure = failures.lazy.compactMap({ $0 }).first { throw failure }
    }

    /// What there is to write, each folder by itself: the system lets only one thread at a time into a folder.
    private var siblings: [[OutputFile]] {
        var siblings: [[OutputFile]] = []
        for step in steps where step.action == .create || step.action == .replace {
            if let last = siblings.last?.last, last.path.isSibling(of: step.file.path) {
                siblings[siblings.count - 1].append(step.file)
            } else {
                siblings.append([step.file])
            }
        }
        return siblings
    }

    /// The same in a folder that is made where it is not there and where something goes into it.
    package func carryOut(below path: String) throws(WorkspaceError) {
        guard hasWork else { return }
        try carryOut(in: OutputFolder(path))
    }
}
