import WebModel

/// A pattern of a rule below its heading, with one of its names: an entry of the index, which holds the best first.
struct RuleCandidate: Sendable {
    /// The position of the rule in the index.
    let rule: Int
    /// The position of the pattern in the rule.
    let pattern: Int
    /// The position of the requirements, which all names of the pattern share.
    let requirements: Int
    let rank: RuleRank
    /// Name of the candidate, where that is a glob; empty for all others.
    let glob: String

    /// Whether only the row tells two matches apart.
    func isEqualButForRow(_ other: RuleCandidate) -> Bool {
        rank.conditions == other.rank.conditions && rank.document == other.rank.document
            && rank.name == other.rank.name && rank.component == other.rank.component && rank.layer == other.rank.layer
    }
}
