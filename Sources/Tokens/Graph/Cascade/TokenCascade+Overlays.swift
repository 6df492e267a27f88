import Core

extension TokenCascade {
    /// Finds the declarations that held before there were overrides, then the overrides that later overrides replaced.
    func replaced(by holders: TokenHolders, among candidates: ArraySlice<Int>) -> [Int] {
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

    /// Whether a declaration comes from another file of overrides and says something of the same appearance.
    private func isEarlierOverride(_ candidate: Int, than holder: Int) -> Bool {
        let (candidate, holder) = (declarations[candidate], declarations[holder])
        return candidate.isOverride && candidate.location.file != holder.location.file
            && (candidate.mode == holder.mode || candidate.mode == nil || holder.mode == nil)
    }

    mutating func reportOverlays(_ holders: TokenHolders, among candidates: ArraySlice<Int>) {
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
                "`\(declaration.name)` replaces nothing\(place); it is added",
                at: declaration.location
            )
            return
        }
        diagnostics.note(
            .tokensOverride,
            "`\(declaration.name)` is replaced here\(place)",
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
            "`\(declaration.name)` has a value already, which stays: \(reason)",
            at: declaration.location,
            notes: [Diagnostic.Note("this holds", at: holder.location)]
        )
    }
}

extension TokenDeclaration {
    fileprivate var isOverride: Bool { layer == .override }

    fileprivate func concerns(_ other: TokenMode?) -> Bool { mode == nil || other == nil || mode == other }
}
