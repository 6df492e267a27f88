import Tokens
import WebModel

struct TokenCandidates {
    let references: TokenReferences
    private let candidates: [TokenCandidate]
    private let stated: [TokenCandidate.Statement: Int]

    init(_ sides: [TokenSide], _ references: TokenReferences) {
        self.references = references
        let prefix = Self.commonPrefix(of: sides)
        let candidates = sides.enumerated().map { place, side in
            TokenCandidate(side, statesValue: references.targets[place].isEmpty, prefix: prefix)
        }
        self.candidates = candidates
        stated = candidates.reduce(into: [:]) { counts, candidate in
            if let statement = candidate.statement { counts[statement, default: 0] += 1 }
        }
    }

    subscript(place: Int) -> TokenCandidate { candidates[place] }

    /// Whether a token states its value itself, and is the only one to do so. Plain values are the same by chance.
    func isOnlyOne(_ place: Int) -> Bool {
        let candidate = candidates[place]
        return candidate.isDistinctive && candidate.statement.map { stated[$0] == 1 } ?? false
    }

    /// Features of tokens that may be the same. `id` names tokens that have a pair.
    func keys(of place: Int, id: (Int) -> String?) -> [String] {
        let candidate = candidates[place]
        var keys = [
            "name " + candidate.bareName, "words " + candidate.sortedWords,
            "value " + (candidate.values.text ?? ""),
            // Many tokens have one value; fewer of them end or begin with one word.
            "last \(candidate.lastWord) " + (candidate.values.text ?? ""),
        ]
        keys += candidate.deprecationNames.map { "spelled " + $0 }
        keys.append("spelled " + candidate.spelledName)
        func joined(_ places: [Int]) -> String? { Self.ids(places, id)?.sorted().joined(separator: " ") }
        if let targets = joined(references.targets[place]) { keys.append("target \(targets) \(candidate.lastWord)") }
        if let users = joined(references.users[place]) { keys.append("users \(users)") }
        return keys
    }

    /// nil where there are none, or one of them has no pair.
    static func ids(_ places: [Int], _ id: (Int) -> String?) -> [String]? {
        let ids = places.compactMap(id)
        return places.isEmpty || ids.count < places.count ? nil : ids
    }

    private static func commonPrefix(of sides: [TokenSide]) -> [String] {
        guard sides.count > 1, var prefix = sides.first.map({ TokenCandidate.words(of: $0.name) }) else { return [] }
        for side in sides {
            let words = TokenCandidate.words(of: side.name)
            // Something is left of each name.
            let common = zip(prefix, words.dropLast()).prefix { $0 == $1 }.count
            prefix = Array(prefix.prefix(common))
            if prefix.isEmpty { break }
        }
        return prefix
    }
}

struct TokenCandidate {
    struct Statement: Hashable {
        let kind: String?
        let values: TokenValues
    }

    let name: String
    let kind: String?
    let values: TokenValues
    /// nil where it refers to others.
    let statement: Statement?
    let documentation: String?
    /// Words in small letters with spaces.
    let spelledName: String
    let bareName: String
    let sortedWords: String
    let lastWord: String
    let deprecationNames: [String]
    private let words: Set<String>

    init(_ side: TokenSide, statesValue: Bool, prefix: [String]) {
        let words = Self.words(of: side.name)
        name = side.name
        kind = side.kind
        values = side.values
        statement = statesValue ? Statement(kind: side.kind, values: side.values) : nil
        documentation = side.documentation
        spelledName = words.joined(separator: " ")
        let bare = words.dropFirst(words.starts(with: prefix) ? prefix.count : 0)
        bareName = bare.joined(separator: " ")
        sortedWords = words.sorted().joined(separator: " ")
        lastWord = words.last ?? ""
        self.words = Set(bare)
        deprecationNames = Self.names(inDeprecation: side.deprecation).map { Self.words(of: $0).joined(separator: " ") }
    }

    /// Whether two tokens hardly have this value by chance: no number or word, no white, no `1px` and no `200ms`.
    var isDistinctive: Bool {
        guard let text = values.light ?? values.dark else { return false }
        switch kind {
        case "number", "text", "other", nil: return false
        case "dimension", "duration":
            let digits = text.filter(\.isNumber).drop { $0 == "0" }
            return digits.count - digits.reversed().prefix { $0 == "0" }.count >= 3
        case "color": return !["#ffffff", "#000000", "#00000000", "#ffffff00", "currentColor"].contains(text)
        default: return true
        }
    }

    /// Most of all the words that both names have.
    func sharesMostWords(with other: TokenCandidate) -> Bool {
        words.intersection(other.words).count * 2 >= words.union(other.words).count
    }

    static func words(of name: String) -> [String] { FoldedSpelling.of(name).split(separator: "-").map(String.init) }

    static func names(inDeprecation text: String?) -> [String] {
        guard let text, !text.isEmpty else { return [] }
        return DeprecationText.names(in: .reason(text)).map { name in
            String(name.drop { $0 == "-" || $0 == "$" || $0 == "{" }.prefix { $0 != "}" })
        }
    }
}

struct TokenReferences {
    /// Lists places as they are written, light before dark; each once.
    let targets: [[Int]]
    /// Ascending.
    let users: [[Int]]

    init(_ graph: TokenGraph) {
        var users = [[Int]](repeating: [], count: graph.tokens.count)
        targets = graph.tokens.indices.map { place in
            let token = graph.tokens[place]
            let declarations = token.isSameInBoth ? [token.light] : [token.light, token.dark]
            var targets: [Int] = []
            var seen: Set<Int> = []
            for name in declarations.flatMap({ $0?.content.mentions ?? [] }) {
                guard let target = graph.place(spelled: name), target != place, seen.insert(target).inserted else {
                    continue
                }
                targets.append(target)
                users[target].append(place)
            }
            return targets
        }
        self.users = users
    }
}
