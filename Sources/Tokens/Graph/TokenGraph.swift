/// Reference type, as everything made of the tokens hands it on.
package final class TokenGraph: Sendable {
    /// Sorted by name.
    package let tokens: [Token]
    /// Words of the design system, each with the word that means the same here, both in small letters.
    package let words: [String: String]
    private let names: TokenNames
    private let light: TokenResolutions
    private let dark: TokenResolutions
    private let adaptive: [Bool]
    private let contrast: TokenGraph?
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

    /// Takes over the type of the token that this one is nothing but a reference to, where it states none itself.
    package func type(at place: Int, in mode: TokenMode) -> TokenType? { self[mode].types[place] }

    package func value(at place: Int, in mode: TokenMode) -> TokenValue? { self[mode].values[place] }

    package var followsContrast: Bool { contrast != nil }

    /// Finds the value for more contrast of the token at a place; nil where it is the same.
    package func valueInContrast(at place: Int, in mode: TokenMode) -> TokenValue? {
        guard let value = contrast?.value(of: tokens[place].name, in: mode), value != self.value(at: place, in: mode)
        else { return nil }
        return value
    }

    package func target(at place: Int, in mode: TokenMode) -> Int? { self[mode].next[place] }

    /// The second token of the chain, not always as the declaration spells it.
    package func target(of name: TokenName, in mode: TokenMode) -> Token? {
        place(of: name).flatMap { self[mode].next[$0] }.map { tokens[$0] }
    }

    /// Whether light and dark could differ: by the declarations, or by the tokens that they refer to.
    package func isAdaptive(_ name: TokenName) -> Bool {
        place(of: name).map { adaptive[$0] } ?? false
    }

    subscript(mode: TokenMode) -> TokenResolutions {
        switch mode {
        case .light: light
        case .dark: dark
        }
    }

    package func isAdaptive(at place: Int) -> Bool { adaptive[place] }
}

package struct TokenResolution: Sendable, Equatable {
    /// Goes from the token itself to the token with the value, as long as each is nothing but a reference.
    package let chain: [TokenName]
    /// Nil where it could not be understood or followed, which is reported.
    package let value: TokenValue?
}

struct TokenResolutions: Sendable {
    let values: [TokenValue?]
    let types: [TokenType?]
    /// The token that each is nothing but a reference to.
    let next: [Int?]
    let references: IndexLists

    init(_ resolver: ModeResolver) {
        values = resolver.values
        types = resolver.types
        next = resolver.nextOfChains
        references = resolver.links.references
    }
}
