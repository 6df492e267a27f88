/// Rule that an item gets.
package enum RuleVerdict: Sendable, Hashable {
    case none
    case rule(RuleMatch)
    /// Rows of one file that can't be told apart and say different things, the best first.
    case tie([RuleMatch])
}
