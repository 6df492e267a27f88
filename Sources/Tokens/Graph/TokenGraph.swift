/// Graph of all tokens of a design system, with their values in light and in dark.
///
/// It never changes, and is a reference because everything made of the tokens hands it on.
package final class TokenGraph: Sendable {
    /// Sorted by name.
    package let tokens: [Token]
    /// Words of the design system, each with the word that means the same here, both in small letters.
    package let words: [String: String]
    private let names: TokenNames
    private let light: TokenResolutions
    private let dark: TokenResolutions
    /// Flags in the order of the tokens.
    private let adaptive: [Bool]
    private let contrast: TokenGraph?
    /// The same tokens in each theme, in the order of the files.
    package let themes: [ThemedGraph]

    init(
        tokens: [Token],
        names: TokenNames,
        light: TokenResolutions,
        dark: TokenResolutions,
        isAdaptive: [Bool],
        contrast: TokenGraph?,
        themes: [ThemedGraph],
        words: [String: String]
    ) {
        self.words = words
        self.tokens = tokens
        self.names = names
        self.light = light
        self.dark = dark
        adaptive = isAdaptive
        self.contrast = contrast
        self.themes = themes
    }

    package subscript(name: TokenName) -> Token? { place(of: name).map { tokens[$0] } }

    package func place(of name: TokenName) -> Int? { names.places[name] }

    /// The place of the token that a reference means: of this name, or else of another spelling of it.
    package func place(spelled name: TokenName) -> Int? { names.place(of: name) }

    /// Follows a token to its value. The chain is as long as the tokens make it: printing it takes a limit.
    package func resolution(of name: TokenName, in mode: TokenMode) -> TokenResolution? {
        guard let place = place(of: name) else { return nil }
        let chain = sequence(first: place) { self[mode].next[$0] }
        return TokenResolution(chain: chain.map { tokens[$0].name }, value: self[mode].values[place])
    }

    package func value(of name: TokenName, in mode: TokenMode) -> TokenValue? {
        place(of: name).flatMap { self[mode].values[$0] }
    }

    /// Finds the type that the token at a place among `tokens` states itself, or takes over from the token that it is
    /// nothing but a reference to.
    package func type(at place: Int, in mode: TokenMode) -> TokenType? { self[mode].types[place] }

    /// Finds the value of the token at a place among `tokens`.
    package func value(at place: Int, in mode: TokenMode) -> TokenValue? { self[mode].values[place] }

    /// Whether a file has values for more contrast.
    package var followsContrast: Bool { contrast != nil }

    /// Finds the value for more contrast of the token at a place; nil where it is the same.
    package func valueInContrast(at place: Int, in mode: TokenMode) -> TokenValue? {
        guard let value = contrast?.value(of: tokens[place].name, in: mode), value != self.value(at: place, in: mode)
        else { return nil }
        return value
    }

    /// The place of the token that the one at a place is nothing but a reference to.
    package func target(at place: Int, in mode: TokenMode) -> Int? { self[mode].next[place] }

    /// The token that another one is nothing but a reference to: the second of its chain. Not always as the declaration
    /// spells it.
    package func target(of name: TokenName, in mode: TokenMode) -> Token? {
        place(of: name).flatMap { self[mode].next[$0] }.map { tokens[$0] }
    }

    /// Whether light and dark could differ: by the declarations, or by the tokens that they refer to.
    package func isAdaptive(_ name: TokenName) -> Bool {
        place(of: name).map { adaptive[$0] } ?? false
    }

    /// Resolutions by the place of a token.
    subscript(mode: TokenMode) -> TokenResolutions {
        switch mode {
        case .light: light
        case .dark: dark
        }
    }

    /// Whether light and dark could differ for the token at a place among `tokens`.
    package func isAdaptive(at place: Int) -> Bool { adaptive[place] }
}

/// Value of a token in one appearance, and the chain of references to it.
package struct TokenResolution: Sendable, Equatable {
    /// The token itself, then the token that it refers to, and so on to the token with the value. Only as long as each
    /// is nothing but a reference.
    package let chain: [TokenName]
    /// Nil where it could not be understood or followed, which is reported.
    package let value: TokenValue?
}

/// Results of all tokens in one appearance, in the order of the tokens.
struct TokenResolutions: Sendable {
    let values: [TokenValue?]
    let types: [TokenType?]
    /// The token that each is nothing but a reference to.
    let next: [Int?]
    /// Tokens that each needs for its value.
    let references: IndexLists

    init(_ resolver: ModeResolver) {
        values = resolver.values
        types = resolver.types
        next = resolver.nextOfChains
        references = resolver.links.references
    }
}
