/// Reference type, as everything made of the tokens hands it on.
package final class Token: Sendable {
    package let name: TokenName
    package let tier: TokenTier
    /// The name without the prefix of its tier and without the component, in words as the design system spells them.
    package let words: [String]
    package let light: TokenDeclaration?
    /// Declaration for light again where there is none for dark: then the token follows the tokens that it refers to.
    package let dark: TokenDeclaration?
    package let replaced: [TokenDeclaration]

    init(
        name: TokenName,
        tier: TokenTier,
        words: [String],
        light: TokenDeclaration?,
        dark: TokenDeclaration?,
        replaced: [TokenDeclaration] = []
    ) {
        self.name = name
        self.tier = tier
        self.words = words
        self.light = light
        self.dark = dark
        self.replaced = replaced
    }

    package var use: TokenUse? { light?.use ?? dark?.use ?? replaced.last?.use }

    package func declaration(in mode: TokenMode) -> TokenDeclaration? {
        switch mode {
        case .light: light
        case .dark: dark
        }
    }

    package var isSameInBoth: Bool { light === dark }
}

/// Distance of a token from a bare value. A token refers to one of the next tier: component → alias → primitive.
package enum TokenTier: Sendable, Hashable {
    case primitive
    case alias
    /// The name of the component in small letters with hyphens, `breadcrumb-item`, however the token spells it.
    case component(String)
    /// None of the prefixes fits. Such a token is treated as an alias.
    case other
}
