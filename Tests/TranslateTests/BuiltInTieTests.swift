import Core
import SwiftModel
import Testing
import WebModel

@testable import Translate

/// A tie of two rows that no user wrote is an error that no user can mend.
@Suite struct BuiltInTieTests {
    @Test("of all pairs of rows that one item can match, the matrix prefers one")
    func noTie() throws {
        let meeting = MeetingRules(index: RuleIndex(try BuiltInMatrix.matrix().rules))
        var met: Set<[Int]> = []
        var ties: Set<String> = []
        for (left, right) in meeting.pairs {
            for subject in meeting.subjects(left, right) {
                let rows = [left, right].map { meeting.index.rules[$0.candidate.rule].source.location.line }.sorted()
                met.insert(rows)
                if case .tie = meeting.index.winner(subject) {
                    ties.insert(
                        "\(rows): \(subject.item) of <\(subject.surface.tag)>, \(subject.type?.description ?? "-")"
                    )
                }
            }
        }
        #expect(ties.sorted() == [])
        // The search is worth something only if rows meet.
        #expect(met.count >= 20, "\(met.count)")
    }

    @Test(
        "the search finds each way in which two rows can tie",
        arguments: [
            ("Properties", "`open*`", "`*Label`"), ("Properties", "`a + b`", "`a + c`"),
            ("Properties", "`readonly a`", "`a + @b`"), ("Properties", "`a: string?`", "`a: string + #b`"),
            ("Events", "`@a*`", "`@*Change`"), ("Events", "`@qa-change + #b`", "`@qa-change + #c`"),
        ]
    )
    func search(section: String, first: String, second: String) {
        let read = ReadMatrix.table(section, ["| \(first) | `x()` | `same` | |", "| \(second) | `y()` | `same` | |"])
        let meeting = MeetingRules(index: RuleIndex(read.matrix.rules))
        let ties = meeting.pairs.flatMap(meeting.subjects).filter { subject in
            if case .tie = meeting.index.winner(subject) { true } else { false }
        }
        #expect(!ties.isEmpty, "\(read.ids)")
    }
}

/// Makes an item, and a component around it, that two rules match, which nothing but their rows tells apart.
///
/// Its names are made of the words in the globs and of words that no rule knows, so that no third rule decides by a better name.
struct MeetingRules {
    let index: RuleIndex

    /// A pattern of a rule with those of its names that are of one precision.
    struct Way {
        let candidate: RuleCandidate
        let names: [NamePattern]
    }

    private struct Key: Hashable {
        let component, name: NamePattern.Precision
        let conditions, document: Int
        let kind: ItemKind
    }

    /// Patterns that say different things and that ranks don't tell apart, where they may mean one name.
    var pairs: [(Way, Way)] {
        var found: [(Way, Way)] = []
        var headings: [String: Bool] = [:]
        for (key, ways) in Dictionary(grouping: ways, by: key) {
            for (left, right) in key.name == .exact ? Self.meeting(ways, key.kind) : Self.all(ways) {
                let (own, other) = (index.rules[left.candidate.rule], index.rules[right.candidate.rule])
                guard own !== other, own.results(differFrom: other) else { continue }
                let both = "\(own.components.text) \(other.components.text)"
                let share = headings[both] ?? !Self.surroundings(own.components, other.components).isEmpty
                headings[both] = share
                if share { found.append((left, right)) }
            }
        }
        return found
    }

    private var ways: [Way] {
        var seen: Set<[Int]> = []
        return index.candidates.compactMap { candidate in
            let precision = candidate.rank.name
            guard seen.insert([candidate.rule, candidate.pattern, precision.rawValue]).inserted else { return nil }
            return Way(candidate: candidate, names: pattern(of: candidate).names.filter { $0.precision == precision })
        }
    }

    private func key(of way: Way) -> Key {
        let rank = way.candidate.rank
        return Key(
            component: rank.component,
            name: rank.name,
            conditions: rank.conditions,
            document: rank.document,
            kind: pattern(of: way.candidate).kind
        )
    }

    private static func all(_ ways: [Way]) -> [(Way, Way)] {
        ways.indices.flatMap { left in ways[(left + 1)...].map { (ways[left], $0) } }
    }

