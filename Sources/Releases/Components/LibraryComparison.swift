import Core
import SwiftModel
import Translate
import WebModel

struct LibraryComparison {
    let old: Library
    let new: Library
    let translations: (old: TranslationsByTag, new: TranslationsByTag)
    let tagPrefixes: (old: String, new: String)
    let decisions: [RenameDecision]

    struct Pair: Sendable {
        let old: Component
        let new: Component
    }

    struct Result: Sendable {
        var changes: [Change] = []
        var spellings: [SpellingDifference] = []
        /// Components of both releases, some of them under two tags.
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
                    rule: .componentRenamed,
                    tag: pair.new.tag,
                    before: side(pair.old),
                    after: side(pair.new),
                    evidence: rename.evidence
                )
            )
        }
        let oldOnes = Set(renames.map(\.old))
        let newOnes = Set(renames.map(\.new))
        for (index, component) in components.removed.enumerated() where !oldOnes.contains(index) {
            result.changes.append(Change(rule: .componentRemoved, tag: component.tag, before: side(component)))
        }
        for (index, component) in components.added.enumerated() where !newOnes.contains(index) {
            result.changes.append(Change(rule: .componentAdded, tag: component.tag, after: side(component)))
        }
        compareComponents(into: &result)
        return result
    }

    /// Each pair knows nothing of the others.
    private func compareComponents(into result: inout Result) {
        let (before, after) = translations
        let classes = ClassNames(result.pairs, old: old, new: new)
        let kinships = NameKinships(result.pairs)
        let decisions = decisions.filter { $0.item != nil }
        let collectors = Workers.map(result.pairs) { pair in
            var collector = ChangeCollector(oldTag: pair.old.tag, newTag: pair.new.tag, classes: classes)
            let names = NameContext(pair, kinships, decisions)
            let comparison = ComponentComparison(old: pair.old, new: pair.new, names: names) {
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
        let weights = ItemWeights(of: removed + added, in: old, new)
        return RenameFinder(
            removed: removed.map { component in
                var candidate = candidate(component, translations.old[component.tag], tagPrefixes.old, weights)
                candidate.statedNames = decisions.filter { $0.states(component.tag) }.map(\.to)
                candidate.refusedNames = decisions.filter { $0.refuses(component.tag) }.map(\.to)
                return candidate
            },
            added: added.map { candidate($0, translations.new[$0.tag], tagPrefixes.new, weights) }
        )
        .renames
    }

    private func candidate(
        _ component: Component,
        _ translation: ComponentTranslation?,
        _ tagPrefix: String,
        _ weights: ItemWeights
    ) -> RenameCandidate {
        // A tag with another prefix is another component while most tags keep their prefix.
        let isPrefixOther =
            tagPrefixes.old != tagPrefixes.new && !tagPrefix.isEmpty && component.tag.hasPrefix(tagPrefix)
        var candidate = RenameCandidate(
            name: component.tag,
            spelledName: SpelledName.key(component.tag),
            bareName: isPrefixOther ? String(component.tag.dropFirst(tagPrefix.count)) : nil,
            prose: component.prose.isEmpty ? nil : component.prose.joined(separator: " "),
            className: component.className,
            members: translation.map { [$0.component.names.view.name] } ?? [],
            deprecationNames: DeprecationText.names(in: component.deprecated)
        )
        candidate.items = weights.items(of: component)
        candidate.tagWords = SpelledName.words(of: component.tag)
        return candidate
    }

    private func side(_ component: Component) -> ChangeSide { ChangeSide(tag: component.tag, place: component.source) }
}

/// Translations by tag: the first of several with one tag. The table has places, for translations are large to copy.
struct TranslationsByTag: Sendable {
    private let components: [ComponentTranslation]
    private let positions: [String: Int]

    init(_ translation: LibraryTranslation) {
        components = translation.components
        positions = components.withUnsafeBufferPointer { components in
            Dictionary(components.indices.map { (components[$0].tag, $0) }) { first, _ in first }
        }
    }

    subscript(tag: String) -> ComponentTranslation? { positions[tag].map { components[$0] } }
}
