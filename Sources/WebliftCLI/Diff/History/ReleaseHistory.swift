import Releases

/// Oldest release first.
struct ReleaseHistory {
    struct Step {
        /// A tag, the name of a file, or the version that the library tells.
        let from: String
        let to: String
        let changes: LibraryChanges

        /// Version that says less than the release changed; nil where it is enough, or where a source does not tell
        /// both.
        var smallVersion: SemanticVersion? {
            guard let old = changes.old.semanticVersion, let new = changes.new.semanticVersion else { return nil }
            return changes.bump.isMet(by: new, after: old) ? nil : new
        }

        /// A cause stands for all that follows from it.
        var breaks: [String] {
            let entries = ReleaseEntries(changes)
            let causes = entries.groups.filter { $0.severity == .breaking }.map { CauseSentence(group: $0).head }
            let plain = entries.plain.filter { $0.severity == .breaking }
                .map { "\($0.subjectName) \($0.sentence.headline)" }
            return causes + plain
        }
    }

    let library: String?
    let steps: [Step]

    /// Charts show all steps in one scale.
    var most: Int { steps.map { step in Self.shown.reduce(0) { $0 + step.changes.count($1) } }.max() ?? 0 }

    /// Worst first. Additions break nothing, and there are too many of them.
    static let shown: [ChangeSeverity] = [.breaking, .uncertain, .warning]

    static let columns: [ChangeSeverity] = ChangeSeverity.allCases.reversed()

    /// `from 1.0.0 to 4.2.0`
    var span: String {
        guard let first = steps.first, let last = steps.last else { return "" }
        return "from \(first.from) to \(last.to)"
    }
}
