struct TierIndex {
    struct Place {
        let tier: TokenTier
        let words: [String]
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

struct ComponentNames {
    struct Match {
        let name: String
        let wordCount: Int
        let isKnown: Bool
    }

    private struct Known {
        let name: String
        let words: [[UInt8]]
    }

    /// Components by their first word, the longest first.
    private let known: [String: [Known]]

    init(_ names: [String]) {
        var known: [String: [Known]] = [:]
        for name in names.sorted() {
            let words = SpelledWords(name)
            guard words.count > 0 else { continue }
            let lowercased = (0..<words.count).map(words.lowercased)
            known[lowercased[0], default: []].append(
                Known(name: lowercased.joined(separator: "-"), words: lowercased.map { Array($0.utf8) })
            )
        }
        self.known = known.mapValues { $0.sorted { $0.words.count > $1.words.count } }
    }

    func component(in words: SpelledWords, at first: Int) -> Match {
        for candidate in known[words.lowercased(first)] ?? [] where words.has(candidate.words, at: first) {
            return Match(name: candidate.name, wordCount: candidate.words.count, isKnown: true)
        }
        let count = guessedWordCount(in: words, at: first)
        let name = (first..<first + count).map(words.lowercased).joined(separator: "-")
        return Match(name: name, wordCount: count, isKnown: false)
    }

    /// Counts all words up to the first that tells of styles: `app-layout-fill-default`, but none behind a camel-case
    /// name: `appLayout-main-fill`. Counts the first segment where nothing tells of styles.
    private func guessedWordCount(in words: SpelledWords, at first: Int) -> Int {
        let segment = words.countOfFirstSegment(from: first)
        let next = (first + 1..<words.count).first { Self.wordsOfStyles.contains(words.lowercased($0)) }
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
