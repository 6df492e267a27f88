import SwiftModel
import WebModel

/// Compares what two releases of a component are in Swift.
struct ComponentSwiftComparison {
    private let old: SwiftComponent
    private let new: SwiftComponent
    private let oldTable: GeneratedTypeTable
    private let newTable: GeneratedTypeTable
    private let renames: SwiftRenames

    /// What the new release has of the former one stands in the order of that: see `MemberOrder`.
    init(
        _ old: SwiftComponent,
        _ new: SwiftComponent,
        _ oldTable: GeneratedTypeTable,
        _ newTable: GeneratedTypeTable,
        _ renames: SwiftRenames
    ) {
        let (old, new) = (old.asCalled, new.asCalled)
        self.old = old
        // What is equal stands in one order already.
        self.new =
            new == old ? new : new.keeping(MemberOrder(of: SwiftLibrary(components: [old])), formerTag: old.tag)
        self.oldTable = oldTable
        self.newTable = newTable
        self.renames = renames
    }

    /// Whether callers see the same component, as far as its types of its own go: by far the most components are as they
    /// were, and working out their signatures is most of the work.
    var isUnchanged: Bool { old == new }

    var differences: [SwiftDifference] {
        var differences = names + genericParameters
        // A value that may be of any type takes what a text was given for.
        differences +=
            InitComparison(
                old: old.standingIn(beside: new),
                new: new.standingIn(beside: old),
                oldTable: oldTable,
                newTable: newTable,
                renames: renames
            ).differences
        differences +=
            StringsComparison(old: old, new: new, likeness: SwiftTypeLikeness(oldTable, newTable)).differences
        differences += GeneratedTypeComparison(old, new, oldTable, newTable).differences
        if old.primitive != .item, new.primitive != .item {
            differences += UIKitComparison(old, new, oldTable, newTable, renames).differences
        }
        return differences
    }

    /// What is called otherwise as a whole.
    private var names: [SwiftDifference] {
        let pairs = [
            (old.names.view, new.names.view), (old.names.uiKit, new.names.uiKit), (old.names.tokens, new.names.tokens),
        ]
        return pairs.filter { $0.name != $1.name }.map { before, after in
            SwiftDifference(
                .member,
                .sourceBreaking,
                SwiftEdit(before: before.reference, after: after.reference),
                isMechanical: true,
                old: [],
                new: []
            )
        }
    }

    private var genericParameters: [SwiftDifference] {
        let before = old.genericParameters.map(\.declaration)
        let after = new.genericParameters.map(\.declaration)
        guard before != after else { return [] }
        // A call infers it; who writes the type of an item has to say it.
        let values = new.valueParameters(beside: old).map(\.declaration)
        let isInferred = old.primitive != .item && before == after.filter { !values.contains($0) }
        func text(_ component: SwiftComponent, _ parameters: [String]) -> String {
            component.names.view.reference + (parameters.isEmpty ? "" : "<\(parameters.joined(separator: ", "))>")
        }
        return [
            SwiftDifference(
                .type,
                isInferred ? .additive : .sourceBreaking,
                SwiftEdit(before: text(old, before), after: text(new, after)),
                old: [],
                new: []
            )
        ]
    }
}

extension SwiftComponent {
    /// Without what only the documentation tells of it, which no caller meets.
    fileprivate var asCalled: SwiftComponent {
        var component = self
        component.adapted = []
        component.untranslated = []
        return component
    }
}
