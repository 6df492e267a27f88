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
        self.init(
            change,
            tag: change.tag,
            item: change.item,
            subject: [sentence.subject, sentence.partsInParentheses].filter { !$0.isEmpty }.joined(separator: " "),
            remarks: sentence.closing
        )
    }

    fileprivate init(_ change: TokenChange) {
        let sentence = TokenSentence(change: change)
        self.init(
            change,
            tag: nil,
            subject: sentence.subject,
            remarks: [sentence.comparison, sentence.reason].compactMap(\.self)
                + sentence.contrasts.map { "contrast \($0)" }
                + [sentence.followers, change.replacement.map { "use \($0)" }].compactMap(\.self),
            colors: (Self.colors(of: change.before), Self.colors(of: change.after))
        )
    }

    private init(
        _ change: some ToldChange,
        tag: String?,
        item: ItemReference? = nil,
        subject: String,
        remarks: [String],
        colors: (before: [SwatchColor], after: [SwatchColor]) = ([], [])
    ) {
        let (before, after) = change.sentence.difference
        self.init(
            change.severity,
            tag: tag,
            item: item,
            title: change.rule.title,
            subject: subject,
            remarks: remarks,
            before: before.map { DocumentedRelease.Side($0, colors: colors.before) },
            after: after.map { DocumentedRelease.Side($0, colors: colors.after) },
            swift: change.swift.words,
            edits: change.swift.edits,
            acceptance: change.suppression?.reason,
            uses: (change.uses ?? []).map { "\($0.file):\($0.line)" }
        )
    }

    private static func colors(of side: TokenSide?) -> [SwatchColor] {
        side?.parts.compactMap { SwatchColor($0.value) } ?? []
    }
}
