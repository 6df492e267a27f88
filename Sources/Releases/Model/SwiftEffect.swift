package enum SwiftEffect: String, Sendable, Hashable, DeclarationOrdered {
    case none
    /// Callers have more to call, and every call still compiles.
    case additive
    /// Every call still compiles, and some do something else.
    case behavior
    case sourceBreaking = "source-breaking"

    /// Measured on the scale of the web.
    package var severity: ChangeSeverity {
        switch self {
        case .none: .note
        case .additive: .addition
        case .behavior: .warning
        case .sourceBreaking: .breaking
        }
    }
}
