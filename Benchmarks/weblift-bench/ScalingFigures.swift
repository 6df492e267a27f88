/// How time and memory grow with the size of a manifest.
struct ScalingFigures {
    /// How many units the manifests have; each has twice as many as the one before.
    static let units = [1, 2, 4, 8, 16]

    static let table = TextTable(columns: [
        .init("manifest", width: 38), .init("bytes", width: 10), .init("runs"), .init("ms", width: 5), .init("MB/s"),
        .init("ratio to half"), .init("peak MB"), .init("peak/input"),
    ])

    /// One size.
    struct Step {
        let units: Int
        let size: Int
        let runs: Int
        let time: Duration
        let peakMemory: Int
        let memoryRatio: Double
        /// The time in relation to that of the step before; nil for the first.
        let growth: Double?

        var line: String {
            ScalingFigures.table.row([
                "\(units) MB", Figure.grouped(size), String(runs), Figure.milliseconds(time),
                Figure.decimal(Double(size) / 1e6 / time.seconds), growth.map { Figure.ratio($0) } ?? Figure.missing,
                Figure.megabytes(peakMemory), Figure.ratio(memoryRatio),
            ])
        }
    }

    let steps: [Step]

    /// Writes manifests that repeat the one at `path`, and measures them in turns.
    static func measured(_ path: String, by inspect: InspectRun, in folder: String) throws -> ScalingFigures {
        let files = units.map { "\(folder)/\($0)mb.json" }
        let multiplier = try ManifestMultiplier(path)
        for (units, file) in zip(units, files) { try multiplier.write(units: units, to: file) }
        let rounds = try Rounds(time: .seconds(15), count: 3...15).collect {
            try files.map { try inspect.measured($0) }
        }
        var steps: [Step] = []
        for (index, file) in files.enumerated() {
            let runs = rounds.map { $0[index] }
            guard let size = FilePath.size(of: file), let time = runs.map(\.time).median,
                let peak = runs.map(\.peakMemory).median
            else { throw BenchmarkFailure("the large manifests are gone") }
            let step = Step(
                units: units[index],
                size: size,
                runs: runs.count,
                time: time,
                peakMemory: peak,
                memoryRatio: inspect.memoryRatio(peak: peak, size: size),
                growth: steps.last.map { time / $0.time }
            )
            steps.append(step)
        }
        return ScalingFigures(steps: steps)
    }
}
