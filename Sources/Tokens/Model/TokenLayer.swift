/// Relation of a token file to the files before it.
package enum TokenLayer: String, CaseIterable, Sendable {
    /// The design system itself.
    case base
    /// Adds what is missing; what is there already stays.
    case extend
    /// Wins over what is there.
    case override
}
