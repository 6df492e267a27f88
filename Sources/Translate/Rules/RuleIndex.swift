package import WebModel

/// Finds the rules that match an item without trying each.
///
/// Ranks depend on facts that are known before any item is: patterns are sorted once, and each item takes the first
/// that fits from the few lists of its tag and its name.
package struct RuleIndex: Sendable {
    let rules: [MatrixRule]
    /// Sorted, the best first.
    let candidates: [RuleCandidate]
    let requirements: [RuleRequirements]
    /// Lists of candidates, one after another; each in ascending order.
    let positions: [Int]
    /// Ranges in `positions`, by the key of a heading, a kind and a name.
    private let lists: [Int: Range<Int>]
    private let headings: RuleNames
    private let names: RuleNames
    let eventEndings: Set<String>

    package init(_ rules: [MatrixRule]) {
        var candidates: [RuleCandidate] = []
        var requirements: [RuleRequirements] = []
        var headings = RuleNames()
        var names = RuleNames()
        var keys: [[Int]] = []
        var events: Set<String> = []
        for number in rules.indices {
            let rule = rules[number]
            let heading = headings.insert(rule.components, key: rule.components.text)
            for (position, pattern) in rule.patterns.enumerated() {
                for name in pattern.names {
                    if pattern.kind == .event { events.insert(name.text) }
                    let key = names.insert(name, key: name.foldedName)
                    let isFlag =
                        pattern.type == .kind(.boolean) && pattern.kind == .property && name.precision == .exact
                    let kinds = [pattern.kind.ordinal] + (isFlag ? [Self.flag] : [])
                    keys.append(kinds.map { Self.key(heading: heading, name: key, kind: $0) })
                    candidates.append(
                        RuleCandidate(
                            rule: number,
                            pattern: position,
                            requirements: requirements.count,
                            rank: RuleRank(
                                component: rule.components.precision,
                                name: name.precision,
                                conditions: pattern.conditionCount,
                                of: rule.source
                            ),
                            glob: name.precision == .glob ? name.text : ""
                        )
                    )
                }
                requirements.append(RuleRequirements(pattern, of: rule))
            }
        }
        // Among equals the later rule first, and in a rule the earlier pattern.
        let ranks = candidates.map { (order: $0.rank.order, rule: $0.rule) }
        let order = candidates.indices.sorted { left, right in
            let (first, second) = (ranks[left], ranks[right])
            if first.order != second.order { return first.order > second.order }
            return first.rule != second.rule ? first.rule > second.rule : left < right
        }
        var grouped: [(key: Int, position: Int)] = []
        for (position, number) in order.enumerated() { grouped += keys[number].map { (key: $0, position: position) } }
        grouped.sort { $0 < $1 }
        var lists: [Int: Range<Int>] = [:]
        var start = 0
        for place in grouped.indices where place + 1 == grouped.count || grouped[place + 1].key != grouped[place].key {
            lists[grouped[place].key] = start..<(place + 1)
            start = place + 1
        }
        positions = grouped.map(\.position)
        self.rules = rules
        self.candidates = order.map { candidates[$0] }
        self.requirements = requirements
        self.headings = headings
        self.names = names
        self.lists = lists
        eventEndings = Set(events.map { OwnWords.ending(of: $0) })
    }

    /// Kind of the booleans whose names are meant without `is`, `has` and `with`.
    private static let flag = ItemKind.allCases.count

    /// Packs the numbers into one, which is faster to hash. There are fewer names than bits for them.
    private static func key(heading: Int, name: Int, kind: Int) -> Int { (heading << 32 | name) << 4 | kind }
}

extension RuleIndex {
    package func winner(_ subject: RuleSubject) -> RuleVerdict {
        var contest = RuleContest()
        eachLevel(of: subject) { list in
            contest.enter(list, of: self, for: subject)
        } isDecided: {
            contest.best != nil
        }
        return contest.verdict(of: self, for: subject)
    }

    /// Sorted, the best first.
    package func matches(_ subject: RuleSubject) -> [RuleMatch] {
        naming(subject).filter { requirements[candidates[$0].requirements].hold(for: subject) }
            .eachRuleOnce(in: candidates)
            .map { match(candidates[$0], subject) }
    }

