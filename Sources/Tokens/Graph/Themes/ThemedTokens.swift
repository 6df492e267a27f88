/// Results of all tokens in a theme.
package struct ThemedTokens: Sendable {
    let theme: DesignTheme
    let tokens: ResolvedTokens
}

/// The tokens of a design system in one of its themes: the same tokens in the same order as without one.
package struct ThemedGraph: Sendable {
    package let theme: DesignTheme
    package let graph: TokenGraph
}

extension TokenGraph {
    /// The places of the tokens that are something else in a theme.
    package var themedPlaces: Set<Int> {
        Set(tokens.indices.filter { place in themes.contains { isOther(place, in: $0.graph) } })
    }

    /// Whether a token has another value in `graph`, the graph of a theme.
    package func isOther(_ place: Int, in graph: TokenGraph) -> Bool {
        TokenMode.allCases.contains { mode in
            value(at: place, in: mode) != graph.value(at: place, in: mode)
                || valueInContrast(at: place, in: mode) != graph.valueInContrast(at: place, in: mode)
        }
    }
}
