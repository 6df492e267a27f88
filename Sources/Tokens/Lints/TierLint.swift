import SourceText

/// Tokens refer to the next tier: those of components to aliases, aliases to primitives.
enum TierLint {
    static func check(_ graph: TokenGraph, into diagnostics: inout DiagnosticBag) {
        for mode in TokenMode.allCases {
            for (place, token) in graph.tokens.enumerated() {
                for target in graph[mode].references[place] {
                    check(token, in: mode, refersTo: graph.tokens[target], into: &diagnostics)
                }
            }
        }
    }

    private static func check(
        _ token: Token,
        in mode: TokenMode,
        refersTo target: Token,
        into diagnostics: inout DiagnosticBag
    ) {
        let reference = "`\(token.name)` refers to `\(target.name)`"
        let location = token.declaration(in: mode)?.location
        switch (token.tier, target.tier) {
        case (.component, .primitive):
            diagnostics.warning(.tokensSkippedTier, reference + ", a primitive, past the aliases", at: location)
        case (.primitive, .alias), (.primitive, .other):
            diagnostics.warning(.tokensUpwardReference, reference + ", which is no primitive", at: location)
        case (.primitive, .component), (.alias, .component), (.other, .component):
            diagnostics.warning(.tokensUpwardReference, reference + ", a token of a component", at: location)
        default: break
        }
    }
}
