import Core
import Releases
import Reports
import WebModel

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
                    effects: group.effects.map { Change($0) }
                )
            },
            changes: changes.changes.filter { $0.cause == nil || !$0.isOpen }.map { Change($0) }
                + (changes.tokens ?? []).map { Change($0) }
        )
    }
}

extension DocumentedRelease.Change {
    fileprivate init(_ change: Releases.Change) {
        let sentence = ChangeSentence(change: change)
        self.init(change, tag: change.tag, title: change.rule.title)
        item = change.item
        subject = [sentence.subject, sentence.partsInParentheses].filter { !$0.isEmpty }.joined(separator: " ")
        remarks = sentence.closing
        let difference = sentence.difference
        before = difference.before.map { DocumentedRelease.Side($0) }
        after = difference.after.map { DocumentedRelease.Side($0) }
    }

    fileprivate init(_ change: TokenChange) {
        let sentence = TokenSentence(change: change)
        self.init(change, tag: nil, title: change.rule.title)
        subject = sentence.subject
        remarks =
            [sentence.comparison, sentence.reason].compactMap(\.self) + sentence.contrasts.map { "contrast \($0)" }
            + [sentence.followers, change.replacement.map { "use \($0)" }].compactMap(\.self)
        let difference = sentence.difference
        before = difference.before.map { DocumentedRelease.Side($0, colors: Self.colors(of: change.before)) }
        after = difference.after.map { DocumentedRelease.Side($0, colors: Self.colors(of: change.after)) }
    }

    private static func colors(of side: TokenSide?) -> [SwatchColor] {
        side?.parts.compactMap { SwatchColor($0.value) } ?? []
    }
}
