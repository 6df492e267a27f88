import SourceText
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
        var found = [Found(match: match, globs: [winner.glob])]
        var places = [winner.rule: 0]
        for candidate in rivals.uniqued.map({ index.candidates[$0] }) {
            if let place = places[candidate.rule] {
                found[place].globs.append(candidate.glob)
            } else {
                places[candidate.rule] = found.count
                found.append(Found(match: index.match(candidate, subject), globs: [candidate.glob]))
            }
        }
        return Self.narrowest(of: found).map(RuleVerdict.rule) ?? .tie(found.map(\.match))
    }

    /// A rule of those that only their rows tell apart, and the globs by which it matches.
    private struct Found {
        let match: RuleMatch
        var globs: [String]

        /// Whether one of its globs means only what each of the other's means, too: `@*OpenChange` beside `@*Change`.
        func isNarrower(than other: Found) -> Bool {
            globs.contains { own in other.globs.allSatisfy { $0 != own && Glob($0).matches(own) } }
        }
    }

    /// The one whose heading spells out most of the tag, `*-menu-button` rather than `*-button`, and of those the one whose
    /// name is part of what the others mean; nil where such rows disagree as well.
    private static func narrowest(of found: [Found]) -> RuleMatch? {
        let letters = found.map(\.match.rule.components.letters).max()
        let headed = found.filter { $0.match.rule.components.letters == letters }
        let narrow = headed.filter { one in !headed.contains { $0.isNarrower(than: one) } }.map(\.match)
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
