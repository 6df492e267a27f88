import Core

/// Finds out which names that are gone are the same as new ones, by evidence: of two that come into question equally,
/// neither is taken.
struct RenameFinder {
    struct Rename: Equatable, ProposedPair {
        let old: Int
        let new: Int
        /// Sorted, the strongest first.
        let evidence: [RenameEvidence]

        var confidence: Confidence { Confidence(of: evidence) }
    }

    /// Names are only compared with each other in groups of a size that libraries have: a hostile one has thousands.
    private static let groupLimit = 64
    /// Start of a description that tells whether it is another one.
    private static let proseLimit = 1000

    let removed: [RenameCandidate]
    let added: [RenameCandidate]

    var renames: [Rename] {
        guard !removed.isEmpty, !added.isEmpty else { return [] }
        var found: [Rename] = []
        for pair in candidatePairs where !removed[pair.old].refusedNames.contains(added[pair.new].name) {
            let evidence = evidence(removed[pair.old], added[pair.new])
            guard Confidence(of: evidence) >= Confidence.bar, !isContradicted(pair, evidence) else { continue }
            found.append(Rename(old: pair.old, new: pair.new, evidence: evidence))
        }
        return found.unambiguous.sorted { $0.old < $1.old }
    }

    // MARK: Which pairs are looked at

    private struct Pair: Hashable {
        let old: Int
        let new: Int
    }

    private var candidatePairs: [Pair] {
        var pairs: Set<Pair> = []
        func add<Key: Hashable>(_ keys: (RenameCandidate) -> [Key]) {
            var groups: [Key: [Int]] = [:]
            for index in added.indices {
                for key in keys(added[index]) { groups[key, default: []].append(index) }
            }
            var uses: [Key: Int] = [:]
            for old in removed.indices {
                for key in keys(removed[old]) {
                    guard let group = groups[key], group.count <= Self.groupLimit else { continue }
                    uses[key, default: 0] += 1
                    guard uses[key, default: 0] <= Self.groupLimit else { continue }
                    for new in group { pairs.insert(Pair(old: old, new: new)) }
                }
            }
        }
        add { [$0.name] + $0.deprecationNames + $0.kin.map(\.name) + $0.statedNames }
        add { $0.items.telling }
        add { $0.bareName.map { [$0] } ?? [] }
        add { $0.shape.map { [$0] } ?? [] }
        add { $0.prose.map { [$0] } ?? [] }
        add { $0.attribute.map { [$0] } ?? [] }
        add { $0.className.map { [$0] } ?? [] }
        add { $0.members }
        add { [$0.spelledName] }
        return pairs.sorted { ($0.old, $0.new) < ($1.old, $1.new) }
    }

    // MARK: What speaks for a pair

    private func evidence(_ old: RenameCandidate, _ new: RenameCandidate) -> [RenameEvidence] {
        var evidence: [RenameEvidence] = []
        if old.statedNames.contains(new.name) { evidence.append(.stated) }
        evidence += old.kin.filter { $0.name == new.name }.map(\.evidence)
        if let likeness = old.items.likeness(to: new.items) {
            evidence.append(likeness)
            if Self.isPart(old.tagWords, of: new.tagWords) || Self.isPart(new.tagWords, of: old.tagWords) {
                evidence.append(.partOfTag)
            }
        }
        if old.deprecationNames.contains(new.name) || new.deprecationNames.contains(old.name) {
            evidence.append(.deprecation)
        }
        if let bare = old.bareName, bare == new.bareName {
            evidence.append(old.tagWords.isEmpty ? .eventPrefix : .tagPrefix)
        }
        if !old.members.isEmpty, old.members == new.members { evidence.append(.matrix) }
        if let name = old.className, name == new.className { evidence.append(.className) }
        if let attribute = old.attribute, attribute == new.attribute { evidence.append(.attribute) }
        if let shape = old.shape, shape == new.shape { evidence.append(.shape) }
        if let prose = old.prose, prose == new.prose { evidence.append(.prose) }
        if old.spelledName == new.spelledName {
            evidence.append(.spelling)
        } else if NearestName.areNear(old.name, new.name) {
            evidence.append(.nearName)
        }
        return evidence.sorted()
    }

    /// Evidence that speaks of names alone.
    private static let ofNames: Set<RenameEvidence> = [.nearName, .words, .ownName]

    /// Near names of one type may be opposites, `minLength` and `maxLength`, with other descriptions. Names alone are
    /// no evidence where the types or defaults differ.
    private func isContradicted(_ pair: Pair, _ evidence: [RenameEvidence]) -> Bool {
        if evidence.allSatisfy(Self.ofNames.contains), let shape = removed[pair.old].shape,
            let other = added[pair.new].shape, shape != other
        {
            return true
        }
        guard evidence.allSatisfy({ $0 == .shape || Self.ofNames.contains($0) }), let old = removed[pair.old].prose,
            let new = added[pair.new].prose
        else { return false }
        let words = Set(old.prefix(Self.proseLimit).split(separator: " "))
        let others = Set(new.prefix(Self.proseLimit).split(separator: " "))
        return words.intersection(others).count * 2 < words.union(others).count
    }

    private static func isPart(_ words: [String], of others: [String]) -> Bool {
        guard !words.isEmpty, words.count < others.count else { return false }
        var rest = words[...]
        for word in others where word == rest.first { rest = rest.dropFirst() }
        return rest.isEmpty
    }
}

/// Pair of names that may be one, by their places in the former and in the new release.
protocol ProposedPair {
    var old: Int { get }
    var new: Int { get }
    var confidence: Confidence { get }
}

extension Sequence where Element: ProposedPair {
    /// Takes the surest pairs first. Of pairs that share a name and are equally sure, none is taken.
    var unambiguous: [Element] {
        var taken: [Element] = []
        var usedOld: Set<Int> = []
        var usedNew: Set<Int> = []
        let levels = Dictionary(grouping: self, by: \.confidence).sorted { $0.key > $1.key }
        for (_, level) in levels {
            let open = level.filter { !usedOld.contains($0.old) && !usedNew.contains($0.new) }
            let olds = Dictionary(grouping: open, by: \.old)
            let news = Dictionary(grouping: open, by: \.new)
            for pair in open {
                usedOld.insert(pair.old)
                usedNew.insert(pair.new)
                if olds[pair.old]?.count == 1, news[pair.new]?.count == 1 { taken.append(pair) }
            }
        }
        return taken
    }
}

/// Certainty that two names mean the same thing, in percent.
package struct Confidence: Sendable, Hashable, Comparable {
    package let percent: Int

    /// Names below it are not taken for renamed: the former item is gone, and the present item is new.
    package static let bar = Confidence(percent: 75)

    package static func < (left: Confidence, right: Confidence) -> Bool { left.percent < right.percent }
}

extension Confidence {
    /// Evidence adds up: each takes its part of the doubt that the others leave.
    package init(of evidence: [some Evidence]) {
        let doubt = evidence.reduce(100.0) { $0 * Double(100 - $1.weight) / 100 }
        self.init(percent: 100 - Int(doubt.rounded()))
    }
}
