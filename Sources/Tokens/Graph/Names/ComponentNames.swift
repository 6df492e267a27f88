/// The names of a library's components, found in the names of tokens.
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

    /// Finds the longest known component with its name at `first`, or else guesses the name of one.
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
