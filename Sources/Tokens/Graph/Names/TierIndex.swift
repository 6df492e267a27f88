struct TierIndex {
    struct Place {
        let tier: TokenTier
        let words: [String]
        var isOfUnknownComponent = false
    }

    private enum Kind {
        case primitive, alias, component
    }

    private struct Prefix {
        let kind: Kind
        let words: [String]
    }

    /// The longest first.
    private let prefixes: [Prefix]
    private let components: ComponentNames

    init(_ prefixes: TokenPrefixes, components: [String]) {
        let all: [(Kind, [String])] = [
            (.primitive, prefixes.primitive), (.alias, prefixes.alias), (.component, prefixes.component),
        ]
        // A stable sort: of two equal prefixes the lower tier decides.
        self.prefixes =
            all.flatMap { kind, texts in texts.map { Prefix(kind: kind, words: SpelledWords($0).lowercased) } }
            .enumerated()
            .sorted { ($1.element.words.count, $0.offset) < ($0.element.words.count, $1.offset) }
            .map(\.element)
        self.components = ComponentNames(components)
    }

    func place(of name: TokenName) -> Place {
        let words = SpelledWords(name.text)
        guard let prefix = prefixes.first(where: { words.has($0.words, at: 0) }) else {
            return Place(tier: .other, words: words.spelled)
        }
        let first = prefix.words.count
        switch prefix.kind {
        case .primitive: return Place(tier: .primitive, words: Array(words.spelled[first...]))
        case .alias: return Place(tier: .alias, words: Array(words.spelled[first...]))
        case .component:
            guard first < words.count else { return Place(tier: .other, words: words.spelled) }
            let component = components.component(in: words, at: first)
            return Place(
                tier: .component(component.name),
                words: Array(words.spelled[(first + component.wordCount)...]),
                isOfUnknownComponent: !component.isKnown
            )
        }
    }
}

struct ComponentNames {
    struct Match {
        let name: String
        let wordCount: Int
        let isKnown: Bool
    }

    /// The words of components by their first word, the longest first.
    private let known: [String: [[String]]]

    init(_ names: [String]) {
        let words = names.sorted().map { SpelledWords($0).lowercased }.filter { !$0.isEmpty }
        known = Dictionary(grouping: words, by: \.[0]).mapValues { $0.sorted { $0.count > $1.count } }
    }

    func component(in words: SpelledWords, at first: Int) -> Match {
        let known = known[words.lowercased[first]]?.first { words.has($0, at: first) }
        let count = known?.count ?? guessedWordCount(in: words, at: first)
        let name = words.lowercased[first..<first + count].joined(separator: "-")
        return Match(name: name, wordCount: count, isKnown: known != nil)
    }

    /// Counts all words up to the first that tells of styles: `app-layout-fill-default`, but none behind a camel-case
    /// name: `appLayout-main-fill`. Counts the first segment where nothing tells of styles.
    private func guessedWordCount(in words: SpelledWords, at first: Int) -> Int {
        let segment = words.countOfFirstSegment(from: first)
        let next = (first + 1..<words.count).first { Self.wordsOfStyles.contains(words.lowercased[$0]) }
        guard let next else { return segment }
        return segment > 1 ? min(segment, next - first) : next - first
    }

    private static let wordsOfStyles: Set<String> = [
        "background", "bg", "blur", "border", "color", "column", "duration", "elevation", "fill", "font", "foreground",
        "gap", "height", "icon", "label", "letter", "line", "margin", "max", "min", "offset", "opacity", "outline",
        "padding", "radius", "row", "shadow", "size", "spacing", "stroke", "surface", "text", "transition",
        "typography",
        "weight", "width",
    ]
}
