import Tokens

/// Pairs of the same token in both releases.
struct TokenPairs {
    private(set) var newPlaces: [Int?]
    private(set) var oldPlaces: [Int?]
    /// Keyed by the places in the old release.
    private(set) var evidence: [Int: [TokenEvidence]] = [:]

    init(byName old: TokenRelease, _ new: TokenRelease) {
        newPlaces = old.graph.tokens.map { new.graph.place(of: $0.name) }
        oldPlaces = new.graph.tokens.map { old.graph.place(of: $0.name) }
    }

    mutating func pair(_ old: Int, _ new: Int, because evidence: [TokenEvidence]) {
        newPlaces[old] = new
        oldPlaces[new] = old
        self.evidence[old] = evidence
    }

    var removed: [Int] { newPlaces.indices.filter { newPlaces[$0] == nil } }
    var added: [Int] { oldPlaces.indices.filter { oldPlaces[$0] == nil } }
}
