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
    package static func < (left: RuleRank, right: RuleRank) -> Bool {
        let tags = (left.component.namingTags, right.component.namingTags)
        if tags.0 != tags.1 { return tags.0 < tags.1 }
        if left.name != right.name { return left.name < right.name }
        if left.component != right.component { return left.component < right.component }
        if left.conditions != right.conditions { return left.conditions < right.conditions }
        if left.layer != right.layer { return left.layer < right.layer }
        return (left.document, left.row) < (right.document, right.row)
    }
}

extension NamePattern.Precision {
    /// The primitive of a component says less than the name of an item.
    fileprivate var namingTags: Self { self == .primitive ? .anything : self }
}
