package struct ThemedTokens: Sendable {
    let theme: DesignTheme
    let tokens: ResolvedTokens
}

package struct ThemedGraph: Sendable {
    package let theme: DesignTheme
    package let graph: TokenGraph
}

extension TokenGraph {
    package var themedPlaces: Set<Int> {
        Set(tokens.indices.filter { place in themes.contains { isOther(place, in: $0.graph) } })
    }

    package func isOther(_ place: Int, in graph: TokenGraph) -> Bool {
        TokenMode.allCases.contains { mode in
            value(at: place, in: mode) != graph.value(at: place, in: mode)
                || valueInContrast(at: place, in: mode) != graph.valueInContrast(at: place, in: mode)
        }
    }
}

package struct DesignTheme: Sendable, Hashable {
    /// Words in small letters with hyphens between them.
    package let name: String
    /// Selectors that choose it on the web, in the order of the files.
    package var selectors: [String] = []
    /// Themes that it takes missing values over from, the nearest first. The default theme stands behind all.
    package var bases: [String] = []
    /// The one appearance that it is made for; nil where it follows the appearance.
    package var appearance: TokenMode? = nil
}
