import Matrix
import SourceText
import SwiftModel
import WebModel

/// Compares two releases of a library: what each component offers, item by item.
struct LibraryComparison {
    private let old: Library
    private let new: Library
    private let translations: (old: TranslationsByTag, new: TranslationsByTag)

    init(_ old: Library, _ new: Library, translations: (old: TranslationsByTag, new: TranslationsByTag)) {
        self.old = old
        self.new = new
        self.translations = translations
    }

    /// A component of both releases.
    struct Pair: Sendable {
        let old: Component
        let new: Component
    }

    struct Result: Sendable {
        var changes: [Change] = []
        var spellings: [SpellingDifference] = []
        /// The components that both releases have, some of them under two tags.
        var pairs: [Pair] = []
    }

    var result: Result {
        var result = Result()
        let components = ItemPairs(old.components, new.components, name: { $0.tag })
        result.pairs = components.common.map { Pair(old: $0.old, new: $0.new) }
        let renames = renames(components.removed, components.added)
        for rename in renames {
            let pair = Pair(old: components.removed[rename.old], new: components.added[rename.new])
            result.pairs.append(pair)
            result.changes.append(
                Change(
                    .componentRenamed,
                    of: pair.new.tag,
                    before: side(pair.old),
                    after: side(pair.new),
                    evidence: rename.evidence
                )
            )
        }
        let oldOnes = Set(renames.map(\.old))
        let newOnes = Set(renames.map(\.new))
        for (index, component) in components.removed.enumerated() where !oldOnes.contains(index) {
            result.changes.append(Change(.componentRemoved, of: component.tag, before: side(component), after: nil))
        }
        for (index, component) in components.added.enumerated() where !newOnes.contains(index) {
            result.changes.append(Change(.componentAdded, of: component.tag, before: nil, after: side(component)))
        }
        compareComponents(into: &result)
        return result
    }

    /// Each pair knows nothing of the others.
    private func compareComponents(into result: inout Result) {
        let (before, after) = translations
        let classes = ClassNames(result.pairs, old: old, new: new)
        let collectors = Workers.map(result.pairs) { pair in
            var collector = ChangeCollector(oldTag: pair.old.tag, newTag: pair.new.tag, classes: classes)
            let comparison = ComponentComparison(pair.old, pair.new) {
                MemberNames(before[pair.old.tag], after[pair.new.tag])
            }
            comparison.compare(into: &collector)
            return collector
        }
        for collector in collectors {
            result.changes += collector.changes
            result.spellings += collector.spellings
        }
    }

    private func renames(_ removed: [Component], _ added: [Component]) -> [RenameFinder.Rename] {
        guard !removed.isEmpty, !added.isEmpty else { return [] }
        return RenameFinder(
            removed: removed.map { candidate($0, translations.old[$0.tag]) },
            added: added.map { candidate($0, translations.new[$0.tag]) }
        )
        .renames
    }

    private func candidate(_ component: Component, _ translation: ComponentTranslation?) -> RenameCandidate {
        RenameCandidate(
            name: component.tag,
            shape: Self.shape(of: component),
            prose: component.prose.isEmpty ? nil : component.prose.joined(separator: " "),
            className: component.className,
            members: translation.map { [$0.component.names.view.name] } ?? [],
            deprecationNames: DeprecationText.names(in: component.deprecated)
        )
    }

    /// All that it offers, by name; nil for a component that offers hardly anything, of which there are many.
    private static func shape(of component: Component) -> String? {
        let names: [[String]] = [
            component.properties.map(\.name), component.slots.map(\.name), component.events.map(\.name),
            component.methods.map(\.name), component.cssParts.map(\.name), component.cssProperties.map(\.name),
            component.cssStates.map(\.name),
        ]
        guard names.reduce(0, { $0 + $1.count }) > 2 else { return nil }
        return names.map { $0.sorted().joined(separator: " ") }.joined(separator: "|")
    }

    private func side(_ component: Component) -> ChangeSide {
        ChangeSide(tag: component.tag, place: component.source)
    }
}
