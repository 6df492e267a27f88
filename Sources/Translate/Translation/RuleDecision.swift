import WebModel

/// Facts of a rule that are asked for again and again: a reference, for drafts are copied often.
final class RuleDecision: Sendable {
    let verdict: RuleVerdict
    /// nil where no row was found, or several.
    let source: RuleSource?
    let consumed: [ItemReference]
    let isSameInUIKit: Bool

    /// `query` takes `queryChange`.
    let takesNamesakes: Bool

    let narrowness: RuleRank?

    static let none = RuleDecision(.none)

    init(_ verdict: RuleVerdict) {
        self.verdict = verdict
        if case .rule(let match) = verdict {
            source = match.rule.source
            consumed = match.consumed
            isSameInUIKit = if case .same = match.rule.uiKit { true } else { false }
            narrowness = match.rank.anywhere
            takesNamesakes = match.rule.patterns.contains { $0.conditions.joined().contains(where: \.hasHole) }
        } else {
            source = nil
            consumed = []
            isSameInUIKit = false
            narrowness = nil
            takesNamesakes = false
        }
    }

    /// `isWrong: Bool as isInvalid`
    func states(_ role: String) -> Bool {
        guard case .rule(let match) = verdict, case .results(let results) = match.rule.swiftUI else { return false }
        return results.contains { $0.name?.role == role }
    }
}
