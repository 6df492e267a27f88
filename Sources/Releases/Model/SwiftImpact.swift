/// Consequences of a change in Swift, worked out by comparing the translations of both releases.
package struct SwiftImpact: Sendable, Hashable {
    package var effect: SwiftEffect
    package var effort: EffortBand
    /// Sorted, each once.
    package var edits: [SwiftEdit]

    package init(effect: SwiftEffect, effort: EffortBand, edits: [SwiftEdit]) {
        self.effect = effect
        self.effort = effort
        self.edits = edits
    }

    package static let none = SwiftImpact(effect: .none, effort: .none, edits: [])
}
