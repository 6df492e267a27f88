import WebModel

/// A rule that names an item, with the reason that the item got it or not. For explanations to people.
package struct ConsideredRule: Sendable, Hashable {
    package enum Outcome: Sendable, Hashable {
        case won
        /// Nothing but the row tells it from the best match, and it says something else.
        case tied
        /// It matches, but another rule ranks above it.
        case outranked
        /// It names the item, but wants something of it that it isn't.
        case unmatched
    }

    package let rule: MatrixRule
    /// The rank of the match, or the one that it would have.
    package let rank: RuleRank
    package let outcome: Outcome
    /// Why, as a part of a sentence about the rule: `has fewer conditions`, `wants an enum`.
    package let reason: String

    package init(rule: MatrixRule, rank: RuleRank, outcome: Outcome, reason: String) {
        self.rule = rule
        self.rank = rank
        self.outcome = outcome
        self.reason = reason
    }
}
