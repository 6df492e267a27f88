import WebModel

/// Explains to people why an item got a rule or not.
package struct ConsideredRule: Sendable, Hashable {
    package enum Outcome: Sendable, Hashable {
        case won
        /// Differs from the best match in its row alone, and says something else.
        case tied
        /// Matches, but another rule ranks above it.
        case outranked
        /// Asks for something that the item is not.
        case unmatched
    }

    package let rule: MatrixRule
    /// An unmatched rule has the rank of the match that it would be.
    package let rank: RuleRank
    package let outcome: Outcome
    /// `has fewer conditions`, `wants an enum`
    package let reason: String
}
