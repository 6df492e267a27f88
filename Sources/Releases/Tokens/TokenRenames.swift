/// Tokens that are gone and are the same as new ones. Neighbors of a token may have other names too, so each round
/// begins with the pairs of the last. Of two that come into question equally, neither is taken.
struct TokenRenames {
    private typealias Pair = TokenRenameScore

    /// More rounds than chains of real tokens are long; a hostile one is as long as its file.
    private static let mostRounds = 16
    /// Names are only compared in groups of a size that design systems have.
    private static let groupLimit = 64
    /// The surest bar first: its pairs decide among the others.
    private static let bars = [90, Confidence.bar.percent]

    private let old: TokenCandidates
    private let new: TokenCandidates
    private var pairs: TokenPairs

    static func adding(to pairs: TokenPairs, _ old: TokenCandidates, _ new: TokenCandidates) -> TokenPairs {
        var renames = TokenRenames(old: old, new: new, pairs: pairs)
        renames.find()
        return renames.pairs
    }

    private mutating func find() {
        var rounds = 0
        for bar in Self.bars {
            while rounds < Self.mostRounds {
                rounds += 1
                let found = scores(atLeast: bar).unambiguous
                if found.isEmpty { break }
                for pair in found { pairs.pair(pair.old, pair.new, because: pair.evidence) }
            }
        }
    }

    // MARK: Which pairs are looked at

    private func scores(atLeast bar: Int) -> [Pair] {
        let gone = Self.groups(of: pairs.removed) { old.keys(of: $0, id: oldID) }
        let added = Self.groups(of: pairs.added) { new.keys(of: $0, id: newID) }
        var others: [Int: Set<Int>] = [:]
        for (key, places) in gone {
            guard let group = added[key], max(places.count, group.count) <= Self.groupLimit else { continue }
            for place in places { others[place, default: []].formUnion(group) }
        }
        return pairs.removed.flatMap { place in
            (others[place] ?? []).sorted().map { Pair(old: place, new: $0, evidence: evidence(place, $0)) }
                .filter { $0.confidence.percent >= bar }
        }
    }

    private static func groups(of places: [Int], by keys: (Int) -> [String]) -> [String: [Int]] {
        var groups: [String: [Int]] = [:]
        for place in places {
            for key in Set(keys(place)) { groups[key, default: []].append(place) }
        }
        return groups
    }

    /// Tokens of a pair have one name for both releases.
    private func oldID(_ place: Int) -> String? { pairs.newPlaces[place].map { "\($0)" } }
    private func newID(_ place: Int) -> String? { pairs.oldPlaces[place] == nil ? nil : "\(place)" }

    // MARK: What speaks for a pair

    private func evidence(_ place: Int, _ other: Int) -> [TokenEvidence] {
        let (one, two) = (old[place], new[other])
        guard one.kind == two.kind else { return [] }
        var evidence: [TokenEvidence] = []
        if one.deprecationNames.contains(two.spelledName) || two.deprecationNames.contains(one.spelledName) {
            evidence.append(.deprecation)
        }
        if one.bareName == two.bareName, one.name != two.name, one.bareName != one.spelledName {
            evidence.append(.prefix)
        } else if one.sortedWords == two.sortedWords {
            evidence.append(.spelling)
        }
        var isLike = false
        if one.values == two.values {
            isLike = true
            evidence.append(.value)
            if old.isOnlyOne(place), new.isOnlyOne(other) { evidence.append(.ownValue) }
        }
        let targets = TokenCandidates.ids(old.references.targets[place], oldID)
        if targets != nil, targets == TokenCandidates.ids(new.references.targets[other], newID) {
            isLike = true
            evidence.append(.target)
        }
        let users = TokenCandidates.ids(old.references.users[place], oldID)
        let others = TokenCandidates.ids(new.references.users[other], newID)
        if let users, let others, Set(users) == Set(others) {
            isLike = true
            evidence.append(.users)
        }
        // Near names of other values are two steps of one scale: `space-1`, `space-2`.
        guard isLike else { return evidence.sorted() }
        if !evidence.contains(.spelling), !evidence.contains(.prefix), one.sharesMostWords(with: two) {
            evidence.append(.words)
        }
        if let prose = one.documentation, prose == two.documentation { evidence.append(.prose) }
        return evidence.sorted()
    }
}

private struct TokenRenameScore: ProposedPair {
    let old: Int
    let new: Int
    let evidence: [TokenEvidence]
    let confidence: Confidence

    init(old: Int, new: Int, evidence: [TokenEvidence]) {
        self.old = old
        self.new = new
        self.evidence = evidence
        confidence = Confidence(of: evidence)
    }
}
