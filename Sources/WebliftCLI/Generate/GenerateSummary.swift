import Core
import Package
import Releases
import SwiftModel

struct GenerateSummary {
    let folder: String
    let plan: WritePlan
    let swift: SwiftLibrary
    /// nil without a former release.
    var news: UntranslatedNews?

    var sentence: String {
        let gone = plan.count(of: .prune) + plan.count(of: .orphan)
        let files = Count.of("file", plan.steps.count - gone)
        let components = Count.of("component", swift.components.count)
        return "\(files) for \(components) in \(folder)\(Self.actions(of: plan))\(untranslated)"
    }

    var next: String {
        plan.steps.contains { $0.action == .conflict || $0.action == .unresolved }
            ? "solve the conflicts, and generate again" : "weblift verify \(folder)"
    }

    static func actions(of plan: WritePlan) -> String {
        let actions = PlanAction.allCases.compactMap { part($0, of: plan) }
        return actions.isEmpty ? "" : ": " + actions.joined(separator: ", ")
    }

    private static func part(_ action: PlanAction, of plan: WritePlan) -> String? {
        let count = plan.count(of: action)
        guard count > 0 else { return nil }
        return switch action {
        case .create: "\(count) new"
        case .replace: "\(count) replaced"
        case .merge: "\(count) merged with your edits"
        case .conflict: "\(count) with conflicts"
        case .restore: "\(count) restored"
        case .follow: "\(count) moved"
        case .keep: "\(count) unchanged"
        case .leave: "\(count) left to you"
        case .prune: "\(count) removed"
        case .orphan: "\(count) kept that nothing generates"
        case .unresolved: "\(count) with conflicts from before"
        case .refuse: nil
        }
    }

    private var untranslated: String {
        if let news {
            guard !news.new.isEmpty || news.knownCount > 0 else { return "" }
            let items = news.new.count == 1 ? "item" : "items"
            return "; \(news.new.count) new \(items) without a counterpart, \(news.knownCount) known "
                + "(weblift coverage lists them)"
        }
        let count = swift.components.reduce(0) { $0 + $1.untranslated.count }
        guard count > 0 else { return "" }
        return "; \(Count.of("item", count)) without a counterpart (weblift coverage lists them)"
    }
}
