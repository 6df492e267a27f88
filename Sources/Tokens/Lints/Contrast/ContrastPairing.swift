/// Finds out from the names of tokens which color is seen on which.
package enum ContrastPairing {
    /// Finds the pairs in the order of the seen tokens, then of the tokens behind them.
    package static func pairs(in graph: TokenGraph) -> [ContrastPair] {
        var pairs = ForegroundPairing(graph).pairs
        let largeTexts = LargeTexts(graph)
        for (component, tokens) in componentColors(of: graph) {
            pairs += ComponentPairing(tokens, of: component, in: graph, largeTexts).pairs
        }
        return pairs.sorted { ($0.text, $0.fill) < ($1.text, $1.fill) }
    }

    /// The places of all tokens of each component that are colors.
    private static func componentColors(of graph: TokenGraph) -> [String: [Int]] {
        var colors: [String: [Int]] = [:]
        for place in graph.tokens.indices {
            guard case .component(let component) = graph.tokens[place].tier, graph.isColor(at: place) else { continue }
            colors[component, default: []].append(place)
        }
        return colors
    }
}

extension TokenGraph {
    func isColor(at place: Int) -> Bool {
        color(at: place, in: .light) != nil || color(at: place, in: .dark) != nil
    }

    func color(at place: Int, in mode: TokenMode) -> TokenColor? {
        if case .color(let color)? = self[mode].values[place] { color } else { nil }
    }
}
