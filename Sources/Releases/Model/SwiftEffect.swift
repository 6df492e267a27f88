package enum SwiftEffect: String, Sendable, Hashable, CaseIterable, Comparable {
    case none
    /// Callers have more to call, and every call still compiles.
    case additive
    /// Every call still compiles, and some do something else.
    case behavior
    case sourceBreaking = "source-breaking"

    package static func < (left: SwiftEffect, right: SwiftEffect) -> Bool {
        left.rank < right.rank
    }

    /// Measured on the scale of the web.
    package var severity: ChangeSeverity {
        switch self {
        case .none: .note
        case .additive: .addition
        case .behavior: .warning
        case .sourceBreaking: .breaking
        }
    }

    private var rank: Int {
        switch self {
        case .none: 0
        case .additive: 1
        case .behavior: 2
        case .sourceBreaking: 3
        }
    }
}