    /// Pairs with one name. An event has two exact names: all of it, and what is left of it.
    private static func meeting(_ ways: [Way], _ kind: ItemKind) -> [(Way, Way)] {
        guard kind != .event else { return all(ways).filter { left, right in mayMeet(left, right) } }
        var byName: [String: [Int]] = [:]
        for (number, way) in ways.enumerated() {
            for name in way.names { byName[name.foldedName, default: []].append(number) }
        }
        var seen: Set<[Int]> = []
        return byName.values.flatMap { numbers in
            numbers.indices.flatMap { place in numbers[(place + 1)...].map { [numbers[place], $0] } }
        }
        .filter { $0[0] != $0[1] && seen.insert($0).inserted }.map { (ways[$0[0]], ways[$0[1]]) }
    }

    private static func mayMeet(_ left: Way, _ right: Way) -> Bool {
        left.names.contains { one in
            right.names.contains { other in
                let (one, other) = (one.foldedName, other.foldedName)
                return one.hasSuffix(other) || other.hasSuffix(one) || one == other + "event" || other == one + "event"
            }
        }
    }

    private func pattern(of candidate: RuleCandidate) -> ItemPattern {
        index.rules[candidate.rule].patterns[candidate.pattern]
    }

    /// Items that both match, each in a component of its own.
    func subjects(_ first: Way, _ second: Way) -> [RuleSubject] {
        let (left, right) = (first.candidate, second.candidate)
        let (one, other) = (pattern(of: left), pattern(of: right))
        let types = Self.types(one, other)
        if types.isEmpty { return [] }
        let besides = beside(left, right)
        var found: [RuleSubject] = []
        let rules = (index.rules[left.rule], index.rules[right.rule])
        for (tag, primitive) in Self.surroundings(rules.0.components, rules.1.components) {
            for (name, ownTag) in Self.names(first.names, second.names, of: one.kind, tag) {
                for others in besides {
                    let item = ItemReference(one.kind, name)
                    let others = others.map { $0.filled(with: item) }
                    let surface = ComponentSurface(
                        Make.component(ownTag, [item] + others),
                        eventPrefix: EventPrefix.tagPrefix(of: ownTag),
                        classNames: ["Date", "Map", "Record"],
                        primitive: primitive,
                        itemHeadings: primitive == .item
                            ? [rules.0, rules.1].map(\.components.text).filter { $0.hasSuffix(".item>") } : [],
                        eventEndings: index.eventEndings
                    )
                    for type in types {
                        let subject = RuleSubject(item: item, type: type, isReadonly: true, surface: surface)
                        let naming = Set(index.naming(subject).map { index.candidates[$0].rule })
                        guard naming.contains(left.rule), naming.contains(right.rule),
                            index.requirements[left.requirements].hold(for: subject),
                            index.requirements[right.requirements].hold(for: subject)
                        else { continue }
                        found.append(subject)
                    }
                }
            }
        }
        return found
    }

    // MARK: Components

    /// A tag that two headings mean, and what the component is built on.
    private static func surroundings(_ left: NamePattern, _ right: NamePattern) -> [(String, NativePrimitive?)] {
        switch left.precision {
        case .anything: return [("qz-qx", nil)]
        case .exact: return left.text == right.text ? [(left.text, nil)] : []
        case .glob: return meetings(left.text, right.text).map { ($0, nil) }
        case .primitive:
            if left.text.hasSuffix(".item>"), right.text.hasSuffix(".item>") { return [("qz-qx", .item)] }
            return NativePrimitive.allCases.filter { primitive in
                Set([left.text, right.text]).isSubset(of: NamePattern.headings(for: primitive))
            }
            .map { ("qz-qx", $0) }
        }
    }

    // MARK: Names

