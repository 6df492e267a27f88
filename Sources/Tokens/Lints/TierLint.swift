import Core

/// Checks that tokens refer to the next tier: tokens of components to aliases, aliases to primitives.
enum TierLint {
    static func check(_ graph: TokenGraph, into diagnostics: inout DiagnosticBag) {
        for mode in TokenMode.allCases {
            for place in graph.tokens.indices {
                for target in graph[mode].references[place] {
                    guard let mistake = mistake(graph.tokens[place].tier, graph.tokens[target].tier) else { continue }
                    diagnostics.warning(
                        mistake.id,
                        "`\(graph.tokens[place].name)` refers to `\(graph.tokens[target].name)`, \(mistake.text)",
                        at: graph.tokens[place].declaration(in: mode)?.location
                    )
                }
            }
        }
    }

    private static func mistake(_ tier: TokenTier, _ target: TokenTier) -> (id: DiagnosticID, text: String)? {
        switch (tier, target) {
        case (.component, .primitive): (.tokensSkippedTier, "a primitive, past the aliases")
        case (.primitive, .alias), (.primitive, .other): (.tokensUpwardReference, "which is no primitive")
        case (.primitive, .component), (.alias, .component), (.other, .component):
            (.tokensUpwardReference, "a token of a component")
        default: nil
        }
    }
}
