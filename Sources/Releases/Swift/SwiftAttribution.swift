import Core
import SwiftModel
import Translate
import WebModel

/// Assigns differences in Swift to the changes of the web that they come from.
struct SwiftAttribution {
    private let pair: LibraryComparison.Pair
    private let old: ComponentTranslation
    private let new: ComponentTranslation
    private let tables: TypeTables
    /// Keyed by the items that their rules took, before and now.
    private let oldConsumers: [ItemReference: ItemReference]
    private let newConsumers: [ItemReference: ItemReference]

    /// Asked for only where something takes the place of another.
    private typealias Lines = (old: ArgumentLines, new: ArgumentLines)

    init(_ pair: LibraryComparison.Pair, _ old: ComponentTranslation, _ new: ComponentTranslation, tables: TypeTables) {
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
        let index = DifferenceIndex(differences)
        let candidates = changes.map { index.candidates(for: items(of: $0)) }
        // Differences that some change is the cause of before all others are told of no other change.
        var owned: Set<Int> = []
        for (change, found) in zip(changes, candidates) {
            owned.formUnion(found.filter { change.rule.aspects.own.contains(differences[$0].aspect) })
        }
        let lines: Lines? =
            changes.contains { $0.replacement != nil }
            ? (ArgumentLines(old.component, tables.old), ArgumentLines(new.component, tables.new)) : nil
        let claims = zip(changes, candidates).map { change, found in
            let aspects = change.rule.aspects
            return found.filter { number in
                let aspect = differences[number].aspect
                return owned.contains(number) ? aspects.own.contains(aspect) : aspects.possible.contains(aspect)
            }
        }
        let breakers = Self.breakers(changes, claims, differences)
        result.changes = changes.indices.map { index -> Change in
            var change = changes[index]
            explained.formUnion(claims[index])
            let causes = claims[index].filter { breakers[$0] ?? index == index }
            change.swift = impact(of: causes.map { differences[$0] }, on: change, lines)
            return change
        }
        let rest = differences.indices.filter { !explained.contains($0) }.map { differences[$0] }
        guard !rest.isEmpty else { return result }
        let (before, after) = (pair.old, pair.new)
        let groups = Dictionary(grouping: rest, by: \.subject)
        for (subject, group) in groups.sorted(by: { $0.key.precedes($1.key) }) {
            guard Comparability(old: before.knowledge(of: subject), new: after.knowledge(of: subject)).isFull else {
                // The vaguer of two formats makes another type or default of the same item.
                let fact = SpellingDifference(normalization: .notTold, tag: pair.new.tag, item: subject, fact: .swift)
                result.spellings.append(fact)
                continue
            }
            var change = Change(
                rule: .swiftChanged,
                tag: pair.new.tag,
                before: before.side(of: subject),
                after: after.side(of: subject) ?? after.side(of: nil)
            )
            change.swift = impact(of: group, on: change, nil)
            result.changes.append(change)
        }
        return result
    }

    // MARK: Causes

    /// Assigns a break to one change, so that none counts twice: to the one that breaks pages too. New values beside
    /// lost ones break nothing.
    private static func breakers(
        _ changes: [Change],
        _ claims: [[Int]],
        _ differences: [SwiftDifference]
    ) -> [Int: Int] {
        var breakers: [Int: Int] = [:]
        for (index, claimed) in claims.enumerated() {
            for number in claimed where differences[number].effect == .sourceBreaking {
                guard let other = breakers[number] else {
                    breakers[number] = index
                    continue
                }
                let (left, right) = (changes[other], changes[index])
                let isWorse =
                    left.rule.severity == right.rule.severity ? right < left : left.rule.severity < right.rule.severity
                if isWorse { breakers[number] = index }
            }
        }
        return breakers
    }

