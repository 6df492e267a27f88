/// Finds the alias that has a certain color.
struct AliasColors {
    private struct Key: Hashable {
        let value: TokenValue
        let mode: TokenMode
    }

    private var aliases: [Key: Set<Int>] = [:]
    private let graph: TokenGraph

    init(_ graph: TokenGraph) {
        self.graph = graph
        for (place, token) in graph.tokens.enumerated() where token.tier == .alias {
            for mode in TokenMode.allCases {
                guard let value = graph[mode].values[place], value.holdsColor else { continue }
                aliases[Key(value: value, mode: mode), default: []].insert(place)
            }
        }
    }

    /// Nil where several have it: which one is meant, nobody can tell.
    func alias(of value: TokenValue, in mode: TokenMode) -> TokenName? {
        guard let places = aliases[Key(value: value, mode: mode)], places.count == 1 else { return nil }
        return places.first.map { graph.tokens[$0].name }
    }
}
