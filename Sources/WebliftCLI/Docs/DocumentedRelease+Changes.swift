import Core
import Releases
import Reports

extension DocumentedRelease {
    init(_ changes: LibraryChanges) {
        self.init(
            of: changes.new.name ?? changes.old.name,
            from: changes.old.version,
            to: changes.new.version,
            bump: VersionAdvice(changes).part,
            breaks: BreakFigures(changes).sentence,
            causes: ReleaseEntries(changes).groups.map { group in
                Cause(
                    group.cause.sentence,
                    evidence: group.cause.evidence.map(\.text),
                    effects: group.effects.map(Self.change)
                )
            },
            changes: changes.changes.filter { $0.cause == nil || !$0.isOpen }.map(Self.change)
                + (changes.tokens ?? []).map(Self.change)
        )
    }

    private static func change(_ change: Releases.Change) -> Change {
        let sentence = ChangeSentence(change: change)
        let (before, after) = sentence.difference
        return Change(
            change.severity,
            tag: change.tag,
            item: change.item,
            title: sentence.title,
            subject: [sentence.subject, sentence.parts.isEmpty ? "" : "(\(sentence.parts))"]
                .filter { !$0.isEmpty }.joined(separator: " "),
            remarks: [sentence.reason, sentence.replacement.map { "use \($0)" }].compactMap(\.self),
            before: before.map { Side($0) },
            after: after.map { Side($0) },
            swift: text(of: change.swift),
            edits: change.swift.edits,
            acceptance: change.suppression?.reason,
            uses: places(of: change.uses)
        )
    }

    private static func change(_ change: TokenChange) -> Change {
        let sentence = TokenSentence(change: change)
        let (before, after) = sentence.difference
        return Change(
            change.severity,
            tag: nil,
            title: sentence.title,
            subject: sentence.subject,
            remarks: [sentence.comparison, sentence.reason].compactMap(\.self)
                + sentence.contrasts.map { "contrast \($0)" }
                + [sentence.followers, change.replacement.map { "use \($0)" }].compactMap(\.self),
            before: before.map { Side($0, colors: colors(of: change.before)) },
            after: after.map { Side($0, colors: colors(of: change.after)) },
            swift: text(of: change.swift),
            edits: change.swift.edits,
            acceptance: change.suppression?.reason,
            uses: places(of: change.uses)
        )
    }

    private static func colors(of side: TokenSide?) -> [SwatchColor] {
        side?.parts.compactMap { SwatchColor($0.value) } ?? []
    }

    private static func places(of uses: [SwiftUse]?) -> [String] { (uses ?? []).map { "\($0.file):\($0.line)" } }

    /// `source-breaking, low effort`
    private static func text(of impact: SwiftImpact) -> String? {
        guard impact.effect != .none else { return nil }
        return impact.effect.rawValue + (impact.effort == .none ? "" : ", \(impact.effort.rawValue) effort")
    }
}
