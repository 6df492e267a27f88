import SourceText
import WebModel

/// Finds rows of one document that nothing can tell apart and that say different things.
///
/// Each exact name is looked up under everything that its rank and its match depend on, so that no row is compared with
/// all others. Globs may tie as well, but only at an item that both match.
struct RuleTies {
    private struct Key: Hashable {
        let components: String
        let kind: ItemKind
        let name: String
        let type: TypePattern
        let isOptionalOnly: Bool
        let isReadonlyOnly: Bool
        let conditions: [[ItemReference]]
    }

    private struct Known {
        let source: RuleSource
        let swiftUI: SwiftUIColumn
        let uiKit: UIKitColumn
    }

    private var rules: [Key: Known] = [:]

    /// Enters the rules of one row, which differ only in their component; false, with an error, where they tie.
    mutating func admit(_ row: [MatrixRule], into diagnostics: inout DiagnosticBag) -> Bool {
        let keys = row.flatMap(keys)
        for (rule, key) in keys {
            guard let known = rules[key], known.swiftUI != rule.swiftUI || known.uiKit != rule.uiKit else { continue }
            diagnostics.error(
                .matrixTie,
                "this row and an earlier one can't be told apart for “\(Self.spelled(rule, key))” and say different things",
                at: rule.source.location,
                notes: [Diagnostic.Note("the earlier row, which is used", at: known.source.location)]
            )
            return false
        }
        for (rule, key) in keys where rules[key] == nil {
            rules[key] = Known(source: rule.source, swiftUI: rule.swiftUI, uiKit: rule.uiKit)
        }
        return true
    }

    private static func spelled(_ rule: MatrixRule, _ key: Key) -> String {
        let written = rule.patterns.lazy.flatMap(\.names).first { comparable($0.text) == key.name }
        return ItemReference(key.kind, written?.text ?? key.name).description
    }

    private func keys(of rule: MatrixRule) -> [(MatrixRule, Key)] {
        var result: [(MatrixRule, Key)] = []
        for pattern in rule.patterns {
            let conditions = Self.comparable(pattern.conditions)
            for name in pattern.names where name.precision == .exact {
                let key = Key(
                    components: rule.components.text,
                    kind: pattern.kind,
                    name: Self.comparable(name.text),
                    type: pattern.type,
                    isOptionalOnly: pattern.isOptionalOnly,
                    isReadonlyOnly: pattern.isReadonlyOnly,
                    conditions: conditions
                )
                result.append((rule, key))
            }
        }
        return result
    }

    /// The order in which conditions and their items are written means nothing.
    private static func comparable(_ conditions: [ItemPattern.Condition]) -> [[ItemReference]] {
        if conditions.isEmpty { return [] }
        return conditions.map { condition in
            condition.alternatives.map { ItemReference($0.kind, comparable($0.name)) }.sorted()
        }
        .sorted { $0.lexicographicallyPrecedes($1) }
    }

    /// Exact names compare without case, dashes and underscores.
    private static func comparable(_ name: String) -> String {
        name.lowercased().filter { $0 != "-" && $0 != "_" }
    }
}
