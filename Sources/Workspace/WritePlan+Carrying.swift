import SourceText

extension WritePlan {
    /// Does what the plan says, several folders at once. A run that ends in between leaves every file old or new; the
    /// next one does the rest.
    ///
    /// - Throws: what the first folder in order had against it; those beside it are written all the same.
    package func carryOut(in folder: borrowing OutputFolder) throws(WorkspaceError) {
        let files = steps.filter { $0.action == .create || $0.action == .replace }.map(\.file)
        let results = Workers.map(files.siblings) { siblings in
            Result { () throws(WorkspaceError) in try folder.write(siblings: siblings) }
        }
        for result in results { try result.get() }
    }

    /// The same in a folder that is made where it is not there and where something goes into it.
    package func carryOut(below path: String) throws(WorkspaceError) {
        guard hasWork else { return }
        try carryOut(in: OutputFolder(path))
    }
}
