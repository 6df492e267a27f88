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
