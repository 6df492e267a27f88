/// Settings that a project gives for its tokens.
package struct TokenSettings: Sendable, Equatable {
    package var prefixes: TokenPrefixes
    /// Length of `1rem` in points.
    package var remBase: Double
    /// Words of its tokens, each with the word that means the same here, both in small letters.
    package var words: [String: String] = [:]

    /// Theme that each theme takes missing values over from.
    package var themeParents: [String: String] = [:]

    package init(prefixes: TokenPrefixes = .elevate, remBase: Double = 16) {
        self.prefixes = prefixes
        self.remBase = remBase
    }
}
