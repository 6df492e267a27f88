import Matrix

/// How many items are in each state, in words: `12 translated, 5 adapted, 8 skipped`.
struct StateFigures {
    let text: String

    init(_ counts: CoverageCounts) {
        let parts = CoverageState.allCases.filter { counts[$0] > 0 }.map { "\(counts[$0]) \($0.rawValue)" }
        text = parts.isEmpty ? "nothing to translate" : parts.joined(separator: ", ")
    }
}
