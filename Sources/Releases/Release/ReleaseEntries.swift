/// Causes with their effects, and changes that stand for themselves. Accepted changes are listed elsewhere.
package struct ReleaseEntries: Sendable {
    package struct Group: Sendable {
        package let cause: ChangeCause
        package let effects: [Change]

        package var severity: ChangeSeverity { effects.map(\.severity).max() ?? .note }
    }

    package let groups: [Group]
    package let plain: [Change]

    package init(_ changes: LibraryChanges) {
        let open = changes.open
        let byCause = Dictionary(grouping: open) { $0.cause ?? -1 }
        plain = byCause[-1] ?? []
        groups = changes.causes.enumerated().compactMap { number, cause in
            byCause[number].map { Group(cause: cause, effects: $0) }
        }
    }
}
