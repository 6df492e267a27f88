/// The four things that can have become of a web item. Each item is exactly one of them.
package enum CoverageState: String, Sendable, Hashable, CaseIterable {
    case translated, adapted, skipped, unmapped
}

extension ItemTranslation.Outcome {
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
