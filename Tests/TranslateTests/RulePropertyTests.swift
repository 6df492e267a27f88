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

/// Makes rules and items of few words, so that many of them meet.
struct RandomRules {
    private static let names = [
        "open", "openLabel", "open-label", "label", "change", "elvt-change", "elvt-open", "", "größe",
    ]
    private static let patterns =
        names + ["OPEN", "op*", "*Label", "*label", "*en*", "elvt-*", "*", "*", "*e", "**", "c*e", "open*", "gr*"]
    private static let tags = ["elvt-chip", "elvt-tab", "x-chip"]
    private static let headings =
        tags + ["elvt-*", "*-chip", "*t*", "*", "*", "*", "*", "<Toggle.switch>", "<Toggle>", "<TabView>"]
    private static let types = ["boolean", "string", "'a' | 'b'", "boolean | null", "Padding", "1 | 2", "Element"]
    private static let kinds: [ItemKind] = [.property, .property, .event, .slot]

    var generator: SeededGenerator

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    /// Rules of three documents, each in a row of its own.
    mutating func rules(count: Int) -> [MatrixRule] {
        (0..<count).map { row in
            let document = Int.random(in: 0...2, using: &generator)
            let patterns = (0...(isOneOf(4) ? 1 : 0)).map { _ in pattern() }
            let template = RuleFixture.rule(
                row: row,
                result: "result\(Int.random(in: 0...2, using: &generator))",
                swiftUI: isOneOf(8) ? .results([.reference(reference())]) : nil
            )
            return MatrixRule(
                source: RuleSource(
                    layer: document == 0 ? .builtIn : .project,
                    document: document,
                    row: row,
                    location: template.source.location
                ),
                components: NamePattern(any(of: Self.headings)),
                patterns: patterns,
                swiftUI: template.swiftUI,
                uiKit: isOneOf(5) ? .skip : .same,
                reason: nil,
                text: ""
            )
        }
    }

    private mutating func pattern() -> ItemPattern {
        ItemPattern(
            kind: any(of: Self.kinds),
            names: (0...(isOneOf(3) ? 1 : 0)).map { _ in NamePattern(any(of: Self.patterns)) },
            type: isOneOf(2)
                ? .kind(.any) : isOneOf(5) ? .alias("Padding") : .kind(any(of: TypePattern.Kind.allCases)),
            isOptionalOnly: isOneOf(10),
            isReadonlyOnly: isOneOf(10),
            conditions: (0..<(isOneOf(4) ? 1 : 0)).map { _ in
                (0...(isOneOf(2) ? 1 : 0)).map { _ in reference() }
            }
        )
    }

    mutating func subject() -> RuleSubject {
        let kind = any(of: Self.kinds)
        return RuleFixture.subject(
            any(of: Self.names),
            kind: kind,
            type: isOneOf(6) ? nil : any(of: Self.types),
            isReadonly: isOneOf(4),
            tag: any(of: Self.tags),
            beside: (0..<Int.random(in: 0...6, using: &generator)).map { _ in reference() }
        )
    }

    private mutating func reference() -> ItemReference { ItemReference(any(of: Self.kinds), any(of: Self.names)) }

    private mutating func isOneOf(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &generator) == 0 }

    private mutating func any<Element>(of elements: [Element]) -> Element {
        elements[Int.random(in: elements.indices, using: &generator)]
    }
}
