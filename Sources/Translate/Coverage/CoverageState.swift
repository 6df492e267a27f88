/// Each item is in exactly one state.
package enum CoverageState: String, Sendable, Hashable, CaseIterable {
    case translated
    case adapted
    /// Part of the API in Swift, and nothing in the body acts on it.
    case inert
    case skipped
    case unmapped
}

extension ItemTranslation.Outcome {
    /// State by the matrix; only the body tells whether anything acts on the item.
    package var state: CoverageState {
        switch self {
        case .translated: .translated
        case .adapted: .adapted
        case .skipped: .skipped
        case .unmapped: .unmapped
        }
    }

    package var reason: String? {
        switch self {
        case .translated, .adapted: nil
        case .skipped(let reason), .unmapped(let reason): reason
        }
    }
}
