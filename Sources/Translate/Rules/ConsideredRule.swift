import WebModel

/// A rule that names an item, with the reason that the item got it or not. For explanations to people.
package struct ConsideredRule: Sendable, Hashable {
    package enum Outcome: Sendable, Hashable {
        case won
        /// Nothing but the row tells it from the best match, and it says something else.
        case tied
        /// Matches, but another rule ranks above it.
        case outranked
        /// Names the item, but asks for something that the item is not.
        case unmatched
    }

    package let rule: MatrixRule
    /// The rank of the match, or the one that it would have.
    package let rank: RuleRank
    package let outcome: Outcome
    /// Why, as a part of a sentence about the rule: `has fewer conditions`, `wants an enum`.
    package let reason: String
}
