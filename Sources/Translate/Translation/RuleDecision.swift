import WebModel

/// The rule that an item got, with facts that are asked for again and again.
///
/// A reference: a verdict holds whole rows of a matrix, and drafts are copied more often than they are decided.
final class RuleDecision: Sendable {
    let verdict: RuleVerdict
    /// The row; nil where none was found, or several.
    let source: RuleSource?
    /// The other items that the rule takes.
    let consumed: [ItemReference]
    /// Whether the rule says of UIKit that it is as in SwiftUI.
    let isSameInUIKit: Bool

    /// Whether the rule takes items that are called after its item, as `query` takes `queryChange`.
    let takesNamesakes: Bool

    /// Narrowness of the rule, wherever it stands.
    let narrowness: RuleRank?

    static let none = RuleDecision(.none)

    init(_ verdict: RuleVerdict) {
        self.verdict = verdict
        if case .rule(let match) = verdict {
            source = match.rule.source
            consumed = match.consumed
            isSameInUIKit = if case .same = match.rule.uiKit { true } else { false }
            narrowness = match.rank.anywhere
            takesNamesakes = match.rule.patterns.contains { pattern in
                pattern.conditions.contains { $0.alternatives.contains(where: \.hasHole) }
            }
        } else {
            source = nil
            consumed = []
            isSameInUIKit = false
            narrowness = nil
            takesNamesakes = false
        }
    }

    /// Whether the row itself says the role: `isWrong: Bool as isInvalid`.
    func states(_ role: String) -> Bool {
        guard case .rule(let match) = verdict, case .results(let results) = match.rule.swiftUI else { return false }
        return results.contains { $0.name?.role == role }
    }
}
