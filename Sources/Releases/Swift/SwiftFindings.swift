import Core
import SwiftModel
import Translate
import WebModel

/// Effects of the changes of the web in Swift. A difference that comes from none is a change of its own, so that none
/// is lost.
struct SwiftFindings {
    private let changedTypes: Set<String>
    private let tables: TypeTables
    private let components: (old: TranslationsByTag, new: TranslationsByTag)

    init(
        _ old: LibraryTranslation,
        _ new: LibraryTranslation,
        byTag components: (old: TranslationsByTag, new: TranslationsByTag)
    ) {
        let tables = TypeTables(old: GeneratedTypeTable(old.swift), new: GeneratedTypeTable(new.swift))
        self.tables = tables
        let names = old.sharedEnums.map(\.name.description)
        changedTypes = Set(names.filter { tables.old.enums[$0] != tables.new.enums[$0] })
        self.components = components
    }

    struct Result: Sendable {
        var changes: [Change] = []
        var spellings: [SpellingDifference] = []
    }

    /// Adds changes that only Swift sees.
    func complete(_ result: LibraryComparison.Result) -> Result {
        let byTag = Dictionary(grouping: result.changes, by: \.tag)
        let pairedTags = Set(result.pairs.map(\.new.tag))
        let completed = Workers.map(result.pairs) { pair in
            compare(pair, byTag[pair.new.tag] ?? [])
        }
        let others = result.changes.filter { !pairedTags.contains($0.tag) || $0.isOfWholeComponent }
        return Result(
            changes: completed.flatMap(\.changes) + others.map(wholeComponent),
            spellings: completed.flatMap(\.spellings)
        )
    }

    // MARK: Components that came or went

    private func wholeComponent(_ change: Change) -> Change {
        var change = change
        if change.after == nil, let component = components.old[change.tag], component.skipped == nil {
            let line = SwiftEdit(before: SwiftCall(component.component, tables.old).shortestLine, after: nil)
            change.swift = SwiftImpact(effect: .sourceBreaking, effort: .high, edits: [line])
        } else if change.before == nil, let component = components.new[change.tag], component.skipped == nil {
            let line = SwiftEdit(before: nil, after: SwiftCall(component.component, tables.new).shortestLine)
            change.swift = SwiftImpact(effect: .additive, effort: .none, edits: SwiftEdits([line]).lines)
        }
        return change
    }

    // MARK: Components of both releases

    private func compare(_ pair: LibraryComparison.Pair, _ changes: [Change]) -> Result {
        let changes = changes.filter { !$0.isOfWholeComponent }
        guard let old = components.old[pair.old.tag], let new = components.new[pair.new.tag] else {
            return Result(changes: changes)
        }
        guard old.skipped == nil, new.skipped == nil else { return skipped(pair, old, new, changes) }
        let comparison = ComponentSwiftComparison(
            from: old.component,
            to: new.component,
            in: tables,
            renames: SwiftRenames(changes)
        )
        guard !comparison.isUnchanged || usesChangedType(old.component) else { return Result(changes: changes) }
        let differences = comparison.differences
        guard !differences.isEmpty else { return Result(changes: changes) }
        return SwiftAttribution(pair, old, new, tables: tables).complete(changes, with: differences)
    }

    /// A component may be skipped by its tag, and so come or go in Swift with another one.
    private func skipped(
        _ pair: LibraryComparison.Pair,
        _ old: ComponentTranslation,
        _ new: ComponentTranslation,
        _ changes: [Change]
    ) -> Result {
        guard (old.skipped == nil) != (new.skipped == nil) else { return Result(changes: changes) }
        let before = old.skipped == nil ? SwiftCall(old.component, tables.old).shortestLine : nil
        let after = new.skipped == nil ? SwiftCall(new.component, tables.new).shortestLine : nil
        let effect: SwiftEffect = new.skipped == nil ? .additive : .sourceBreaking
        let difference = SwiftDifference(.member, effect, from: before, to: after)
        return SwiftAttribution(pair, old, new, tables: tables).complete(changes, with: [difference])
    }

    private func usesChangedType(_ component: SwiftComponent) -> Bool {
        !changedTypes.isEmpty
            && component.typeAliases.contains { changedTypes.contains($0.target.description) }
    }
}

extension Change {
    fileprivate var isOfWholeComponent: Bool { rule == .componentAdded || rule == .componentRemoved }
}

/// Items of a component that are called otherwise now.
struct SwiftRenames {
    private var names: [ItemReference: ItemReference] = [:]

    init(_ changes: [Change]) {
        for change in changes where !change.evidence.isEmpty {
            if let old = change.before?.item, let new = change.after?.item, old != new { names[old] = new }
        }
    }

    /// Finds the present name of an item of the former release.
    func name(of old: ItemReference) -> ItemReference { names[old] ?? old }

    /// Finds the new member that comes from an item of the former release, under its present name.
    func successor<Member>(
        of old: ItemReference,
        among added: [Member],
        by origin: (Member) -> ItemReference?
    ) -> Member? {
        let name = name(of: old)
        return added.first { origin($0) == name }
    }
}
