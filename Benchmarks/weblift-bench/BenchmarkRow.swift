/// An input that is measured. A further row is a further element of `list`.
struct BenchmarkRow {
    /// What the row is compared with, besides what `weblift` itself takes.
    enum Comparison {
        /// With other readers of JSON.
        case json
        /// With nothing: no other program reads this.
        case none
    }

    let name: String
    let path: String
    let comparison: Comparison

    /// The manifests of the corpus, and the bundled sample whole and in parts.
    static func list(sample: String, corpus: [String]) -> [BenchmarkRow] {
        corpus.map { BenchmarkRow(name: FilePath.lastComponent(of: $0), path: $0, comparison: .json) } + [
            BenchmarkRow(name: "sample: manifest", path: sample + "/custom-elements.json", comparison: .json),
            BenchmarkRow(name: "sample: docs", path: sample + "/docs", comparison: .none),
            BenchmarkRow(name: "sample: whole folder", path: sample, comparison: .none),
        ]
    }
}
