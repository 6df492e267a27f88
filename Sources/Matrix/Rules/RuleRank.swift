/// How narrow a match is: of two rules that match an item, the one of higher rank wins.
package struct RuleRank: Sendable, Hashable {
    package let component: NamePattern.Precision
    package let name: NamePattern.Precision
    /// How much else must hold: the type, `?`, `readonly`, each `+`.
    package let conditions: Int
    package let layer: RuleSource.Layer
    package let document: Int
    package let row: Int

    package init(
        component: NamePattern.Precision,
        name: NamePattern.Precision,
        conditions: Int,
        layer: RuleSource.Layer,
        document: Int,
        row: Int
    ) {
        self.component = component
        self.name = name
        self.conditions = conditions
        self.layer = layer
        self.document = document
        self.row = row
    }
}

extension RuleRank: Comparable {
    package static func < (left: RuleRank, right: RuleRank) -> Bool {
        if left.component != right.component { return left.component < right.component }
        if left.name != right.name { return left.name < right.name }
        if left.conditions != right.conditions { return left.conditions < right.conditions }
        if left.layer != right.layer { return left.layer < right.layer }
        return (left.document, left.row) < (right.document, right.row)
    }
}
