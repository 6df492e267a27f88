package import WebModel

// STUB: the matching room replaces this file; the signatures stay.
/// Finds the rules that match an item without trying each.
package struct RuleIndex: Sendable {
    package init(_ rules: [MatrixRule]) {}

    /// All rules that match, the best first.
    package func matches(_ subject: RuleSubject) -> [RuleMatch] { [] }

    /// The rule that wins.
    package func winner(_ subject: RuleSubject) -> RuleVerdict { .none }
}

/// Which rule an item gets.
package enum RuleVerdict: Sendable, Hashable {
    case none
    case rule(RuleMatch)
    /// Rows of one file that can't be told apart and say different things.
    case tie([RuleMatch])
}
