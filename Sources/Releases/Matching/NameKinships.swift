import WebModel

/// Names that became others in the same way: `image` and `src` beside `handleImageChange` and `handleSrcChange`.
/// Replacements are counted over the library: a single pair is no evidence.
struct NameKinships: Sendable {
    struct Kin: Sendable, Hashable {
        let name: String
        let evidence: RenameEvidence
    }

    /// Words that others took the place of, and these; either may be none.
    private struct Replacement: Hashable, Sendable {
        let old: [String]
        let new: [String]
    }

    private struct Found: Sendable {
        let item: ItemReference
        let name: String
        let replacement: Replacement
        /// Whether words around it stayed: else any two names would do.
        let hasContext: Bool
    }

    private struct Place {
        var items: Set<ItemReference> = []
        var hasContext = false

        mutating func add(_ entry: Found) {
            items.insert(entry.item)
            hasContext = hasContext || entry.hasContext
        }
    }

    /// More names that are gone, or new, of one kind and component belong to no hand-written release.
    private static let most = 64
    /// Elsewhere in the same component, or in other components.
    private static let leastElsewhere = 2

    private var kin: [String: [ItemReference: [Kin]]] = [:]

    init(_ pairs: [LibraryComparison.Pair]) {
        let found = pairs.map { (pair: $0, found: Self.replacements($0)) }.filter { !$0.found.isEmpty }
        var places: [Replacement: [String: Place]] = [:]
        for (pair, list) in found {
            for entry in list { places[entry.replacement, default: [:]][pair.new.tag, default: Place()].add(entry) }
        }
        for (pair, list) in found {
            let tags = [pair.old.tag, pair.new.tag].map(SpelledName.words)
            for entry in list {
                let elsewhere = places[entry.replacement] ?? [:]
                let here = elsewhere[pair.new.tag, default: Place()]
                let others = elsewhere.count { $0.key != pair.new.tag && $0.value.hasContext }
                var reasons: [RenameEvidence] = []
                if (here.hasContext && here.items.count > 1) || (entry.hasContext && others >= Self.leastElsewhere) {
                    reasons.append(.words)
                }
                if entry.hasContext, tags.contains(where: { Self.isOwnName(entry.replacement, $0) }) {
                    reasons.append(.ownName)
                }
                kin[pair.new.tag, default: [:]][entry.item, default: []] += reasons.map {
                    Kin(name: entry.name, evidence: $0)
                }
            }
        }
    }

    func kin(of item: ItemReference, in tag: String) -> [Kin] { kin[tag]?[item] ?? [] }

    // MARK: Words

    private static func isOwnName(_ replacement: Replacement, _ tagWords: [String]) -> Bool {
        guard replacement.old.isEmpty != replacement.new.isEmpty else { return false }
        let words = replacement.old + replacement.new
        // The first word of a tag is the library's.
        guard tagWords.count > words.count else { return false }
        return Array(tagWords.suffix(words.count)) == words
    }

    private static func replacements(_ pair: LibraryComparison.Pair) -> [Found] {
        replacements(.property, pair.old.properties, pair.new.properties)
            + replacements(.slot, pair.old.slots, pair.new.slots)
            + replacements(.event, pair.old.events, pair.new.events)
            + replacements(.method, pair.old.methods, pair.new.methods)
            + replacements(.cssPart, pair.old.cssParts, pair.new.cssParts)
            + replacements(.cssProperty, pair.old.cssProperties, pair.new.cssProperties)
            + replacements(.cssState, pair.old.cssStates, pair.new.cssStates)
    }

    private static func replacements<Item: ComponentItem>(_ kind: ItemKind, _ old: [Item], _ new: [Item]) -> [Found] {
        if old.isEmpty || new.isEmpty { return [] }
        let pairs = ItemPairs(old, new, name: \.name)
        guard !pairs.removed.isEmpty, !pairs.added.isEmpty, pairs.removed.count <= most, pairs.added.count <= most
        else { return [] }
        let added = pairs.added.map { (name: $0.name, words: SpelledName.words(of: $0.name)) }
        return pairs.removed.flatMap { item -> [Found] in
            let words = SpelledName.words(of: item.name)
            return added.compactMap { other in
                guard let (replacement, hasContext) = replacement(words, other.words) else { return nil }
                return Found(
                    item: ItemReference(kind, item.name),
                    name: other.name,
                    replacement: replacement,
                    hasContext: hasContext
                )
            }
        }
    }

    /// Takes names that differ in a single place of a word or two.
    private static func replacement(_ old: [String], _ new: [String]) -> (Replacement, hasContext: Bool)? {
        let before = zip(old, new).prefix { $0 == $1 }.count
        let rest = (old.dropFirst(before), new.dropFirst(before))
        let after = zip(rest.0.reversed(), rest.1.reversed()).prefix { $0 == $1 }.count
        let replacement = Replacement(old: Array(rest.0.dropLast(after)), new: Array(rest.1.dropLast(after)))
        guard replacement.old.count <= 2, replacement.new.count <= 2, replacement.old != replacement.new else {
            return nil
        }
        return (replacement, before + after > 0)
    }
}
