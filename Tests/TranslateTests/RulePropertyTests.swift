import SwiftModel
import TestSupport
import Testing
import WebModel

@testable import Translate

/// What must hold for all rules and all items, tried with many that chance has made.
@Suite struct RulePropertyTests {
    @Test func theIndexFindsWhatTryingEachRuleFinds() {
        var random = RandomRules(seed: 0x57EB_11F7)
        var outcomes: [Int: Int] = [:]
        for _ in 0..<Loop.rounds(200) {
            let rules = random.rules(count: Int.random(in: 0...120, using: &random.generator))
            let index = RuleIndex(rules)
            for _ in 0..<25 {
                let subject = random.subject()
                let expected = TriedRules(rules, subject)
                expectEqual(index.matches(subject), expected.matches)
                let verdict = index.winner(subject)
                expectEqual(verdict.matches, expected.verdict.matches)
                outcomes[min(verdict.matches.count, 2), default: 0] += 1
            }
        }
        // The samples are worth something only if all verdicts occur: none, one rule, a tie of several.
        #expect((0...2).allSatisfy { outcomes[$0, default: 0] > 50 }, "\(outcomes)")
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
                case .none: #expect(considered.allSatisfy { $0.outcome == .unmatched })
                case .rule(let match):
                    #expect(considered.filter { $0.outcome == .won }.map(\.rule) == [match.rule])
                    #expect(considered.first?.rule == match.rule)
                case .tie(let tied): #expect(considered.filter { $0.outcome == .tied }.map(\.rule) == tied.map(\.rule))
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
        let rows = [matches, expected].map { $0.map(\.rule.source.row) }
        #expect(isEqual, "\(rows[0]) is not \(rows[1])", sourceLocation: sourceLocation)
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
            return Make.rule(
                pattern(),
                or: isOneOf(4) ? pattern() : nil,
                below: any(of: Self.headings),
                layer: document == 0 ? .builtIn : .project,
                document: document,
                row: row,
                result: "result\(Int.random(in: 0...2, using: &generator))",
                swiftUI: isOneOf(8) ? .results([.reference(reference())]) : nil,
                uiKit: isOneOf(5) ? .skip : .same
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
        return Make.subject(
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

/// The rules that match an item, found by trying each of them: slow, and written apart from the index.
struct TriedRules {
    /// A match, and each name by which it is one with the pattern of that name.
    private typealias Tried = (match: RuleMatch, ways: [(name: NamePattern, pattern: ItemPattern)])

    private let tried: [Tried]
    private let subject: RuleSubject

    var matches: [RuleMatch] { tried.map(\.match) }

    init(_ rules: [MatrixRule], _ subject: RuleSubject) {
        self.subject = subject
        tried = rules.compactMap { Self.bestMatch($0, subject) }.sorted { $0.match.rank > $1.match.rank }
    }

    var verdict: RuleVerdict {
        guard let first = matches.first else { return .none }
        let equals = tried.filter {
            let rank = $0.match.rank
            return rank.component == first.rank.component && rank.name == first.rank.name
                && rank.conditions == first.rank.conditions && rank.document == first.rank.document
        }
        guard Self.disagree(equals.map(\.match)) else { return .rule(first) }
        func closeness(_ one: Tried, _ way: (name: NamePattern, pattern: ItemPattern)) -> [Int] {
            let isWhole = Self.matches(way.name, spelling: subject.item.name)
            let type =
                switch way.pattern.type {
                case .alias(let name): subject.type?.alias == name ? 3 : 2
                case .kind(let kind): kind == .any ? 0 : 1
                }
            return [one.match.rule.components.text.filter { $0 != "*" }.utf8.count, isWhole ? 1 : 0, type]
        }
        func closest(_ one: Tried) -> [Int] {
            one.ways.map { closeness(one, $0) }.max { $0.lexicographicallyPrecedes($1) } ?? []
        }
        let most = equals.map(closest).max { $0.lexicographicallyPrecedes($1) }
        let headed = equals.filter { closest($0) == most }
        // Names by which a rule matches less closely say nothing of the others.
        func globs(_ one: Tried) -> [String] {
            one.ways.filter { closeness(one, $0) == most }.map { $0.name.precision == .glob ? $0.name.text : "" }
        }
        func isPart(_ glob: String, of other: String) -> Bool { glob != other && Self.matches(glob: other, glob) }
        let narrow = headed.filter { one in
            !headed.contains { other in globs(other).contains { own in globs(one).allSatisfy { isPart(own, of: $0) } } }
        }
        .map(\.match)
        return Self.disagree(narrow) ? .tie(equals.map(\.match)) : .rule(narrow[0])
    }

    private static func disagree(_ matches: [RuleMatch]) -> Bool {
        matches.contains { $0.rule.swiftUI != matches[0].rule.swiftUI || $0.rule.uiKit != matches[0].rule.uiKit }
    }

    private static func bestMatch(_ rule: MatrixRule, _ subject: RuleSubject) -> Tried? {
        guard matches(heading: rule.components.text, subject.surface) else { return nil }
        var best: Tried?
        for pattern in rule.patterns where pattern.kind == subject.item.kind {
            for name in pattern.names where matches(name, subject) {
                guard let match = match(rule, pattern, name, subject) else { continue }
                guard let known = best, match.rank <= known.match.rank else {
                    best = (match, [(name, pattern)])
                    continue
                }
                if known.match.rank == match.rank { best?.ways.append((name, pattern)) }
            }
        }
        return best
    }

    private static func match(
        _ rule: MatrixRule,
        _ pattern: ItemPattern,
        _ name: NamePattern,
        _ subject: RuleSubject
    ) -> RuleMatch? {
        guard pattern.type.matches(subject.type) else { return nil }
        if pattern.isOptionalOnly, !(subject.type?.isOptional ?? false) { return nil }
        if pattern.isReadonlyOnly, !subject.isReadonly { return nil }
        var consumed: [ItemReference] = []
        for condition in pattern.conditions {
            let found = condition.flatMap { subject.surface.resolveAll($0) }.filter { $0 != subject.item }
            if found.isEmpty { return nil }
            for item in found where !consumed.contains(item) { consumed.append(item) }
        }
        if case .results(let results) = rule.swiftUI {
            for case .reference(let item) in results
            where subject.surface.resolveAll(item).allSatisfy({ $0 == subject.item }) {
                return nil
            }
        }
        var conditions = pattern.conditions.count
        if case .alias = pattern.type { conditions += 2 }
        if case .kind(let kind) = pattern.type, kind != .any { conditions += 1 }
        if pattern.isOptionalOnly { conditions += 1 }
        if pattern.isReadonlyOnly { conditions += 1 }
        let rank = RuleRank(
            component: rule.components.precision,
            name: name.precision,
            conditions: conditions,
            layer: rule.source.layer,
            document: rule.source.document,
            row: rule.source.row
        )
        return RuleMatch(rule: rule, rank: rank, consumed: consumed)
    }

    private static func matches(heading: String, _ component: ComponentSurface) -> Bool {
        guard heading.hasPrefix("<") else { return matches(glob: heading, component.tag) }
        let primitive = Make.primitive(of: component.tag)?.rawValue ?? ""
        return heading == "<\(primitive)>" || primitive.hasPrefix("\(heading.dropFirst().dropLast()).")
    }

    private static func matches(_ name: NamePattern, _ subject: RuleSubject) -> Bool {
        var spellings = [subject.item.name]
        if [.event, .property].contains(subject.item.kind), subject.surface.tag.hasPrefix("elvt-"),
            spellings[0].hasPrefix("elvt-")
        {
            let bare = ItemReference(subject.item.kind, String(spellings[0].dropFirst(5)))
            // A property of that name is another one.
            if bare.kind == .event || subject.surface.resolveAll(bare).isEmpty { spellings.append(bare.name) }
        }
        return spellings.contains { matches(name, spelling: $0) }
    }

    private static func matches(_ name: NamePattern, spelling: String) -> Bool {
        name.text.contains("*") ? matches(glob: name.text, spelling) : plain(name.text) == plain(spelling)
    }

    private static func plain(_ name: String) -> String { name.lowercased().filter { $0 != "-" && $0 != "_" } }

    private static func matches(glob: String, _ text: String) -> Bool {
        matches(glob: Substring(glob), Substring(text))
    }

    private static func matches(glob: Substring, _ text: Substring) -> Bool {
        guard let first = glob.first else { return text.isEmpty }
        if first == "*" {
            return matches(glob: glob.dropFirst(), text) || (!text.isEmpty && matches(glob: glob, text.dropFirst()))
        }
        return text.first == first && matches(glob: glob.dropFirst(), text.dropFirst())
    }
}
