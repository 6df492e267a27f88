import SwiftModel
import Tokens

/// Values count, and not the spelling in files.
package struct TokenComparison: Sendable {
    /// Sorted by name, then as the rules are listed.
    package let changes: [TokenChange]
    /// Places in the new release by places in the old: of the same token, or of a substitute that authors name.
    let successors: [Int?]

    /// Releases have to be named and made Swift by the same rules.
    package init(_ old: TokenRelease, _ new: TokenRelease) {
        let comparing = Comparing(old, new)
        changes = comparing.changes.map { change in
            var change = change
            change.formerMembers = comparing.formerMembers(of: change)
            return change
        }
        .sorted()
        successors = comparing.successors
    }
}

private struct Comparing {
    let old: TokenRelease
    let new: TokenRelease
    let sides: (old: [TokenSide], new: [TokenSide])
    let pairs: TokenPairs
    let following: TokenFollowing
    let followers: [Int: [Int]]
    let contrast: ContrastComparison
    let themes: ThemeComparison
    let swift: TokenSwift

    init(_ old: TokenRelease, _ new: TokenRelease) {
        self.old = old
        self.new = new
        sides = (
            old.graph.tokens.indices.map { TokenSide(ofTokenAt: $0, in: old) },
            new.graph.tokens.indices.map { TokenSide(ofTokenAt: $0, in: new) }
        )
        let references = (old: TokenReferences(old.graph), new: TokenReferences(new.graph))
        pairs = TokenRenames.adding(
            to: TokenPairs(byName: old, new),
            TokenCandidates(sides.old, references.old),
            TokenCandidates(sides.new, references.new)
        )
        following = TokenFollowing(old, new, pairs, sides: sides, references: references)
        followers = following.roots.enumerated().reduce(into: [:]) { followers, entry in
            if let root = entry.element { followers[root, default: []].append(entry.offset) }
        }
        contrast = ContrastComparison(old, new, pairs, following)
        themes = ThemeComparison(old.graph, new.graph, pairs)
        swift = TokenSwift(old, new)
    }

    var changes: [TokenChange] {
        pairs.removed.map(removal) + pairs.added.map(addition)
            + new.graph.tokens.indices.flatMap { place in
                pairs.oldPlaces[place].map { comparison(of: $0, now: place) } ?? []
            }
    }

    var successors: [Int?] {
        pairs.newPlaces.enumerated().map { place, successor in successor ?? replacement(of: sides.old[place]) }
    }

    func formerMembers(of change: TokenChange) -> [String] {
        guard let member = change.before?.member, change.swift.effect >= .behavior || change.rule == .tokenDeprecated
        else { return [] }
        guard change.swift.effect == .sourceBreaking else { return [member] }
        let places = change.followers.compactMap { new.graph.place(of: TokenName($0)).flatMap { pairs.oldPlaces[$0] } }
        return [member] + places.compactMap { old.members[$0]?.reference }
    }

    // MARK: On one side only

    private func removal(_ place: Int) -> TokenChange {
        var change = TokenChange(
            rule: .tokenRemoved,
            before: sides.old[place],
            tag: old.tag(of: old.graph.tokens[place])
        )
        let replacement = replacement(of: sides.old[place])
        change.replacement = replacement.map { sides.new[$0].name }
        change.swift = swift.removal(ofTokenAt: place, replacement: replacement)
        return change
    }

    private func addition(_ place: Int) -> TokenChange {
        var change = TokenChange(rule: .tokenAdded, after: sides.new[place], tag: new.tag(of: new.graph.tokens[place]))
        change.swift = swift.addition(ofTokenAt: place)
        return change
    }

    private func replacement(of side: TokenSide) -> Int? {
        TokenCandidate.names(inDeprecation: side.deprecation).lazy
            .compactMap { new.graph.place(spelled: TokenName($0)) }.first
    }

    // MARK: On both sides

