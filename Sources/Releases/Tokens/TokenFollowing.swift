import SwiftModel
import Tokens

/// Tokens with another value only because a token that they refer to has one. Their text or Swift is as before, save
/// for names; the change is told once, of the token where it begins.
struct TokenFollowing {
    /// Indexed by the places in the new release.
    let isChanged: [Bool]
    /// nil where a change begins at the token itself, or there is none.
    let roots: [Int?]

    init(
        _ old: TokenRelease,
        _ new: TokenRelease,
        _ pairs: TokenPairs,
        sides: (old: [TokenSide], new: [TokenSide]),
        references: (old: TokenReferences, new: TokenReferences)
    ) {
        let isChanged = new.graph.tokens.indices.map { place in
            pairs.oldPlaces[place].map { Self.isChanged(sides.old[$0], sides.new[place]) } ?? false
        }
        let patterns = (
            old: TokenPatterns(old) { pairs.newPlaces[$0] },
            new: TokenPatterns(new) { pairs.oldPlaces[$0] == nil ? nil : $0 }
        )
        let parents = new.graph.tokens.indices.map { place -> Int? in
            guard isChanged[place], let former = pairs.oldPlaces[place] else { return nil }
            let said = references.old.targets[former].compactMap { pairs.newPlaces[$0] }
            let parent = references.new.targets[place].first { isChanged[$0] && said.contains($0) }
            guard let parent, patterns.old.says(former, asMuchAs: place, in: patterns.new) else { return nil }
            return parent
        }
        self.isChanged = isChanged
        roots = Self.roots(of: parents)
    }

    private static func isChanged(_ before: TokenSide, _ after: TokenSide) -> Bool {
        before.values != after.values || before.kind != after.kind || before.type != after.type
    }

    /// References of tokens with values lead to no circle, and a chain may be long.
    private static func roots(of parents: [Int?]) -> [Int?] {
        var roots = parents
        for place in parents.indices {
            var path = [place]
            while let last = path.last, let parent = roots[last], path.count <= parents.count { path.append(parent) }
            guard let root = path.popLast() else { continue }
            for step in path { roots[step] = root }
        }
        return roots
    }
}

/// A token has one name in both releases.
private struct TokenPatterns {
    private let release: TokenRelease
    private let id: (Int) -> Int?
    private let places: [String: Int]

    init(_ release: TokenRelease, id: @escaping (Int) -> Int?) {
        self.release = release
        self.id = id
        places = Dictionary(
            release.members.enumerated().compactMap { place, member in member.map { ($0.reference, place) } }
        ) { first, _ in first }
    }

    func says(_ place: Int, asMuchAs other: Int, in patterns: TokenPatterns) -> Bool {
        if contents(of: place) == patterns.contents(of: other) { return true }
        guard let value = value(of: place) else { return false }
        return value == patterns.value(of: other)
    }

    /// Contents for light, then for dark.
    private func contents(of place: Int) -> [String?] {
        let token = release.graph.tokens[place]
        return [token.light, token.dark].map { declaration in
            declaration?.content.text { name, fallback in
                guard let target = release.graph.place(spelled: name) else { return fallback ?? "?" }
                return self.name(of: target)
            }
        }
    }

    /// Value in Swift, which is the same in all file formats.
    private func value(of place: Int) -> String? {
        guard let value = release.members[place]?.value else { return nil }
        var pattern = ""
        var word = ""
        func end() {
            pattern += reference(word) ?? word
            word = ""
        }
        for character in value {
            if character.isLetter || character.isNumber || "._`".contains(character) {
                word.append(character)
            } else {
                end()
                pattern.append(character)
            }
        }
        end()
        return pattern
    }

    /// `ElevateAliases.Danger.fill`, or one appearance of it.
    private func reference(_ word: String) -> String? {
        if let place = places[word] { return name(of: place) }
        guard let dot = word.lastIndex(of: "."), let place = places[String(word[..<dot])] else { return nil }
        return name(of: place) + word[dot...]
    }

    private func name(of place: Int) -> String {
        id(place).map { "{\($0)}" } ?? "{\(release.graph.tokens[place].name)}"
    }
}
