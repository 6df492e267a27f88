import SwiftModel
import WebModel

@testable import Translate

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
        let primitive = RuleFixture.primitive(of: component.tag)?.rawValue ?? ""
        return heading == "<\(primitive)>" || primitive.hasPrefix("\(heading.dropFirst().dropLast()).")
    }

    private static func matches(_ name: NamePattern, _ subject: RuleSubject) -> Bool {
        var spellings = [subject.item.name]
        if subject.item.kind == .event, subject.surface.tag.hasPrefix("elvt-"), spellings[0].hasPrefix("elvt-") {
            spellings.append(String(spellings[0].dropFirst(5)))
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
