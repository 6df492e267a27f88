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
        var found = [(match: match, letters: winner.letters)]
        for candidate in rivals.uniqued.map({ index.candidates[$0] }) where seen.insert(candidate.rule).inserted {
            found.append((index.match(candidate, subject), candidate.letters))
        }
        return Self.narrowest(of: found).map(RuleVerdict.rule) ?? .tie(found.map(\.match))
    }

    /// The one whose heading spells out most of the tag, `*-menu-button` rather than `*-button`, and of those the one that
    /// spells out most of the name; nil where such rows disagree as well.
    private static func narrowest(of found: [(match: RuleMatch, letters: Int)]) -> RuleMatch? {
        func letters(_ one: (match: RuleMatch, letters: Int)) -> (Int, Int) {
            (one.match.rule.components.letters, one.letters)
        }
        guard let most = found.map(letters).max(by: <) else { return nil }
        let narrow = found.filter { letters($0) == most }.map(\.match)
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
