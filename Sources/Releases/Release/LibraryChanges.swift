package import Core
package import Translate
package import WebModel

package struct LibraryChanges: Sendable, Hashable {
    package struct Release: Sendable, Hashable {
        package var name: String?
        package var version: String?

        package init(_ library: Library) {
            name = library.name
            version = library.version
        }
    }

    package let old: Release
    package let new: Release
    /// Sorted by component and item.
    package private(set) var changes: [Change]
    package private(set) var causes: [ChangeCause]
    /// nil where the tokens of one side are not known.
    package private(set) var tokens: [TokenChange]?
    package private(set) var spellings: [SpellingDifference]

    /// Takes libraries that were translated with the same matrix, and the project's statements about names.
    package init(
        from old: Library,
        to new: Library,
        translations: (old: LibraryTranslation, new: LibraryTranslation),
        renames: [RenameDecision] = []
    ) {
        self.old = Release(old)
        self.new = Release(new)
        let byTag = (old: TranslationsByTag(translations.old), new: TranslationsByTag(translations.new))
        let tagPrefixes = (old: translations.old.tagPrefix, new: translations.new.tagPrefix)
        let (result, findings) = Workers.both {
            LibraryComparison(
                old: old,
                new: new,
                translations: byTag,
                tagPrefixes: tagPrefixes,
                decisions: renames
            ).result
        } and: {
            SwiftFindings(translations.old, translations.new, byTag: byTag)
        }
        let completed = findings.complete(result)
        let sorted = Self.sorted(completed.changes)
        let context = CauseContext(sorted, result.pairs, translations: byTag, tagPrefixes: tagPrefixes)
        let found = CauseFinder(context).causes
        changes = sorted
        causes = found.map(\.cause)
        for (number, proposal) in found.enumerated() {
            for index in proposal.effects {
                changes[index].cause = number
                changes[index].isUncertain = proposal.cause.kind.isOfSource
            }
        }
        spellings = Set(result.spellings + completed.spellings).sorted()
    }

    /// Sorts positions, for changes are large to move.
    private static func sorted(_ changes: [Change]) -> [Change] {
        changes.withUnsafeBufferPointer { found in
            found.indices.sorted { found[$0] < found[$1] }.map { found[$0] }
        }
    }

    /// Takes the tags that they have or had.
    package func selecting(_ tags: Set<String>) -> LibraryChanges {
        var selection = self
        selection.changes = changes.filter { change in
            [change.tag, change.before?.tag].contains { $0.map(tags.contains) ?? false }
        }
        selection.tokens = tokens?.filter { $0.tag.map(tags.contains) ?? false }
        selection.spellings = spellings.filter { tags.contains($0.tag) }
        selection.dropIdleCauses()
        return selection
    }

    private mutating func dropIdleCauses() {
        let kept = Set(changes.compactMap(\.cause)).sorted()
        let positions = Dictionary(uniqueKeysWithValues: kept.enumerated().map { ($1, $0) })
        causes = kept.map { causes[$0] }
        for index in changes.indices { changes[index].cause = changes[index].cause.flatMap { positions[$0] } }
    }

    package func effects(of cause: Int) -> [Int] { changes.indices.filter { changes[$0].cause == cause } }

    package mutating func add(_ tokens: [TokenChange]) { self.tokens = tokens }

    package var open: [Change] { changes.filter(\.isOpen) }

    package var openTokens: [TokenChange] { tokens?.filter(\.isOpen) ?? [] }

    package var count: Int { changes.count + (tokens?.count ?? 0) }

    package var openCount: Int { openSeverities.count }

    /// nil where there is none.
    package var severity: ChangeSeverity? { openSeverities.max() }

    package var bump: VersionBump { severity.map { VersionBump($0) } ?? .none }

    package func count(_ severity: ChangeSeverity) -> Int { openSeverities.count { $0 == severity } }

    package func count(atLeast severity: ChangeSeverity) -> Int { openSeverities.count { $0 >= severity } }

    /// The changes are looked at in place: see `sorted`.
    private var openSeverities: [ChangeSeverity] {
        changes.withUnsafeBufferPointer { found in
            found.indices.compactMap { found[$0].isOpen ? found[$0].severity : nil }
        } + openTokens.map(\.severity)
    }

    mutating func setUses(_ uses: [[SwiftUse]]) {
        for (index, found) in zip(changes.indices, uses) { changes[index].uses = found }
        for (index, found) in zip((tokens ?? []).indices, uses.dropFirst(changes.count)) { tokens?[index].uses = found }
    }

    package mutating func decide(_ severities: [ChangeRule: ChangeSeverity]) {
        guard !severities.isEmpty else { return }
        for index in changes.indices { changes[index].decidedSeverity = severities[changes[index].rule] }
        tokens = tokens?.map { token in
            var token = token
            token.decidedSeverity = severities[token.rule]
            return token
        }
    }

    package var decidedCount: Int {
        open.count { $0.decidedSeverity != nil } + openTokens.count { $0.decidedSeverity != nil }
    }

    package mutating func suppress(_ suppressions: [Suppression], into diagnostics: inout DiagnosticBag) {
        var list = AcceptanceList(suppressions)
        for index in changes.indices {
            let suppression = list.first { $0.matches(changes[index]) }
            if changes[index].suppression == nil { changes[index].suppression = suppression }
        }
        tokens = tokens?.map { token in
            var token = token
            let suppression = list.first { $0.matches(token) }
            if token.suppression == nil { token.suppression = suppression }
            return token
        }
        list.reportUnused(.changesUnusedSuppression, noun: "change", subject: \.subject, into: &diagnostics)
    }

    /// Statements may be misspelt, or meant for another release.
    package func reportUnused(_ renames: [RenameDecision], into diagnostics: inout DiagnosticBag) {
        for rename in renames where !rename.isUsed(by: changes) {
            let name = rename.item.map { "\($0) of \(rename.component)" } ?? rename.component
            diagnostics.warning(
                .changesUnusedRename,
                rename.isRefused
                    ? "\(name) and \(rename.to) are not in question as one"
                    : "\(name) is not gone, or \(rename.to) is not new",
                at: rename.place,
                suggestion: "remove it, or correct its names"
            )
        }
    }
}

extension LibraryChanges {
    package var renamedComponents: [(old: String, new: String)] {
        changes.compactMap { change in
            guard change.rule == .componentRenamed, let old = change.before?.tag, let new = change.after?.tag else {
                return nil
            }
            return (old: old, new: new)
        }
    }
}
