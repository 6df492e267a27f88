package import Matrix
package import SourceText
package import WebModel

/// What a release changed: the one value that all reports print.
package struct LibraryChanges: Sendable, Hashable {
    /// What is known of one of the releases.
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
    /// By component and item.
    package private(set) var changes: [Change]
    /// What is spelled differently and means the same, each once.
    package private(set) var spellings: [SpellingDifference]

    /// Compares two releases of a library that were translated with the same matrix.
    package init(
        from old: Library,
        to new: Library,
        translations: (old: LibraryTranslation, new: LibraryTranslation)
    ) {
        self.old = Release(old)
        self.new = Release(new)
        let byTag = (old: TranslationsByTag(translations.old), new: TranslationsByTag(translations.new))
        let (result, findings) = Workers.both {
            LibraryComparison(old, new, translations: byTag).result
        } and: {
            SwiftFindings(translations.old, translations.new, byTag: byTag)
        }
        let completed = findings.complete(result)
        changes = Self.sorted(completed.changes)
        spellings = Set(result.spellings + completed.spellings).sorted()
    }

    /// Where they stand is sorted, and not the changes, which are large to move; and they are looked at where they are, for
    /// an array hands out copies.
    private static func sorted(_ changes: [Change]) -> [Change] {
        changes.withUnsafeBufferPointer { found in
            found.indices.sorted { found[$0] < found[$1] }.map { found[$0] }
        }
    }

    /// What is about some components, by the tags that these have or had.
    package func selecting(_ tags: Set<String>) -> LibraryChanges {
        var selection = self
        selection.changes = changes.filter { change in
            [change.tag, change.before?.tag].contains { $0.map(tags.contains) ?? false }
        }
        selection.spellings = spellings.filter { tags.contains($0.tag) }
        return selection
    }

    /// The changes that nobody accepted.
    package var open: [Change] { changes.filter(\.isOpen) }

    /// How many changes nobody accepted.
    package var openCount: Int { openSeverities.count }

    /// The most severe of the open changes; nil where there is none.
    package var severity: ChangeSeverity? { openSeverities.max() }

    /// What the release has to raise in its version.
    package var bump: VersionBump { severity.map { VersionBump($0) } ?? .none }

    /// How many open changes there are of a severity.
    package func count(_ severity: ChangeSeverity) -> Int {
        openSeverities.count { $0 == severity }
    }

    /// How severe each of the open changes is. They are looked at where they are: see `sorted`.
    private var openSeverities: [ChangeSeverity] {
        changes.withUnsafeBufferPointer { found in
            found.indices.compactMap { found[$0].isOpen ? found[$0].severity : nil }
        }
    }

    /// Notes what was found of each change, in their order.
    mutating func setUses(_ uses: [[SwiftUse]]) {
        for (index, found) in zip(changes.indices, uses) { changes[index].uses = found }
    }

    /// Notes which changes the project accepts. A suppression that no change meets is worth a warning: it may be
    /// misspelt, or hide the next change of its kind.
    package mutating func suppress(_ suppressions: [Suppression], into diagnostics: inout DiagnosticBag) {
        var isUsed = [Bool](repeating: false, count: suppressions.count)
        for index in changes.indices {
            for (number, suppression) in suppressions.enumerated() where suppression.matches(changes[index]) {
                isUsed[number] = true
                if changes[index].suppression == nil { changes[index].suppression = suppression }
            }
        }
        for (suppression, isUsed) in zip(suppressions, isUsed) where !isUsed {
            let item = suppression.item.map { " \($0)" } ?? ""
            diagnostics.warning(
                .changesUnusedSuppression,
                "no change is \(suppression.rule.id) of \(suppression.component)\(item)",
                at: suppression.place,
                suggestion: "remove it, or correct its rule or component"
            )
        }
    }
}
