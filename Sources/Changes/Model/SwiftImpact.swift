/// What a change comes to in Swift, worked out by comparing what both releases are translated to.
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