    /// An item that another item's rule takes shows in the members of that item. nil where the component itself is
    /// renamed.
    private func items(of change: Change) -> DifferenceIndex.Items? {
        let before = change.before?.item
        let after = change.after?.item
        guard before != nil || after != nil else {
            return change.rule == .componentRenamed ? nil : DifferenceIndex.Items()
        }
        let consumers = [before.flatMap { oldConsumers[$0] }, after.flatMap { newConsumers[$0] }]
        return DifferenceIndex.Items(
            old: ([before] + consumers).compactMap(\.self),
            new: ([after] + consumers).compactMap(\.self)
        )
    }

    private static func consumers(of translation: ComponentTranslation) -> [ItemReference: ItemReference] {
        translation.items.reduce(into: [:]) { $0[$1.item] = $1.consumer }
    }

    // MARK: What it comes to

    private func impact(of differences: [SwiftDifference], on change: Change, _ lines: Lines?) -> SwiftImpact {
        guard let effect = differences.map(\.effect).max() else { return .none }
        // Differences with a lesser effect need no line beside the worst.
        let worst = differences.filter { $0.effect == effect }
        var edits = SwiftEdits()
        for difference in worst { edits.add(difference.edits) }
        var isMechanical = worst.allSatisfy(\.isMechanical)
        if effect == .sourceBreaking, let edit = replacement(for: change, lines) {
            edits = SwiftEdits([edit])
            isMechanical = true
        }
        let effort: EffortBand =
            switch effect {
            case .none, .additive: .none
            case .behavior: .medium
            case .sourceBreaking: isMechanical ? .low : .medium
            }
        return SwiftImpact(effect: effect, effort: effort, edits: edits.lines)
    }

    /// A deprecated item may be gone in Swift, because its replacement took its name.
    private func replacement(for change: Change, _ lines: Lines?) -> SwiftEdit? {
        guard let lines, let gone = change.before?.item, let wanted = change.replacement?.item,
            change.after?.item.flatMap({ lines.new[$0] }) == nil, let before = lines.old[gone],
            let after = lines.new[wanted]
        else { return nil }
        return SwiftEdit(before: before, after: after)
    }
}

/// Makes lines when they are asked for.
struct ArgumentLines {
    private let call: SwiftCall
    private let parameters: [ItemReference: ParameterSignature]

    init(_ component: SwiftComponent, _ table: GeneratedTypeTable) {
        call = SwiftCall(component, table)
        let main = ComponentSignature(component).inits.first?.parameters ?? []
        parameters = Dictionary(main.compactMap { parameter in parameter.origin.map { ($0, parameter) } }) { first, _ in
            first
        }
    }

    /// nil where the item is no argument.
    subscript(item: ItemReference) -> String? { parameters[item].flatMap { call.line($0) } }
}

struct DifferenceIndex {
    struct Items {
        var old: [ItemReference] = []
        var new: [ItemReference] = []
    }

    private var old: [ItemReference: [Int]] = [:]
    private var new: [ItemReference: [Int]] = [:]
    private var whole: [Int] = []

    init(_ differences: [SwiftDifference]) {
        for (index, difference) in differences.enumerated() {
            for origin in difference.oldOrigins { old[origin, default: []].append(index) }
            for origin in difference.newOrigins { new[origin, default: []].append(index) }
            if difference.oldOrigins.isEmpty, difference.newOrigins.isEmpty { whole.append(index) }
        }
    }

    /// Keeps their order; without items, takes the differences of the component itself.
    func candidates(for items: Items?) -> [Int] {
        guard let items else { return whole }
        let found = items.old.flatMap { old[$0] ?? [] } + items.new.flatMap { new[$0] ?? [] }
        return Set(found).sorted()
    }
}

extension Component {
    /// Falls back to the component.
    fileprivate func knowledge(of item: ItemReference?) -> SourceKnowledge {
        item.flatMap { facts(of: $0)?.knowledge } ?? knowledge
    }

    /// nil where there is no such item; without an item, the component itself.
    fileprivate func side(of item: ItemReference?) -> ChangeSide? {
        guard let item else { return ChangeSide(tag: tag, place: source) }
        return facts(of: item).map { ChangeSide(tag: tag, item: item, place: $0.source) }
    }
}
