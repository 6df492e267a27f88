import Core
import WebModel

/// Finds rows of one document that nothing can tell apart and that say different things.
///
/// Each exact name is looked up under everything that its rank and its match depend on, so that no row is compared with
/// all others. Globs may tie as well, but only at an item that both match.
struct RuleTies {
    private struct Key: Hashable {
        let components: String
        let item: ItemKey
        let type: TypePattern
        let isOptionalOnly: Bool
        let isReadonlyOnly: Bool
        let conditions: [[ItemReference]]

        /// Component and item tell nearly all keys apart; more would take longer to hash.
        func hash(into hasher: inout Hasher) {
            hasher.combine(components)
            hasher.combine(item)
        }
    }

    private var rules: [MatrixRule] = []
    private var positions: [Key: Int] = [:]

    /// `row` has rules that differ only in their component. Reports a tie with an earlier one.
    mutating func enter(_ row: [MatrixRule], into diagnostics: inout DiagnosticBag) {
        guard let rule = row.first else { return }
        var newKeys: [Key] = []
        var isReported = false
        for (key, name) in keys(of: row) {
            guard let position = positions[key] else {
                newKeys.append(key)
                continue
            }
            let known = rules[position]
            guard !isReported, known.results(differFrom: rule) else { continue }
            isReported = true
            let item = ItemReference(key.item.kind, name)
            diagnostics.error(
                .matrixTie,
                "this row and an earlier one can't be told apart for “\(item)” and say different things, so that it is left out",
                at: rule.source.location,
                notes: [Diagnostic.Note("the earlier row", at: known.source.location)]
            )
        }
        for key in newKeys { positions[key] = rules.count }
        rules.append(rule)
    }

    private func keys(of row: [MatrixRule]) -> [(Key, String)] {
        guard let rule = row.first else { return [] }
        var result: [(Key, String)] = []
        // A rule that refers to another item matches only where that item is.
        let implied = rule.references.map { [$0] }
        for pattern in rule.patterns {
            let conditions = Self.comparable(pattern.conditions + implied)
            for name in pattern.names where name.precision == .exact {
                let item = ItemKey(kind: pattern.kind, name: name.foldedName)
                for component in row.map(\.components) {
                    let key = Key(
                        components: component.text,
                        item: item,
                        type: pattern.type,
                        isOptionalOnly: pattern.isOptionalOnly,
                        isReadonlyOnly: pattern.isReadonlyOnly,
                        conditions: conditions
                    )
                    result.append((key, name.text))
                }
            }
        }
        return result
    }

    /// Order means nothing among conditions and their items.
    private static func comparable(_ conditions: [[ItemReference]]) -> [[ItemReference]] {
        conditions.map { condition in condition.map { ItemReference($0.kind, $0.name.foldedAsName) }.sorted() }
            .sorted { $0.lexicographicallyPrecedes($1) }
    }
}
