import Changes
import Docs

extension DocumentedRelease {
    /// What `weblift diff` prints, as documentation has it.
    init(_ changes: LibraryChanges) {
        self.init(
            from: changes.old.version,
            to: changes.new.version,
            bump: changes.bump.rawValue,
            changes: changes.changes.map(Self.change)
        )
    }

    private static func change(_ change: Changes.Change) -> Change {
        let sentence = ChangeSentence(change: change)
        let (before, after) = sentence.difference
        let impact = change.swift
        let effort = impact.effort == .none ? "" : ", \(impact.effort.rawValue) effort"
        return Change(
            change.severity,
            tag: change.tag,
            item: change.item,
            title: sentence.title,
            subject: [sentence.subject, sentence.parts.isEmpty ? "" : "(\(sentence.parts))"]
                .filter { !$0.isEmpty }.joined(separator: " "),
            remarks: [sentence.reason, sentence.replacement.map { "use \($0)" }].compactMap(\.self),
            before: before,
            after: after,
            swift: impact.effect == .none ? nil : impact.effect.rawValue + effort,
            edits: impact.edits,
            acceptance: change.suppression?.reason
        )
    }
}
