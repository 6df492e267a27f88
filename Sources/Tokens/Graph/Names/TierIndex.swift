/// Finds out from a token's name how far it is from a bare value, and which component it belongs to.
struct TierIndex {
    struct Place {
        let tier: TokenTier
        let words: [String]
        /// Whether the token is one of a component that the library does not have.
        let isOfUnknownComponent: Bool
    }

    private enum Kind {
        case primitive, alias, component
    }

    private struct Prefix {
        let kind: Kind
        let words: [[UInt8]]
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
            all.flatMap { kind, texts in texts.map { Prefix(kind: kind, words: Self.words(of: $0)) } }
            .enumerated()
            .sorted { ($1.element.words.count, $0.offset) < ($0.element.words.count, $1.offset) }
            .map(\.element)
        self.components = ComponentNames(components)
    }

    func place(of name: TokenName) -> Place {
        let words = SpelledWords(name.text)
        guard let prefix = prefixes.first(where: { words.has($0.words, at: 0) }) else {
            return Place(tier: .other, words: words.spelled(from: 0), isOfUnknownComponent: false)
        }
        let first = prefix.words.count
        switch prefix.kind {
        case .primitive:
            return Place(tier: .primitive, words: words.spelled(from: first), isOfUnknownComponent: false)
        case .alias:
            return Place(tier: .alias, words: words.spelled(from: first), isOfUnknownComponent: false)
        case .component:
            guard first < words.count else {
                return Place(tier: .other, words: words.spelled(from: 0), isOfUnknownComponent: false)
            }
            let component = components.component(in: words, at: first)
            return Place(
                tier: .component(component.name),
                words: words.spelled(from: first + component.wordCount),
                isOfUnknownComponent: !component.isKnown
            )
        }
    }

    private static func words(of text: String) -> [[UInt8]] {
        let words = SpelledWords(text)
        return (0..<words.count).map { Array(words.lowercased($0).utf8) }
    }
}
