import Core
import Releases

/// Changes that a release must not have, for the continuous integration.
enum ChangeBar: String, CaseIterable {
    case breaking, warning, any, never

    func check(_ changes: LibraryChanges, into diagnostics: inout DiagnosticBag) {
        guard let least else { return }
        let count = changes.count(atLeast: least)
        guard count > 0 else { return }
        diagnostics.error(
            .changesFound,
            "the release has \(Count.of(noun, count))",
            at: nil,
            suggestion: "accept a change in weblift.json, with its reason, or choose another --fail-on"
        )
    }

    private var least: ChangeSeverity? {
        switch self {
        case .breaking: .breaking
        case .warning: .warning
        case .any: .note
        case .never: nil
        }
    }

    private var noun: String {
        switch self {
        case .breaking: "breaking change"
        case .warning: "change that breaks, may break or warns"
        case .any, .never: "change"
        }
    }
}
