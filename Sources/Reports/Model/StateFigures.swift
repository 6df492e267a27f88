import Translate

/// `12 translated, 5 adapted, 8 skipped`, `4 working, 1 container`
struct StateFigures {
    let text: String

    init(_ counts: CoverageCounts) {
        let parts = CoverageState.allCases.filter { counts[$0] > 0 }.map { "\(counts[$0]) \($0.rawValue)" }
        text = parts.isEmpty ? "nothing to translate" : parts.joined(separator: ", ")
    }

    init(_ counts: ComponentCounts) {
        let parts = ComponentState.allCases.filter { counts[$0] > 0 }.map { state in
            "\(counts[state]) \(state.rawValue)\(state == .container && counts[state] != 1 ? "s" : "")"
        }
        text = parts.isEmpty ? "no components" : parts.joined(separator: ", ")
    }
}
