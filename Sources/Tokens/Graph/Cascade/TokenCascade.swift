import Core

/// Finds the declaration that holds for each token in each appearance.
///
/// Among plain declarations it is as in CSS: `!important` comes first, then the `@layer`, then the theme, then a
/// declaration for just this appearance, then the later one. A declaration that insists less on its value, such as a
/// default, stands outside of that order: it is compared with the strongest plain declaration. Between the layers of
/// files, an override wins, and an extension adds missing values.
struct TokenCascade {
    let declarations: [TokenDeclaration]
    /// Holders of each token, in the order of the tokens.
    private(set) var holders: [TokenHolders] = []
    /// Declarations of one token, layer and appearance that say different things; the first one here wins.
    private(set) var rivals: [[Int]] = []
    var diagnostics = DiagnosticBag()

    init(_ declarations: [TokenDeclaration], names: TokenNames) {
        self.declarations = declarations
        let groups = IndexLists(grouping: names.owners, count: names.count)
        holders.reserveCapacity(names.count)
        for place in 0..<names.count { holders.append(holders(among: groups[place])) }
    }

    private mutating func holders(among candidates: ArraySlice<Int>) -> TokenHolders {
        var holders = TokenHolders()
        holders.light = holder(among: candidates, in: .light)
        holders.dark = holder(among: candidates, in: .dark) ?? holders.light
        if candidates.contains(where: { declarations[$0].layer != .base }) {
            holders.replaced = replaced(by: holders, among: candidates)
            reportOverlays(holders, among: candidates)
        }
        if hasRivals(candidates) { collectRivals(among: candidates) }
        return holders
    }

    private func holder(among candidates: ArraySlice<Int>, in mode: TokenMode) -> Int? {
        let below = holderBelowOverrides(among: candidates, in: mode)
        guard let override = strongest(of: candidates, in: .override, mode) else { return below }
        guard let below else { return override }
        let isWeak = declarations[override].strength <= .fallback
        return isWeak && declarations[override].strength < declarations[below].strength ? below : override
    }

    /// Finds the declaration that would hold if there were no overrides.
    func holderBelowOverrides(among candidates: ArraySlice<Int>, in mode: TokenMode) -> Int? {
        let base = strongest(of: candidates, in: .base, mode)
        let addition = strongest(of: candidates, in: .extend, mode)
        guard let base, let addition else { return base ?? addition }
        return isMissing(declarations[addition], where: declarations[base], in: mode) ? addition : base
    }

    /// Whether the base leaves a gap that an extension fills: it has only a default, or has said nothing for dark.
    private func isMissing(
        _ addition: TokenDeclaration,
        where base: TokenDeclaration,
        in mode: TokenMode
    ) -> Bool {
        if base.strength <= .fallback && base.strength < addition.strength { return true }
        return mode == .dark && addition.mode == .dark && base.mode == nil && !base.isImportant
    }

    private func strongest(of candidates: ArraySlice<Int>, in layer: TokenLayer, _ mode: TokenMode) -> Int? {
        // Sass and CSS name no common order of layers: each kind has a strongest one, and these two are compared.
        var plain: Int?
        var other: Int?
        for candidate in candidates where declarations[candidate].layer == layer {
            let declaration = declarations[candidate]
            guard declaration.mode == nil || declaration.mode == mode else { continue }
            if declaration.strength == .plain {
                plain = stronger(candidate, than: plain)
            } else {
                other = stronger(candidate, than: other)
            }
        }
        guard let plain, let other else { return plain ?? other }
        return stronger(max(plain, other), than: min(plain, other))
    }

    /// The second where it wins, or else the first, which stands later.
    private func stronger(_ later: Int, than earlier: Int?) -> Int {
        guard let earlier else { return later }
        return wins(declarations[later], over: declarations[earlier]) ? later : earlier
    }

    /// Compares declarations of one layer of files that concern one appearance; the first stands later.
    private func wins(_ later: TokenDeclaration, over earlier: TokenDeclaration) -> Bool {
        if later.isImportant != earlier.isImportant { return later.isImportant }
        if later.strength == .plain, earlier.strength == .plain, later.layerRank != earlier.layerRank {
            return later.layerRank > earlier.layerRank
        }
        if later.themeRank != earlier.themeRank { return later.themeRank > earlier.themeRank }
        if (later.mode == nil) != (earlier.mode == nil) { return later.mode != nil }
        let strengths = (later.strength, earlier.strength)
        if strengths.0 != strengths.1 { return strengths.0 > strengths.1 }
        // A further default changes nothing where one is, as in Sass.
        return strengths.0 != .fallback
    }

    /// Not so where there is one declaration, or one for light and one for dark, as for most tokens.
    private func hasRivals(_ candidates: ArraySlice<Int>) -> Bool {
        guard let first = candidates.first, let last = candidates.last, first != last else { return false }
        return candidates.count > 2 || declarations[first].mode == declarations[last].mode
    }

    private mutating func collectRivals(among candidates: ArraySlice<Int>) {
        var remaining = Array(candidates)
        while let first = remaining.first {
            let group = remaining.filter { declarations[$0].isRival(of: declarations[first]) }
            remaining.removeAll { declarations[$0].isRival(of: declarations[first]) }
            let winner = group.dropFirst().reduce(first) { wins(declarations[$1], over: declarations[$0]) ? $1 : $0 }
            let others = group.filter { declarations[$0].content != declarations[winner].content }
            if !others.isEmpty { rivals.append([winner] + others) }
        }
    }
}

extension TokenDeclaration {
    /// Whether nothing but their order or `!important` says which of two declarations of a token holds. An `@layer` is
    /// there to say it, and files of overrides replace each other.
    fileprivate func isRival(of other: TokenDeclaration) -> Bool {
        mode == other.mode && themeRank == other.themeRank && layer == other.layer && strength == other.strength
            && abs(layerRank) == abs(other.layerRank)
            && (layer != .override || location.file == other.location.file)
    }
}