    private func comparison(of place: Int, now other: Int) -> [TokenChange] {
        let (before, after) = (sides.old[place], sides.new[other])
        var found: [TokenChange] = []
        func add(_ rule: ChangeRule, _ complete: (inout TokenChange) -> Void = { _ in }) {
            let tag = new.tag(of: new.graph.tokens[other])
            var change = TokenChange(rule: rule, before: before, after: after, tag: tag)
            complete(&change)
            found.append(change)
        }
        let nameImpact = swift.name(ofTokenAt: place, now: other)
        if before.name != after.name {
            add(.tokenRenamed) {
                $0.evidence = pairs.evidence[place] ?? []
                $0.swift = nameImpact
            }
        }
        if following.roots[other] == nil {
            let impact = valueImpact(of: place, now: other)
            if let rule = valueRule(place, other) {
                add(rule) {
                    $0.swift = impact
                    $0.followers = followers(of: other)
                    if rule == .tokenValue {
                        $0.differences = .all(
                            from: (before.values, place, old.graph),
                            to: (after.values, other, new.graph)
                        )
                    }
                }
            }
            let rest = [
                valueRule(place, other) == nil ? impact : .none, before.name == after.name ? nameImpact : .none,
            ]
            .reduce(SwiftImpact.none) { $0.joined(with: $1) }
            if rest.effect != .none {
                add(.tokenSwift) {
                    $0.swift = rest
                    $0.followers = valueRule(place, other) == nil ? followers(of: other) : []
                }
            }
        } else if before.name == after.name, nameImpact.effect != .none {
            add(.tokenSwift) { $0.swift = nameImpact }
        }
        if let changes = themes.changes[other] {
            add(.tokenTheme) {
                $0.themes = changes
                $0.followers = (themes.followers[other] ?? []).map { sides.new[$0].name }.sorted()
                $0.swift = swift.themes(
                    ofTokenAt: place,
                    now: other,
                    isFunction: !themes.unthemed.contains(other),
                    isThemeLost: themes.lost.contains(other)
                )
            }
        }
        if let pairs = contrast.lost[other] { add(.tokenContrastLost) { $0.contrasts = pairs } }
        if let pairs = contrast.gained[other] { add(.tokenContrastGained) { $0.contrasts = pairs } }
        if let rule = deprecationRule(before, after) {
            add(rule) { $0.replacement = replacement(of: after).map { sides.new[$0].name } }
        }
        if found.isEmpty, before.documentation != after.documentation { add(.tokenDocs) }
        return found
    }

    private func valueRule(_ place: Int, _ other: Int) -> ChangeRule? {
        let (before, after) = (sides.old[place], sides.new[other])
        let isSame = before.values == after.values
        if let kind = before.kind, let now = after.kind, kind != now, !isSame || before.type != after.type {
            return .tokenType
        }
        if !isSame { return .tokenValue }
        return refersElsewhere(place, other) ? .tokenTarget : nil
    }

    private func refersElsewhere(_ place: Int, _ other: Int) -> Bool {
        TokenMode.allCases.contains { mode in
            let target = old.graph.target(at: place, in: mode)
            let now = new.graph.target(at: other, in: mode)
            return target.map { pairs.newPlaces[$0] ?? -1 } != now
        }
    }

    /// Members of the tokens that follow may be of other types, too.
    private func valueImpact(of place: Int, now other: Int) -> SwiftImpact {
        var impact = swift.value(
            ofTokenAt: place,
            now: other,
            isSameValue: sides.old[place].values == sides.new[other].values
        )
        for follower in followers[other] ?? [] {
            guard let former = pairs.oldPlaces[follower] else { continue }
            let own = swift.value(
                ofTokenAt: former,
                now: follower,
                isSameValue: sides.old[former].values == sides.new[follower].values
            )
            impact.effect = max(impact.effect, own.effect)
            impact.effort = max(impact.effort, own.effort)
        }
        return impact
    }

    private func followers(of place: Int) -> [String] { (followers[place] ?? []).map { sides.new[$0].name }.sorted() }

    private func deprecationRule(_ before: TokenSide, _ after: TokenSide) -> ChangeRule? {
        switch (before.deprecation, after.deprecation) {
        case (nil, _?): .tokenDeprecated
        case (_?, nil): .tokenUndeprecated
        case (let reason?, let other?): reason == other ? nil : .tokenDeprecationMessage
        case (nil, nil): nil
        }
    }
}
