/// Worked out by comparing the translations of both releases.
package struct SwiftImpact: Sendable, Hashable {
    package var effect: SwiftEffect
    package var effort: EffortBand
    /// Sorted, each once.
    package var edits: [SwiftEdit]

    package static let none = SwiftImpact(effect: .none, effort: .none, edits: [])
}

/// Judged by the thought that a change takes.
package enum EffortBand: String, Sendable, Hashable, DeclarationOrdered {
    case none
    /// The compiler names each place, and the code that has to stand there is known.
    case low
    /// Each place has to be looked at: nothing takes the place of the removed API, or the compiler does not name it.
    case medium
    /// A whole component is gone, and nothing takes its place.
    case high
}

/// A line that a caller of the Swift components has to change, or now can write.
package struct SwiftEdit: Sendable, Hashable {
    /// nil where the line could not be written before.
    package var before: String?
    /// nil where nothing takes its place.
    package var after: String?
}

extension SwiftEdit: Comparable {
    package static func < (left: SwiftEdit, right: SwiftEdit) -> Bool {
        (left.before ?? "", left.after ?? "") < (right.before ?? "", right.after ?? "")
    }
}
