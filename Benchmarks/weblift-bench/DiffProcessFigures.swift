/// What `weblift diff` costs as a whole process, in turns with one that reads both releases and does nothing else.
struct DiffProcessFigures {
    static let table = TextTable(columns: [
        .init("releases", width: 38), .init("runs"), .init("diff ms"), .init("inspect both ms"), .init("diff/inspect"),
    ])

    let name: String
    let runs: Int
    let diff: Duration
    let reading: Duration

    var ratio: Double { diff / reading }

    var line: String {
        Self.table.row([
            name, String(runs), Figure.milliseconds(diff), Figure.milliseconds(reading), Figure.ratio(ratio),
        ])
    }

    static func measured(_ pair: ReleasePair, by inspect: InspectRun) throws -> DiffProcessFigures {
        let rounds = try Rounds(time: .seconds(3), count: 5...51).collect {
            (
                diff: try inspect.succeeding(["diff", pair.old, pair.new, "--fail-on", "never"]).time,
                reading: try inspect.measured(pair.old, pair.new).time
            )
        }
        guard let diff = rounds.map(\.diff).median, let reading = rounds.map(\.reading).median else {
            throw BenchmarkFailure("nothing was compared")
        }
        return DiffProcessFigures(name: pair.name, runs: rounds.count, diff: diff, reading: reading)
    }
}
