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
        var documented = Change(change, tag: change.tag, title: sentence.title)
        documented.item = change.item
        documented.subject = [sentence.subject, sentence.parts.isEmpty ? "" : "(\(sentence.parts))"]
            .filter { !$0.isEmpty }.joined(separator: " ")
        documented.remarks = [sentence.reason, sentence.replacement.map { "use \($0)" }].compactMap(\.self)
        documented.before = before.map { Side($0) }
        documented.after = after.map { Side($0) }
        return documented
    }

    private static func change(_ change: TokenChange) -> Change {
        let sentence = TokenSentence(change: change)
        let (before, after) = sentence.difference
        var documented = Change(change, tag: nil, title: sentence.title)
        documented.subject = sentence.subject
        documented.remarks =
            [sentence.comparison, sentence.reason].compactMap(\.self)
            + sentence.contrasts.map { "contrast \($0)" }
            + [sentence.followers, change.replacement.map { "use \($0)" }].compactMap(\.self)
        documented.before = before.map { Side($0, colors: colors(of: change.before)) }
        documented.after = after.map { Side($0, colors: colors(of: change.after)) }
        return documented
    }

    private static func colors(of side: TokenSide?) -> [SwatchColor] {
        side?.parts.compactMap { SwatchColor($0.value) } ?? []
    }
}
