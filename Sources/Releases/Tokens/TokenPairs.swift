import Tokens

/// Pairs of the same token in a release and the next: of one name, or of two where enough speaks for that.
struct TokenPairs {
    /// Places in the new release, by the places in the old release.
    private(set) var newPlaces: [Int?]
    /// Places in the old release, by the places in the new release.
    private(set) var oldPlaces: [Int?]
    /// Reasons to take tokens with other names for the same, by the places in the old release.
    private(set) var evidence: [Int: [TokenEvidence]] = [:]

    /// Pairs tokens by name alone.
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
