import SourceText
import SwiftModel
import Workspace

/// What a run of `generate` did, in a line, and in a second one what it could not do.
struct GenerateSummary {
    let folder: String
    let plan: WritePlan
    let swift: SwiftLibrary

    var text: String {
        let files = Count.of("file", plan.steps.count)
        let components = Count.of("component", swift.components.count)
        let actions = WritePlan.Action.allCases.compactMap(part)
        let parts = actions.isEmpty ? "" : ": " + actions.joined(separator: ", ")
        return "\(TerminalText.name(folder)): \(files) for \(components)\(parts)\n" + untranslated
    }

    private func part(_ action: WritePlan.Action) -> String? {
        let count = plan.count(of: action)
        guard count > 0 else { return nil }
        return switch action {
        case .create: "\(count) new"
        case .replace: "\(count) replaced"
        case .keep: "\(count) unchanged"
        case .leave: "\(count) left as edited"
        }
    }

    private var untranslated: String {
        let count = swift.components.reduce(0) { $0 + $1.untranslated.count }
        guard count > 0 else { return "" }
        return "\(Count.of("item", count)) without a counterpart yet: see “weblift coverage”\n"
    }
}
