package enum ContrastPairing {
    package static func pairs(in graph: TokenGraph) -> [ContrastPair] {
        var pairs = ForegroundPairing(graph).pairs
        let largeTexts = LargeTexts(graph)
        for (component, tokens) in componentColors(of: graph) {
            pairs += ComponentPairing(tokens, of: component, in: graph, largeTexts).pairs
        }
        return pairs.sorted { ($0.text, $0.fill) < ($1.text, $1.fill) }
    }

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
    func isColor(at place: Int) -> Bool { color(at: place, in: .light) != nil || color(at: place, in: .dark) != nil }

    func color(at place: Int, in mode: TokenMode) -> TokenColor? {
        if case .color(let color)? = self[mode].values[place] { color } else { nil }
    }
}

/// Pairs `card-foreground` on `card`, `foreground` on `background`, `on-primary` on `primary`.
struct ForegroundPairing {
    private(set) var pairs: [ContrastPair] = []
    private let graph: TokenGraph
    private var places: [[String]: Int] = [:]

    init(_ graph: TokenGraph) {
        self.graph = graph
        guard graph.tokens.contains(where: { $0.words.contains(where: Self.isOwned) }) else { return }
        let names = graph.tokens.indices.filter { graph.tokens[$0].tier != .primitive && graph.isColor(at: $0) }
            .map { (place: $0, words: SpelledWords(graph.tokens[$0].name.text).lowercased) }
        for name in names where places[name.words] == nil { places[name.words] = name.place }
        for name in names {
            guard let fill = fill(of: name.words), fill != name.place else { continue }
            let isDisabled = name.words.contains("disabled")
            pairs.append(ContrastPair(.text, name.place, on: fill, isDisabled: isDisabled, in: graph))
        }
    }

    private func fill(of words: [String]) -> Int? {
        if words.last == "foreground" {
            let owner = words.dropLast()
            return places[Array(owner)] ?? places[owner + ["background"]]
        }
        guard let on = words.lastIndex(of: "on"), on < words.count - 1 else { return nil }
        let owner = words[..<on] + words[(on + 1)...]
        // `on-surface-variant` may be one more color on `surface`.
        return places[Array(owner)] ?? places[Array(owner.dropLast())]
    }

    private static func isOwned(_ word: String) -> Bool {
        let length = word.utf8.count
        guard length == 2 || length == 10 else { return false }
        return ["on", "foreground"].contains(word.lowercased())
    }
}
