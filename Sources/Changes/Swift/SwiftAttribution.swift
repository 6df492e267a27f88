import Matrix
import SwiftModel
import WebModel

/// Tells each difference in Swift of the changes of the web that it comes from.
struct SwiftAttribution {
    private let pair: LibraryComparison.Pair
    private let old: ComponentTranslation
    private let new: ComponentTranslation
    private let tables: (old: GeneratedTypeTable, new: GeneratedTypeTable)
    /// The item whose rule took each item, before and now.
    private let oldConsumers: [ItemReference: ItemReference]
    private let newConsumers: [ItemReference: ItemReference]

    init(
        _ pair: LibraryComparison.Pair,
        _ old: ComponentTranslation,
        _ new: ComponentTranslation,
        tables: (old: GeneratedTypeTable, new: GeneratedTypeTable)
    ) {
        self.pair = pair
        self.old = old
        self.new = new
        self.tables = tables
        oldConsumers = Self.consumers(of: old)
        newConsumers = Self.consumers(of: new)
    }

    func complete(_ changes: [Change], with differences: [SwiftDifference]) -> SwiftFindings.Result {
        var explained: Set<Int> = []
        var result = SwiftFindings.Result()
        result.changes = changes.map { change -> Change in
            var change = change
            let own = differences.indices.filter { isCause(change, of: differences[$0]) }
            explained.formUnion(own)
            change.swift = impact(of: own.map { differences[$0] }, on: change)
            return change
        }
        let rest = differences.indices.filter { !explained.contains($0) }.map { differences[$0] }
        let groups = Dictionary(grouping: rest, by: \.subject)
        for (subject, group) in groups.sorted(by: { Self.precedes($0.key, $1.key) }) {
            guard areComparable(subject) else {
                // The vaguer of two formats makes another type or default of the same item.
                let fact = SpellingDifference(.notTold, tag: pair.new.tag, item: subject, fact: .swift)
                result.spellings.append(fact)
                continue
            }
            var change = Change(
                .swiftChanged,
                of: pair.new.tag,
                before: side(old: subject),
                after: side(new: subject)
            )
            change.swift = impact(of: group, on: change)
            result.changes.append(change)
        }
        return result
    }

    /// Whether the same formats tell of an item on both sides.
    private func areComparable(_ item: ItemReference?) -> Bool {
        let before = item.flatMap { pair.old.knowledge(of: $0) } ?? pair.old.knowledge
        let after = item.flatMap { pair.new.knowledge(of: $0) } ?? pair.new.knowledge
        return Comparability(before, after).isFull
    }

    // MARK: Causes

    private func isCause(_ change: Change, of difference: SwiftDifference) -> Bool {
        guard change.rule.aspects.contains(difference.aspect) else { return false }
        let before = change.before?.item
        let after = change.after?.item
        if before == nil, after == nil {
            return change.rule == .componentRenamed && difference.oldOrigins.isEmpty && difference.newOrigins.isEmpty
        }
        // An item that another one's rule takes shows in what becomes of that one.
        let olds = [before, before.flatMap { oldConsumers[$0] }, after.flatMap { newConsumers[$0] }]
        let news = [after, after.flatMap { newConsumers[$0] }, before.flatMap { oldConsumers[$0] }]
        return olds.contains { $0.map(difference.oldOrigins.contains) ?? false }
            || news.contains { $0.map(difference.newOrigins.contains) ?? false }
    }

    private static func consumers(of translation: ComponentTranslation) -> [ItemReference: ItemReference] {
        translation.items.reduce(into: [:]) { $0[$1.item] = $1.consumer }
    }

    // MARK: What it comes to

    private func impact(of differences: [SwiftDifference], on change: Change) -> SwiftImpact {
        guard let effect = differences.map(\.effect).max() else { return .none }
        // What stays as it was needs no line beside what does not.
        let worst = differences.filter { $0.effect == effect }
        var edits = Set(worst.compactMap(\.edit))
        var isMechanical = worst.allSatisfy(\.isMechanical)
        if effect == .sourceBreaking, let lines = replacementLines(for: change) {
            edits = [lines]
            isMechanical = true
        }
        let effort: EffortBand =
            switch effect {
            case .none, .additive: .none
            case .behaviour: .medium
            case .sourceBreaking: isMechanical ? .low : .medium
            }
        return SwiftImpact(effect: effect, effort: effort, edits: edits.sorted())
    }

    /// The argument that is gone and the one that the source says to use instead. What is deprecated may be gone in Swift,
    /// because what takes its place took its name.
    private func replacementLines(for change: Change) -> SwiftEdit? {
        let call = SwiftCall(new.component, tables.new)
        guard let gone = change.before?.item, let wanted = change.replacement?.item,
            change.after?.item.flatMap({ call.line(of: $0, new.component) }) == nil,
            let before = SwiftCall(old.component, tables.old).line(of: gone, old.component),
            let after = call.line(of: wanted, new.component)
        else { return nil }
        return SwiftEdit(before: before, after: after)
    }

    // MARK: What only Swift sees

    private func side(old item: ItemReference?) -> ChangeSide? {
        guard let item else { return ChangeSide(tag: pair.old.tag, place: pair.old.source) }
        guard let place = old.items.first(where: { $0.item == item })?.location else { return nil }
        return ChangeSide(tag: pair.old.tag, item: item, place: place)
    }

    private func side(new item: ItemReference?) -> ChangeSide? {
        guard let item else { return ChangeSide(tag: pair.new.tag, place: pair.new.source) }
        guard let place = new.items.first(where: { $0.item == item })?.location else {
            return ChangeSide(tag: pair.new.tag, place: pair.new.source)
        }
        return ChangeSide(tag: pair.new.tag, item: item, place: place)
    }

    private static func precedes(_ left: ItemReference?, _ right: ItemReference?) -> Bool {
        guard let right else { return false }
        return left.map { $0 < right } ?? true
    }
}

extension Component {
    /// What the sources of an item can tell; nil where there is none.
    fileprivate func knowledge(of item: ItemReference) -> SourceKnowledge? {
        switch item.kind {
        case .property: properties.first { $0.name == item.name }?.knowledge
        case .slot: slots.first { $0.name == item.name }?.knowledge
        case .event: events.first { $0.name == item.name }?.knowledge
        case .method: methods.first { $0.name == item.name }?.knowledge
        case .cssPart: cssParts.first { $0.name == item.name }?.knowledge
        case .cssProperty: cssProperties.first { $0.name == item.name }?.knowledge
        case .cssState: cssStates.first { $0.name == item.name }?.knowledge
        case .text: intl.first { $0.name == item.name }?.knowledge
        }
    }
}
