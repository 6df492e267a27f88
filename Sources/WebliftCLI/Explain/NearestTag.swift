import SourceText

/// The component that a misspelt tag most likely stands for.
enum NearestTag {
    /// Also where the library's prefix was left out: `buton` for `elvt-button`.
    static func of(_ word: String, among tags: [String]) -> String? {
        if let nearest = NearestName.of(word, among: tags) { return nearest }
        func bare(_ tag: String) -> String { String(tag.drop { $0 != "-" }.dropFirst()) }
        guard let nearest = NearestName.of(word, among: tags.map(bare)) else { return nil }
        return tags.filter { bare($0) == nearest }.min()
    }
}
