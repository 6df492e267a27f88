import SwiftModel
import Tokens

/// Change in one theme, where the theme says something else than the default theme.
package struct TokenThemeChange: Sendable, Hashable {
    package let theme: String
    /// nil where it has none, or where the theme is gone.
    package let before: String?
    package let after: String?
    package let differences: [TokenDifference]
}

/// Values that are the same in a theme as without one are told by the change of the token itself.
struct ThemeComparison {
    /// Indexed by the places in the new release.
    private(set) var changes: [Int: [TokenThemeChange]] = [:]
    /// Tokens that change in a theme because of another token, by its place.
    private(set) var followers: [Int: Set<Int>] = [:]
    /// Tokens that are the same in all themes now, and were not.
    let unthemed: Set<Int>
    /// Tokens that were something else in a theme that is gone.
    private(set) var lost: Set<Int> = []

    init(_ old: TokenGraph, _ new: TokenGraph, _ pairs: TokenPairs) {
        let places = new.tokens.indices.compactMap { place in pairs.oldPlaces[place].map { (place, $0) } }
        let themed = (old: old.themedPlaces, new: new.themedPlaces)
        unthemed = Set(places.filter { themed.old.contains($0.1) && !themed.new.contains($0.0) }.map(\.0))
        for former in old.themes {
            if let current = new.themes.first(where: { $0.theme.name == former.theme.name }) {
                compare(places, (old, former.graph), (new, current.graph), pairs, theme: former.theme.name)
            } else {
                for (place, formerPlace) in places where old.isOther(formerPlace, in: former.graph) {
                    lost.insert(place)
                    let text = TokenValues(ofTokenAt: formerPlace, in: former.graph).text
                    let change = TokenThemeChange(theme: former.theme.name, before: text, after: nil, differences: [])
                    changes[place, default: []].append(change)
                }
            }
        }
    }

    private mutating func compare(
        _ places: [(Int, Int)],
        _ old: (plain: TokenGraph, themed: TokenGraph),
        _ new: (plain: TokenGraph, themed: TokenGraph),
        _ pairs: TokenPairs,
        theme: String
    ) {
        var values: [Int: (before: TokenValues, after: TokenValues)] = [:]
        for (place, former) in places
        where old.plain.isOther(former, in: old.themed) || new.plain.isOther(place, in: new.themed) {
            let before = TokenValues(ofTokenAt: former, in: old.themed)
            let after = TokenValues(ofTokenAt: place, in: new.themed)
            if before != after { values[place] = (before, after) }
        }
        /// nil unless it was and is nothing but a reference.
        func parent(_ place: Int) -> Int? {
            guard let former = pairs.oldPlaces[place] else { return nil }
            let targets = TokenMode.allCases.map { mode -> Int? in
                let target = new.themed.target(at: place, in: mode)
                let said = old.themed.target(at: former, in: mode).flatMap { pairs.newPlaces[$0] }
                return target == said ? target : nil
            }
            guard let first = targets[0], targets.allSatisfy({ $0 == first }), values[first] != nil else { return nil }
            return first
        }
        for (place, sides) in values.sorted(by: { $0.key < $1.key }) {
            guard let former = pairs.oldPlaces[place] else { continue }
            var root = place
            var steps = 0
            while let next = parent(root), steps < values.count {
                root = next
                steps += 1
            }
            guard root == place else {
                followers[root, default: []].insert(place)
                continue
            }
            let differences = [TokenDifference].all(
                from: (sides.before, former, old.themed),
                to: (sides.after, place, new.themed)
            )
            let (before, after) = (sides.before.text, sides.after.text)
            changes[place, default: []].append(
                TokenThemeChange(theme: theme, before: before, after: after, differences: differences)
            )
        }
    }
}
