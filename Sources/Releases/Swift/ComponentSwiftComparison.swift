import SwiftModel
import WebModel

struct ComponentSwiftComparison {
    private let old: SwiftComponent
    private let new: SwiftComponent
    private let oldTable: GeneratedTypeTable
    private let newTable: GeneratedTypeTable
    private let renames: SwiftRenames

    /// See `MemberOrder`.
    init(
        _ old: SwiftComponent,
        _ new: SwiftComponent,
        _ oldTable: GeneratedTypeTable,
        _ newTable: GeneratedTypeTable,
        _ renames: SwiftRenames
    ) {
        let (old, new) = (old.asCalled, new.asCalled)
        self.old = old
        // Equal components stand in one order already.
        self.new =
            new == old ? new : new.keeping(MemberOrder(of: SwiftLibrary(components: [old])), formerTag: old.tag)
        self.oldTable = oldTable
        self.newTable = newTable
        self.renames = renames
    }

    /// Most components are as they were, and their signatures are most of the work.
    var isUnchanged: Bool { old == new }

    var differences: [SwiftDifference] {
        var differences = names + genericParameters
        // A value of any type takes the arguments that were texts before.
        differences +=
            InitComparison(
                old.standingIn(beside: new),
                new.standingIn(beside: old),
                oldTable,
                newTable,
                renames
            )?.differences ?? []
        differences += StringsComparison(old, new, oldTable, newTable).differences
        differences += GeneratedTypeComparison(old, new, oldTable, newTable).differences
        if old.primitive != .item, new.primitive != .item {
            differences += UIKitComparison(old, new, oldTable, newTable, renames).differences
        }
        return differences
    }

    private var names: [SwiftDifference] {
        var edits: [SwiftEdit] = []
        if old.names.view.name != new.names.view.name {
            edits.append(
                SwiftEdit(before: SwiftCall(old, oldTable).shortestLine, after: SwiftCall(new, newTable).shortestLine)
            )
        }
        // An item has no class.
        if old.names.uiKit.name != new.names.uiKit.name, old.primitive != .item {
            let after = new.primitive == .item ? nil : ControlLines(new, newTable).construction
            edits.append(SwiftEdit(before: ControlLines(old, oldTable).construction, after: after))
        }
        if old.names.tokens.name != new.names.tokens.name, ComponentSignature.hasTokens(old) {
            let after = ComponentSignature.hasTokens(new) ? "\(new.names.tokens.reference).self" : nil
            edits.append(SwiftEdit(before: "\(old.names.tokens.reference).self", after: after))
        }
        return edits.map { SwiftDifference(.member, .sourceBreaking, $0, isMechanical: true, old: [], new: []) }
    }

    private var genericParameters: [SwiftDifference] {
        let before = old.genericParameters.map(\.declaration)
        let after = new.genericParameters.map(\.declaration)
        guard before != after else { return [] }
        // A call infers it, but code that writes the type of an item has to spell it out.
        let values = new.valueParameters(beside: old).map(\.declaration)
        let isInferred = old.primitive != .item && before == after.filter { !values.contains($0) }
        let line = SwiftEdit(before: isInferred ? nil : Self.type(of: old), after: Self.type(of: new))
        return [SwiftDifference(.type, isInferred ? .additive : .sourceBreaking, line, old: [], new: [])]
    }

    /// `ElevateSelect<String, Text>.self`
    private static func type(of component: SwiftComponent) -> String {
        let values = component.genericParameters.map { "\($0.standIn ?? $0.type)" }
        let views = max(0, ComponentSignature.typeParameterCount(of: component) - values.count)
        let arguments = values + Array(repeating: "Text", count: views)
        let list = arguments.isEmpty ? "" : "<\(arguments.joined(separator: ", "))>"
        return "\(component.names.view.reference)\(list).self"
    }
}

extension SwiftComponent {
    /// Leaves out facts that only the documentation tells.
    fileprivate var asCalled: SwiftComponent {
        var component = self
        component.adapted = []
        component.untranslated = []
        return component
    }
}
