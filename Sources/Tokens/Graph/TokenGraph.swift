/// Reference type, as everything made of the tokens hands it on.
package final class TokenGraph: Sendable {
    /// Sorted by name.
    package let tokens: [Token]
    /// Words of the design system, each with the word that means the same here, both in small letters.
    package let words: [String: String]
    private let resolved: ResolvedTokens
    package let themes: [ThemedGraph]

    init(_ resolved: ResolvedTokens, tokens: [Token], themes: [ThemedGraph], words: [String: String]) {
        self.words = words
        self.tokens = tokens
        self.resolved = resolved
        self.themes = themes
    }

    package subscript(name: TokenName) -> Token? { place(of: name).map { tokens[$0] } }

    package func place(of name: TokenName) -> Int? { resolved.place(of: name) }

    /// The place of the token that a reference means: of this name, or else of another spelling of it.
    package func place(spelled name: TokenName) -> Int? { resolved.sources.names.place(of: name) }

    package func value(of name: TokenName, in mode: TokenMode) -> TokenValue? { resolved.value(of: name, in: mode) }

    /// Takes over the type of the token that this one is nothing but a reference to, where it states none itself.
    package func type(at place: Int, in mode: TokenMode) -> TokenType? { self[mode].types[place] }

    package func value(at place: Int, in mode: TokenMode) -> TokenValue? { self[mode].values[place] }

    package var followsContrast: Bool { resolved.contrast != nil }

    /// Finds the value for more contrast of the token at a place; nil where it is the same.
    package func valueInContrast(at place: Int, in mode: TokenMode) -> TokenValue? {
        guard let value = resolved.contrast?.value(of: tokens[place].name, in: mode),
            value != self.value(at: place, in: mode)
        else { return nil }
        return value
    }

    package func target(at place: Int, in mode: TokenMode) -> Int? { self[mode].next[place] }

    /// The second token of the chain, not always as the declaration spells it.
    package func target(of name: TokenName, in mode: TokenMode) -> Token? {
        place(of: name).flatMap { self[mode].next[$0] }.map { tokens[$0] }
    }

    /// Whether light and dark could differ: by the declarations, or by the tokens that they refer to.
    package func isAdaptive(_ name: TokenName) -> Bool { place(of: name).map(isAdaptive) ?? false }

    package func isAdaptive(at place: Int) -> Bool { resolved.isAdaptive[place] }

    subscript(mode: TokenMode) -> TokenResolutions { resolved[mode] }
}
