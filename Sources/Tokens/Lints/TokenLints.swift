package import Core

/// Checks for tokens that are allowed and still better otherwise.
package enum TokenLints {
    /// Checks a graph and its contrast pairs.
    package static func check(
        _ graph: TokenGraph,
        _ pairs: [ContrastPair],
        into diagnostics: inout DiagnosticBag
    ) {
        TierLint.check(graph, into: &diagnostics)
        LiteralColorLint.check(graph, into: &diagnostics)
        NoDarkValueLint.check(graph, into: &diagnostics)
        UnusedPrimitiveLint.check(graph, into: &diagnostics)
        ContrastLint.check(pairs, of: graph, into: &diagnostics)
        for themed in graph.themes {
            ContrastLint.check(
                ContrastPairing.pairs(in: themed.graph),
                of: themed.graph,
                in: themed.theme,
                besides: pairs,
                into: &diagnostics
            )
        }
    }
}
