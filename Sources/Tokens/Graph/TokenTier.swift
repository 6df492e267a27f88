/// Distance of a token from a bare value. A token refers to one of the next tier: component → alias → primitive.
package enum TokenTier: Sendable, Hashable {
    case primitive
    case alias
    /// The name of the component in small letters with hyphens, `breadcrumb-item`, however the token spells it.
    case component(String)
    /// None of the prefixes fits. Such a token is treated as an alias.
    case other
}
