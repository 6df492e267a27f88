import WebModel

/// Finds the best match among lists of candidates, and those that only their row tells from it.
///
/// The index and the item are handed to it each time: to hold them would take longer than what it does.
struct RuleContest {
    /// The position of the best match so far.
    private(set) var best: Int?
    /// Other matches that are equal to the best but for their row; rarely any.
    private var rivals: [Int] = []

    /// Looks at candidates in ascending order and leaves off where no further one can matter.
    mutating func enter(_ list: Range<Int>, of index: RuleIndex, for subject: RuleSubject) {
        for place in list {
            let position = index.positions[place]
            let candidate = index.candidates[position]
            if let best, position >= best {
                if position == best { continue }
                guard candidate.isEqualButForRow(index.candidates[best]) else { return }
            }
            guard index.requirements[candidate.requirements].hold(for: subject) else { continue }
            guard let best else {
                self.best = position
                continue
            }
            if candidate.isEqualButForRow(index.candidates[best]) {
                rivals.append(max(position, best))
            } else {
                rivals.removeAll()
            }
            self.best = min(position, best)
        }
    }

    func verdict(of index: RuleIndex, for subject: RuleSubject) -> RuleVerdict {
        guard let best else { return .none }
        let winner = index.candidates[best]
        let match = index.match(winner, subject)
        guard rivals.contains(where: { index.rules[index.candidates[$0].rule].results(differFrom: match.rule) }) else {
            return .rule(match)
        }
        var seen: Set<Int> = [winner.rule]
        var matches = [match]
        for position in rivals.uniqued where seen.insert(index.candidates[position].rule).inserted {
            matches.append(index.match(index.candidates[position], subject))
        }
        return Self.narrowest(of: matches).map(RuleVerdict.rule) ?? .tie(matches)
    }

    /// The one whose heading spells out most of the tag, `*-menu-button` rather than `*-button`; nil where such headings
    /// disagree as well.
    private static func narrowest(of matches: [RuleMatch]) -> RuleMatch? {
        let letters = matches.map(\.rule.components.letters).max()
        let narrow = matches.filter { $0.rule.components.letters == letters }
        guard let best = narrow.first, !narrow.contains(where: { $0.rule.results(differFrom: best.rule) }) else {
            return nil
        }
        return best
    }
}

extension MatrixRule {
    /// Whether two rules make something else of an item; reasons are for people.
    func results(differFrom other: MatrixRule) -> Bool {
        swiftUI != other.swiftUI || uiKit != other.uiKit
    }
}
