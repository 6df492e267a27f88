/// What generating from an input costs, as a whole process.
struct GenerateFigures {
    static let table = TextTable(columns: [
        .init("input", width: 38), .init("written", width: 9), .init("generate ms"), .init("peak MB"),
        .init("node -e 0 ms"), .init("generate/node"), .init("read ms"), .init("cp -r ms"),
        .init("generate/(3 cp + read)"),
    ])

    /// For the largest input no more than what it has to read and three times what it takes to write so much.
    private static let copies = 3.0

    let name: String
    let result: GenerateComparison.Result

    /// How many times longer it takes than `node -e 0`; nil where there is no Node.
    var ratioToNode: Double? {
        result.node.ratio(to: result.generate).map { 1 / $0 }
    }

    /// Its share of the time of reading and of three copies of what it wrote; nil for the sample.
    var ratioToCopying: Double? {
        result.read.map { result.generate / ($0 + result.copy * Self.copies) }
    }

    var line: String {
        let node: String =
            switch result.node {
            case .time(let time): Figure.milliseconds(time)
            case .failure(let reason): reason
            }
        return GenerateFigures.table.row([
            name, Figure.grouped(result.written), Figure.milliseconds(result.generate),
            Figure.megabytes(result.peakMemory), node, ratioToNode.map(Figure.ratio) ?? Figure.missing,
            result.read.map(Figure.milliseconds) ?? Figure.missing, Figure.milliseconds(result.copy),
            ratioToCopying.map(Figure.ratio) ?? Figure.missing,
        ])
    }

    /// Measures the bundled sample and the largest manifest, each with all that is written of it and with less.
    static func measured(
        sample: String,
        _ largest: BenchmarkRow,
        by inspect: InspectRun,
        in folder: NumberedFolders
    ) throws -> [GenerateFigures] {
        typealias Work = GenerateComparison.Work
        let sources = ["custom-elements.json", "docs"].map { "\(sample)/\($0)" }
        let works = [
            Work(name: "sample", inputs: [Work.sample]),
            Work(name: "sample, scaffolds without tokens", inputs: sources, options: Work.scaffolds),
            Work(name: largest.name, inputs: [largest.path]),
            Work(name: "\(largest.name), scaffolds", inputs: [largest.path], options: Work.scaffolds),
        ]
        return try works.compactMap { work in
            try GenerateComparison(work, by: inspect, in: folder).measured().map {
                GenerateFigures(name: work.name, result: $0)
            }
        }
    }
}
