/// Parts of components with text that is always large, as WCAG 2 has it: 24 pixels, or 18.66 in bold.
struct LargeTexts {
    private struct Part: Hashable {
        let component: String
        let words: [String]
    }

    private static let large = 24.0
    private static let largeInBold = 18.66

    /// The smallest size of each part, counted as large from `large` on.
    private var sizes: [Part: Double] = [:]

    init(_ graph: TokenGraph) {
        for place in graph.tokens.indices {
            guard case .component(let component) = graph.tokens[place].tier, let value = graph[.light].values[place],
                let size = Self.size(of: value)
            else { continue }
            let words = graph.tokens[place].words.map { $0.lowercased() }
            guard words.contains("font") || words.contains("typography") else { continue }
            let part = Part(component: component, words: words.filter(Self.saysPart))
            sizes[part] = min(sizes[part] ?? size, size)
        }
    }

    func contains(_ words: [String], of component: String) -> Bool {
        sizes[Part(component: component, words: words)].map { $0 >= Self.large } ?? false
    }

    private static func size(of value: TokenValue) -> Double? {
        switch value {
        case .length(let size): return size
        case .record(let fields):
            guard case .length(let size)? = fields.first(where: { $0.name == "fontSize" })?.value else { return nil }
            guard case .fontWeight(let weight)? = fields.first(where: { $0.name == "fontWeight" })?.value else {
                return size
            }
            return weight >= 700 && size >= largeInBold ? max(size, large) : size
        default: return nil
        }
    }

    private static func saysPart(_ word: String) -> Bool {
        !["font", "size", "typography", "text", "label"].contains(word) && !sizeWords.contains(word)
            && StyleWords.bits[word] == nil && !StyleWords.plain.contains(word)
    }

    private static let sizeWords: Set<String> = [
        "xxs", "xs", "s", "m", "l", "xl", "xxl", "2xs", "2xl", "3xl", "small", "medium", "large", "sm", "md", "lg",
    ]
}
