import TestSupport
import Testing
import WebModel

@testable import Translate

/// What must hold for all rules and all items, tried with many that chance has made.
@Suite struct RulePropertyTests {
    @Test func theIndexFindsWhatTryingEachRuleFinds() {
        var random = RandomRules(seed: 0x57EB_11F7)
        var outcomes = [0, 0, 0]
        for _ in 0..<Loop.rounds(200) {
            let rules = random.rules(count: Int.random(in: 0...120, using: &random.generator))
            let index = RuleIndex(rules)
            for _ in 0..<25 {
                let subject = random.subject()
                let expected = TriedRules(rules, subject)
                expectEqual(index.matches(subject), expected.matches)
                let verdict = index.winner(subject)
                expectEqual(verdict.matches, expected.verdict.matches)
                switch verdict {
                case .none: outcomes[0] += 1
                case .rule: outcomes[1] += 1
                case .tie: outcomes[2] += 1
                }
            }
        }
        // The samples are worth something only if all verdicts occur.
        #expect(outcomes.allSatisfy { $0 > 50 }, "\(outcomes)")
    }

    @Test func theOrderInWhichRulesComeMakesNoDifference() {
        var random = RandomRules(seed: 7)
        for _ in 0..<Loop.rounds(200) {
            let rules = random.rules(count: 30)
            let index = RuleIndex(rules)
            let shuffled = RuleIndex(rules.shuffled(using: &random.generator))
            for _ in 0..<20 {
                let subject = random.subject()
                expectEqual(index.winner(subject).matches, shuffled.winner(subject).matches)
                #expect(index.considered(subject).map(\.reason) == shuffled.considered(subject).map(\.reason))
            }
        }
    }

    @Test func removingARuleChangesOnlyTheItemsThatItWon() {
        var random = RandomRules(seed: 42)
        var changes = 0
        for _ in 0..<Loop.rounds(200) {
            let rules = random.rules(count: 30)
            let removed = Int.random(in: rules.indices, using: &random.generator)
            let before = RuleIndex(rules)
            let after = RuleIndex(Array(rules[..<removed] + rules[(removed + 1)...]))
            for _ in 0..<40 {
                let subject = random.subject()
                let verdict = before.winner(subject)
                if verdict.matches.contains(where: { $0.rule == rules[removed] }) {
                    changes += 1
                } else {
                    expectEqual(after.winner(subject).matches, verdict.matches)
                }
                expectEqual(after.matches(subject), before.matches(subject).filter { $0.rule != rules[removed] })
            }
        }
        #expect(changes > 100)
    }

    @Test func whatIsConsideredAgreesWithTheVerdict() {
        var random = RandomRules(seed: 3)
        for _ in 0..<Loop.rounds(200) {
            let index = RuleIndex(random.rules(count: 30))
            for _ in 0..<20 {
                let subject = random.subject()
                let considered = index.considered(subject)
                let matches = index.matches(subject)
                // All of them; the winner comes first, which a narrower heading may have made it.
                #expect(Set(considered.filter { $0.outcome != .unmatched }.map(\.rule)) == Set(matches.map(\.rule)))
                switch index.winner(subject) {
                case .none:
                    #expect(considered.allSatisfy { $0.outcome == .unmatched })
                case .rule(let match):
                    #expect(considered.filter { $0.outcome == .won }.map(\.rule) == [match.rule])
                    #expect(considered.first?.rule == match.rule)
                case .tie(let tied):
                    #expect(considered.filter { $0.outcome == .tied }.map(\.rule) == tied.map(\.rule))
                }
            }
        }
    }

    /// Compares all, but tells only the rows.
    private func expectEqual(
        _ matches: [RuleMatch],
        _ expected: [RuleMatch],
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
        let isEqual = matches == expected
        #expect(
            isEqual,
            "\(matches.map(\.rule.source.row)) is not \(expected.map(\.rule.source.row))",
            sourceLocation: sourceLocation
        )
    }
}

extension RuleVerdict {
    fileprivate var matches: [RuleMatch] {
        switch self {
        case .none: []
        case .rule(let match): [match]
        case .tie(let matches): matches
        }
    }
}
