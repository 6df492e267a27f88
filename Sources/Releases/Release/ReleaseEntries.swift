/// Entries of a report on a release: causes with their effects, and the changes that stand for themselves.
///
/// Only changes that nobody accepted are listed; reports that print accepted changes do so elsewhere.
package struct ReleaseEntries: Sendable {
    /// A cause and the changes that follow from it, in their order.
    package struct Group: Sendable {
        package let cause: ChangeCause
        package let effects: [Change]

        /// The most severe of the effects.
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