    /// Sorted, the best first.
    func naming(_ subject: RuleSubject) -> [Int] {
        var found: [Int] = []
        eachLevel(of: subject) { list in
            found += positions[list]
        } isDecided: {
            false
        }
        return found.uniqued
    }

    func match(_ candidate: RuleCandidate, _ subject: RuleSubject) -> RuleMatch {
        let rule = rules[candidate.rule]
        var consumed: [ItemReference] = []
        var seen: Set<ItemReference> = []
        for alternative in rule.patterns[candidate.pattern].conditions.joined() {
            for item in subject.surface.resolveAll(alternative.filled(with: subject.item))
            where item != subject.item && seen.insert(item).inserted {
                consumed.append(item)
            }
        }
        return RuleMatch(rule: rule, rank: candidate.rank, consumed: consumed)
    }

    /// Goes by the precision of the heading and then of the name, until a level has decided. The primitive of the
    /// component counts behind the name.
    private func eachLevel(of subject: RuleSubject, _ visit: (Range<Int>) -> Void, isDecided: () -> Bool) {
        let kind = subject.item.kind.ordinal
        let exact = subject.foldedNames.compactMap { names.exact($0) }
        let flag = subject.foldedFlag.flatMap { names.exact($0) }
        var globs: [Int]?

        /// `groups` are headings, the narrowest first.
        func visitLevels(below groups: [[Int]]) {
            func visitLists(named names: [Int], of ordinal: Int? = nil) {
                for headings in groups {
                    for name in names {
                        for heading in headings {
                            let key = Self.key(heading: heading, name: name, kind: ordinal ?? kind)
                            if let list = lists[key] { visit(list) }
                        }
                    }
                    if isDecided() { return }
                }
            }
            visitLists(named: exact)
            if isDecided() { return }
            if let flag { visitLists(named: [flag], of: Self.flag) }
            if isDecided() { return }
            let matching = globs ?? names.globs(matching: subject.item.name, or: subject.bareName)
            globs = matching
            visitLists(named: matching)
            if isDecided() { return }
            visitLists(named: [RuleNames.anything])
        }

        if let heading = headings.exact(subject.surface.tag) {
            visitLevels(below: [[heading]])
            if isDecided() { return }
        }
        let headingGlobs = headings.globs(matching: subject.surface.tag)
        if !headingGlobs.isEmpty {
            visitLevels(below: [headingGlobs])
            if isDecided() { return }
        }
        let primitives = subject.surface.primitiveHeadings.compactMap { headings.exact($0) }
        visitLevels(below: primitives.isEmpty ? [[RuleNames.anything]] : [primitives, [RuleNames.anything]])
    }
}

extension [Int] {
    /// The first candidate of a rule is its best.
    fileprivate func eachRuleOnce(in candidates: [RuleCandidate]) -> [Int] {
        var seen: Set<Int> = []
        return filter { seen.insert(candidates[$0].rule).inserted }
    }
}

struct RuleCandidate: Sendable {
    let rule: Int
    let pattern: Int
    let requirements: Int
    let rank: RuleRank
    /// Empty for names without stars.
    let glob: String

    func isEqualButForRow(_ other: RuleCandidate) -> Bool {
        rank.conditions == other.rank.conditions && rank.document == other.rank.document
            && rank.name == other.rank.name && rank.component == other.rank.component && rank.layer == other.rank.layer
    }
}

package struct RuleMatch: Sendable, Hashable {
    package let rule: MatrixRule
    package let rank: RuleRank
    /// Items that the conditions of the rule name.
    package let consumed: [ItemReference]
}

/// An item that may fill a place or meet a condition, and the names by which it may do so.
struct FillingSubject {
    let rule: RuleSubject
    private let exactNames: [String]

    init(_ subject: RuleSubject) {
        rule = subject
        let own = subject.foldedNames
        exactNames = own + OwnWords(of: subject.surface.tag).rests(ofFolded: own[0])
    }

    func isMeant(by name: NamePattern, of kind: ItemKind) -> Bool {
        guard rule.item.kind == kind else { return false }
        if name.precision == .exact { return exactNames.contains(name.foldedName) }
        return name.matches(rule.item.name) || rule.bareName.map { name.matches($0) } == true
    }
}
