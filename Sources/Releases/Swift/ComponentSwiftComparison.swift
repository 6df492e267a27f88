import SwiftModel
import WebModel

struct ComponentSwiftComparison {
    private let old: SwiftComponent
    private let new: SwiftComponent
    private let tables: TypeTables
    private let renames: SwiftRenames

    /// See `MemberOrder`.
    init(from old: SwiftComponent, to new: SwiftComponent, in tables: TypeTables, renames: SwiftRenames) {
        let (old, new) = (old.asCalled, new.asCalled)
        self.old = old
        // Equal components stand in one order already.
        self.new =
            new == old ? new : new.keeping(MemberOrder(of: SwiftLibrary(components: [old])), formerTag: old.tag)
        self.tables = tables
        self.renames = renames
    }

    /// Most components are as they were, and their signatures are most of the work.
    var isUnchanged: Bool { old == new }

    var differences: [SwiftDifference] {
        var differences = names + genericParameters
        // A value of any type takes the arguments that were texts before.
        differences +=
            InitComparison(
                from: old.standingIn(beside: new),
                to: new.standingIn(beside: old),
                in: tables,
                renames: renames
            )?.differences ?? []
        differences += StringsComparison(from: old, to: new, in: tables).differences
        differences += GeneratedTypeComparison(from: old, to: new, in: tables).differences
        if old.primitive != .item, new.primitive != .item {
            differences += UIKitComparison(from: old, to: new, in: tables, renames: renames).differences
        }
        return differences
    }

    private var names: [SwiftDifference] {
        var differences: [SwiftDifference] = []
        func add(_ before: String?, _ after: String?) {
            differences.append(SwiftDifference(.member, .sourceBreaking, from: before, to: after, isMechanical: true))
        }
        if old.names.view.name != new.names.view.name {
            add(SwiftCall(old, tables.old).shortestLine, SwiftCall(new, tables.new).shortestLine)
        }
        // An item has no class.
        if old.names.uiKit.name != new.names.uiKit.name, old.primitive != .item {
            let after = new.primitive == .item ? nil : ControlLines(new, tables.new).construction
            add(ControlLines(old, tables.old).construction, after)
        }
        if old.names.tokens.name != new.names.tokens.name, ComponentSignature.hasTokens(old) {
            let after = ComponentSignature.hasTokens(new) ? "\(new.names.tokens.reference).self" : nil
            add("\(old.names.tokens.reference).self", after)
        }
        return differences
    }

    private var genericParameters: [SwiftDifference] {
        let before = old.genericParameters.map(\.declaration)
        let after = new.genericParameters.map(\.declaration)
        guard before != after else { return [] }
        // A call infers it, but code that writes the type of an item has to spell it out.
        let values = new.valueParameters(beside: old).map(\.declaration)
        let isInferred = old.primitive != .item && before == after.filter { !values.contains($0) }
        let line = isInferred ? nil : Self.type(of: old)
        return [SwiftDifference(.type, isInferred ? .additive : .sourceBreaking, from: line, to: Self.type(of: new))]
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
