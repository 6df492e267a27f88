/// The things that can have become of a web item. Each item is exactly one of them.
package enum CoverageState: String, Sendable, Hashable, CaseIterable {
    /// Item in use, as the same in Swift.
    case translated
    /// Item in use, in another shape.
    case adapted
    /// Part of the API in Swift, and nothing in the body acts on it.
    case inert
    case skipped
    case unmapped
}

extension ItemTranslation.Outcome {
    /// State that the matrix gives an item; whether anything acts on the item is for the body to tell.
    package var state: CoverageState {
        switch self {
        case .translated: .translated
        case .adapted: .adapted
        case .skipped: .skipped
        case .unmapped: .unmapped
        }
    }

    /// Why an item has no counterpart; nil where it has one.
    package var reason: String? {
        switch self {
        case .translated, .adapted: nil
        case .skipped(let reason), .unmapped(let reason): reason
        }
    }
}
