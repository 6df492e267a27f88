/// Value of a token in one appearance, and the chain of references to it.
package struct TokenResolution: Sendable, Equatable {
    /// The token itself, then the token that it refers to, and so on to the token with the value. Only as long as each
    /// is nothing but a reference.
    package let chain: [TokenName]
    /// Nil where it could not be understood or followed, which is reported.
    package let value: TokenValue?

    package init(chain: [TokenName], value: TokenValue?) {
        self.chain = chain
        self.value = value
    }
}
