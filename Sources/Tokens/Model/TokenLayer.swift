/// Relation of a token file to the files before it.
package enum TokenLayer: String, CaseIterable, Sendable {
    /// The design system itself.
    case base
    /// Adds missing values; existing values stay.
    case extend
    /// Wins over existing values.
    case override
}
