import Core
import WebModel

/// Finds the best match among lists of candidates, and the matches that only their row tells from it.
///
/// The index and the item are handed to it each time: to hold them would take longer than its work.
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
        var found: [Found] = []
        var places: [Int: Int] = [:]
        for candidate in [winner] + rivals.uniqued.map({ index.candidates[$0] }) {
            let closeness = index.closeness(of: candidate, to: subject)
            guard let place = places[candidate.rule] else {
                places[candidate.rule] = found.count
                let match = index.match(candidate, subject)
                found.append(Found(match: match, closeness: closeness, globs: [candidate.glob]))
                continue
            }
            if found[place].closeness < closeness {
                found[place].closeness = closeness
                found[place].globs = []
            }
            if found[place].closeness == closeness { found[place].globs.append(candidate.glob) }
        }
        return Self.narrowest(of: found).map(RuleVerdict.rule) ?? .tie(found.map(\.match))
    }

    /// Rule among several that only their rows tell apart, with the closeness of its match.
    private struct Found {
        let match: RuleMatch
        var closeness: RuleCloseness
        /// Names of the rule that match that closely.
        var globs: [String]

        /// Whether one of its globs means only names that each glob of the other means, too: `@*OpenChange` beside
        /// `@*Change`.
        func isNarrower(than other: Found) -> Bool {
            globs.contains { own in other.globs.allSatisfy { $0 != own && Glob($0).matches(own) } }
        }
    }

    /// Finds the closest match, and of equally close ones the narrowest: one of its globs means only names that the
    /// others' globs mean, too; nil where such rows disagree as well.
    private static func narrowest(of found: [Found]) -> RuleMatch? {
        let most = found.map(\.closeness).max()
        let closest = found.filter { $0.closeness == most }
        let narrow = closest.filter { one in !closest.contains { $0.isNarrower(than: one) } }.map(\.match)
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

/// Rule that an item gets.
package enum RuleVerdict: Sendable, Hashable {
    case none
    case rule(RuleMatch)
    /// Rows of one file that can't be told apart and say different things, the best first.
    case tie([RuleMatch])
}