    /// Names that both mean, and the tag of the component, which may take words of an event's name.
    private static func names(
        _ left: [NamePattern],
        _ right: [NamePattern],
        of kind: ItemKind,
        _ tag: String
    ) -> [(String, String)] {
        var found: [(String, String)] = []
        for one in left {
            for other in right {
                found += meetings(one.text, other.text).map { ($0, tag) }
                guard kind == .event else { continue }
                for (whole, rest) in [(one.text, other.text), (other.text, one.text)] {
                    found += partlyNamed(whole, rest).flatMap { name in
                        let words = name.split(separator: "-")
                        let camel = name.prefix { !$0.isUppercase }
                        return [(name, tag), (name, "\(words[0])-qx"), (name, "qz-\(words[0])"), (name, "qz-\(camel)")]
                            .filter { tag == "qz-qx" || $0.1 == tag }
                    }
                }
            }
        }
        return found
    }

    /// Names of events that one pattern means as a whole, and the other by what is left of them.
    private static func partlyNamed(_ whole: String, _ rest: String) -> [String] {
        let rest = rest.replacing("*", with: "qw")
        let capital = rest.prefix(1).uppercased() + rest.dropFirst()
        let start = whole.prefix { $0 != "*" }
        let names = ["\(start)-\(rest)", "qz-\(rest)", "on\(capital)", "\(rest)Event", "\(start)\(capital)", whole]
        return names.filter { !$0.contains("*") && !$0.hasPrefix("-") && NamePattern(whole).matches($0) }
    }

    /// Names that two patterns mean, with a word of no rule in place of each star.
    static func meetings(_ left: String, _ right: String) -> [String] {
        guard left.contains("*"), right.contains("*") else {
            return NamePattern(left).matches(right) ? [right] : NamePattern(right).matches(left) ? [left] : []
        }
        let parts = [left, right].map { $0.split(separator: "*", omittingEmptySubsequences: false).map(String.init) }
        let starts = parts.map { $0[0] }
        let ends = parts.map { $0[$0.count - 1] }
        let middles = parts.map { $0.dropFirst().dropLast().joined(separator: "qw") }
        let start = starts.max { $0.utf8.count < $1.utf8.count } ?? ""
        let end = ends.max { $0.utf8.count < $1.utf8.count } ?? ""
        var names = ["\(start)qw\(middles[0])qw\(middles[1])qw\(end)"]
        // The beginning of one and the end of the other may overlap.
        for count in 0...min(start.count, end.count) where start.hasSuffix(end.prefix(count)) {
            names.append(start + end.dropFirst(count))
        }
        return names.filter { name in [left, right].allSatisfy { NamePattern($0).matches(name) } }
    }

    // MARK: Types

    private static let shapes: [WebType?] =
        [
            "boolean", "string", "number", "1 | 2", "'a' | 'b'", "'a' | false", "string[]", "{ a: string }",
            "Record<string, string>", "Map<string, string>", "() => void", "Date", "Date | string", "HTMLElement",
            "unknown",
        ]
        .map { WebTypeParser.parse($0).type } + [nil]

    /// Types that both patterns mean, also such that are called by the name of one and stand for that of the other.
    private static func types(_ left: ItemPattern, _ right: ItemPattern) -> [WebType?] {
        var all = shapes
        let aliases = [left, right].compactMap { pattern in
            if case .alias(let name) = pattern.type { name } else { nil }
        }
        for alias in aliases {
            all += shapes.compactMap { $0.map { WebType($0.shape, alias: alias) } }
            all += aliases.map { WebType(.reference(name: $0, arguments: []), alias: alias) }
            all.append(WebType(.reference(name: alias, arguments: [])))
        }
        return all.filter { type in
            [left, right].allSatisfy { $0.type.matches(type, classNames: ["Date", "Map", "Record"]) }
        }
        .map { type in type.map { WebType($0.shape, isOptional: true, alias: $0.alias) } }
    }

    // MARK: Other items

    /// Items beside it for the conditions of both: each alternative of each condition with each of the others.
    private func beside(_ left: RuleCandidate, _ right: RuleCandidate) -> [[ItemReference]] {
        let conditions = [left, right].flatMap { candidate in
            pattern(of: candidate).conditions
                + index.rules[candidate.rule].referredItems.map { [$0] }
        }
        return conditions.reduce([[]]) { lists, alternatives in
            lists.flatMap { list in alternatives.map { list + [$0] } }
        }
    }
}
