package struct TokenSettings: Sendable, Equatable {
    package var prefixes: TokenPrefixes
    /// Length of `1rem` in points.
    package var remBase: Double
    /// Words of its tokens, each with the word that means the same here, both in small letters.
    package var words: [String: String] = [:]

    package var themeParents: [String: String] = [:]

    package init(prefixes: TokenPrefixes = .elevate, remBase: Double = 16) {
        self.prefixes = prefixes
        self.remBase = remBase
    }
}

/// Beginnings of the names of a design system's tokens, tier by tier. The longest that fits decides.
package struct TokenPrefixes: Sendable, Equatable {
    package var primitive: [String]
    package var alias: [String]
    /// Followed by the name of the component.
    package var component: [String]

    package init(primitive: [String], alias: [String], component: [String]) {
        self.primitive = primitive
        self.alias = alias
        self.component = component
    }

    package static let elevate = TokenPrefixes(
        primitive: ["elvt-primitives-"],
        alias: ["elvt-alias-"],
        component: ["elvt-component-"]
    )
}
