extension WritePlan {
    /// Does what the plan says. A run that ends in between leaves every file old or new; the next one does the rest.
    package func carryOut(in folder: borrowing OutputFolder) throws(WorkspaceError) {
        for step in steps {
            switch step.action {
            case .create, .replace: try folder.write(step.file.bytes, to: step.file.path)
            case .keep, .leave: break
            }
        }
    }

    /// The same in a folder that is made where it is not there and where something goes into it.
    package func carryOut(below path: String) throws(WorkspaceError) {
        guard hasWork else { return }
        try carryOut(in: OutputFolder(path))
    }
}
