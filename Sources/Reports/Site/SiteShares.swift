import Documents
import Translate

enum SiteShares {
    static func data(_ counts: CoverageCounts) -> TemplateValue {
        let parts = CoverageState.allCases.filter { counts[$0] > 0 }.map { state -> TemplateValue in
            ["state": .string(state.rawValue), "count": .string("\(counts[state])")]
        }
        return ["parts": .list(parts), "text": .string(StateFigures(counts).text)]
    }

    /// `most` is the longest bar.
    static func row(_ title: String, _ counts: CoverageCounts, most: Int) -> [(TemplateKey, TemplateValue)] {
        guard case .object(let bar) = data(counts) else { return [] }
        let figures = CoverageState.allCases.map { counts[$0] } + [counts.total]
        return [
            ("title", .string(title)),
            ("figures", .lines(figures.map(String.init))),
            ("parts", bar["parts"] ?? .list([])),
            ("width", .string("\(most == 0 ? 0 : counts.total * 100 / most)")),
        ]
    }

    static let columns = TemplateValue.lines(CoverageState.allCases.map(\.rawValue) + ["total"])
}
