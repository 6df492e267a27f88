/// Narrowness of a match: of two rules, the rule of higher rank wins.
package struct RuleRank: Sendable, Hashable {
    package let component: NamePattern.Precision
    package let name: NamePattern.Precision
    /// Number of other conditions: the type, `?`, `readonly`, each `+`.
    package let conditions: Int
    package let layer: RuleSource.Layer
    package let document: Int
    package let row: Int
}

extension RuleRank {
    init(component: NamePattern.Precision, name: NamePattern.Precision, conditions: Int, of source: RuleSource) {
        self.init(
            component: component,
            name: name,
            conditions: conditions,
            layer: source.layer,
            document: source.document,
            row: source.row
        )
    }

    /// Leaves out the place of the row.
    var anywhere: RuleRank {
        RuleRank(component: component, name: name, conditions: conditions, layer: .builtIn, document: 0, row: 0)
    }
}

extension RuleRank: Comparable {
    package static func < (left: RuleRank, right: RuleRank) -> Bool { left.order < right.order }

    /// Numbers in the order in which they decide: the component's tag, the item's name, then the component's primitive.
    var order: (narrowness: Int, document: Int, row: Int) {
        let tags = component == .primitive ? NamePattern.Precision.anything : component
        let names = [tags, name, component].reduce(0) { $0 << 2 | $1.rawValue }
        return (names << 32 | conditions, layer.rawValue << 32 | document, row)
    }
}
