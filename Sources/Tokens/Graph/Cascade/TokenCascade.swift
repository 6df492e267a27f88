import Core

/// Orders plain declarations as CSS does: `!important` comes first, then the `@layer`, then the theme, then a
/// declaration for just this appearance, then the later one. A declaration that insists less on its value, such as a
/// default, is compared with the strongest plain one. Between the layers of files an override wins, and an extension
/// adds missing values.
struct TokenCascade {
    let declarations: [TokenDeclaration]
    private(set) var holders: [TokenHolders] = []
    /// Declarations of one token, layer and appearance that say different things; the first one here wins.
    private(set) var rivals: [[Int]] = []
    var diagnostics = DiagnosticBag()

    init(_ declarations: [TokenDeclaration], names: TokenNames) {
        self.declarations = declarations
        var groups = [[Int]](repeating: [], count: names.count)
        for (place, owner) in names.owners.enumerated() { groups[owner].append(place) }
        for group in groups { holders.append(holders(among: group)) }
    }

    private mutating func holders(among candidates: [Int]) -> TokenHolders {
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

    private func holder(among candidates: [Int], in mode: TokenMode) -> Int? {
        let below = holderBelowOverrides(among: candidates, in: mode)
        guard let override = strongest(of: candidates, in: .override, mode) else { return below }
        guard let below else { return override }
        let isWeak = declarations[override].strength <= .fallback
        return isWeak && declarations[override].strength < declarations[below].strength ? below : override
    }

    func holderBelowOverrides(among candidates: [Int], in mode: TokenMode) -> Int? {
        let base = strongest(of: candidates, in: .base, mode)
        let addition = strongest(of: candidates, in: .extend, mode)
        guard let base, let addition else { return base ?? addition }
        return isMissing(declarations[addition], where: declarations[base], in: mode) ? addition : base
    }

    /// Whether the base leaves a gap that an extension fills: it has only a default, or has said nothing for dark.
    private func isMissing(_ addition: TokenDeclaration, where base: TokenDeclaration, in mode: TokenMode) -> Bool {
        if base.strength <= .fallback && base.strength < addition.strength { return true }
        return mode == .dark && addition.mode == .dark && base.mode == nil && !base.isImportant
    }

    private func strongest(of candidates: [Int], in layer: TokenLayer, _ mode: TokenMode) -> Int? {
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
    private func hasRivals(_ candidates: [Int]) -> Bool {
        guard let first = candidates.first, let last = candidates.last, first != last else { return false }
        return candidates.count > 2 || declarations[first].mode == declarations[last].mode
    }

    private mutating func collectRivals(among candidates: [Int]) {
        var remaining = candidates
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
    /// Whether only order or `!important` decides: an `@layer` is meant to, and files of overrides replace each other.
    fileprivate func isRival(of other: TokenDeclaration) -> Bool {
        mode == other.mode && themeRank == other.themeRank && layer == other.layer && strength == other.strength
            && abs(layerRank) == abs(other.layerRank)
            && (layer != .override || location.file == other.location.file)
    }
}

extension TokenCascade {
    /// Finds the declarations that held before there were overrides, then the overrides that later overrides replaced.
    func replaced(by holders: TokenHolders, among candidates: [Int]) -> [Int] {
        var replaced: Set<Int> = []
        for mode in TokenMode.allCases {
            guard let holder = holders[mode], declarations[holder].layer == .override else { continue }
            if let below = holderBelowOverrides(among: candidates, in: mode) { replaced.insert(below) }
            var lastOfFiles: [SourcePath: Int] = [:]
            for candidate in candidates where isEarlierOverride(candidate, than: holder) {
                lastOfFiles[declarations[candidate].location.file] = candidate
            }
            replaced.formUnion(lastOfFiles.values)
        }
        return replaced.sorted { (declarations[$0].isOverride ? 1 : 0, $0) < (declarations[$1].isOverride ? 1 : 0, $1) }
    }

    private func isEarlierOverride(_ candidate: Int, than holder: Int) -> Bool {
        let (candidate, holder) = (declarations[candidate], declarations[holder])
        return candidate.isOverride && candidate.location.file != holder.location.file
            && (candidate.mode == holder.mode || candidate.mode == nil || holder.mode == nil)
    }

    mutating func reportOverlays(_ holders: TokenHolders, among candidates: [Int]) {
        for candidate in candidates where declarations[candidate].layer != .base {
            let declaration = declarations[candidate]
            if candidate == holders.light || candidate == holders.dark {
                if declaration.isOverride { reportOverride(candidate, holders) }
            } else if !holders.replaced.contains(candidate) {
                reportUnused(declaration, holders)
            }
        }
    }

    private mutating func reportOverride(_ override: Int, _ holders: TokenHolders) {
        let declaration = declarations[override]
        let replaced = holders.replaced.filter { declarations[$0].concerns(declaration.mode) && $0 != override }
        let modes = TokenMode.allCases.filter { holders[$0] == override }
        let place = modes.count == 1 ? " in \(modes[0].rawValue)" : ""
        guard !replaced.isEmpty else {
            diagnostics.note(
                .tokensOverride,
                "\(code: declaration.name) replaces nothing\(place); it is added",
                at: declaration.location
            )
            return
        }
        diagnostics.note(
            .tokensOverride,
            "\(code: declaration.name) is replaced here\(place)",
            at: declaration.location,
            notes: replaced.map { Diagnostic.Note("replaces this", at: declarations[$0].location) }
        )
    }

    /// Rivals are reported elsewhere.
    private mutating func reportUnused(_ declaration: TokenDeclaration, _ holders: TokenHolders) {
        guard let holder = (holders.light ?? holders.dark).map({ declarations[$0] }), holder.layer != declaration.layer,
            holder.content != declaration.content
        else { return }
        let reason = declaration.isOverride ? "a default replaces nothing" : "an extension adds only what is missing"
        diagnostics.note(
            declaration.isOverride ? .tokensOverride : .tokensExtension,
            "\(code: declaration.name) has a value already, which stays: \(reason)",
            at: declaration.location,
            notes: [Diagnostic.Note("this holds", at: holder.location)]
        )
    }
}

extension TokenDeclaration {
    fileprivate var isOverride: Bool { layer == .override }

    fileprivate func concerns(_ other: TokenMode?) -> Bool { mode == nil || other == nil || mode == other }
}

struct TokenHolders {
    var light: Int?
    /// The one for light again where nothing is said for dark.
    var dark: Int?
    var replaced: [Int] = []

    subscript(mode: TokenMode) -> Int? {
        switch mode {
        case .light: light
        case .dark: dark
        }
    }
}
