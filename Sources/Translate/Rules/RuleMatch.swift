package import WebModel

/// A match of a rule with an item: how narrow it is, and the other items that it takes.
package struct RuleMatch: Sendable, Hashable {
    package let rule: MatrixRule
    package let rank: RuleRank
    /// The other items of the component that the rule's conditions name and that it therefore consumes.
    package let consumed: [ItemReference]

    package init(rule: MatrixRule, rank: RuleRank, consumed: [ItemReference]) {
        self.rule = rule
        self.rank = rank
        self.consumed = consumed
    }
}
