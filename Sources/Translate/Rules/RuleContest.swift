import Core
import WebModel

/// Finds the best match, and matches that only their row tells from it. Index and item are handed in each time: to hold
/// them would take longer than the work.
struct RuleContest {
    private(set) var best: Int?
    /// Equal to the best but for their row; rarely any.
    private var rivals: [Int] = []

    /// `list` is ascending; no further candidate matters where it leaves off.
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
            let closeness = RuleCloseness(of: candidate, in: index.rules[candidate.rule], to: subject)
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

    private struct Found {
        let match: RuleMatch
        var closeness: RuleCloseness
        /// Names of the rule that match as closely.
        var globs: [String]

        /// `@*OpenChange` is narrower than `@*Change`.
        func isNarrower(than other: Found) -> Bool {
            globs.contains { own in other.globs.allSatisfy { $0 != own && Glob($0).matches(own) } }
        }
    }

    /// Closest match; of equally close ones, the rule with a glob that means only names which the others' globs mean,
    /// too. nil where such rows disagree.
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
    /// Reasons don't count: they are for people.
    func results(differFrom other: MatrixRule) -> Bool { swiftUI != other.swiftUI || uiKit != other.uiKit }
}

package enum RuleVerdict: Sendable, Hashable {
    case none
    case rule(RuleMatch)
    /// Best first: rows of one file that can't be told apart and say different things.
    case tie([RuleMatch])
}
