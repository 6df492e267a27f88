extension LibraryChanges {
    /// The components that have another tag than before, in the order of the changes.
    package var renamedComponents: [(old: String, new: String)] {
        changes.compactMap { change in
            guard change.rule == .componentRenamed, let old = change.before?.tag, let new = change.after?.tag else {
                return nil
            }
            return (old: old, new: new)
        }
    }
}
