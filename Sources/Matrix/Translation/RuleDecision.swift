import WebModel

/// Which rule an item got, and what is asked of it again and again.
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

    static let none = RuleDecision(.none)

    init(_ verdict: RuleVerdict) {
        self.verdict = verdict
        if case .rule(let match) = verdict {
            source = match.rule.source
            consumed = match.consumed
            isSameInUIKit = if case .same = match.rule.uiKit { true } else { false }
        } else {
            source = nil
            consumed = []
            isSameInUIKit = false
        }
    }
}
