/// What was measured for one input, and how the table prints it.
struct RowFigures {
    static let table = TextTable(columns: [
        .init("input", width: 38), .init("bytes", width: 9), .init("runs"), .init("ms", width: 5), .init("MB/s"),
        .init("peak MB"), .init("peak/input"), .init("JSON ms"), .init("JSONDecoder ms"), .init("ratio", width: 6),
        .init("node ms"), .init("ratio", width: 6),
    ])

    let row: BenchmarkRow
    let size: Int
    let runs: Int
    let time: Duration
    let peakMemory: Int
    let memoryRatio: Double
    /// Nil where the row is not compared, or the JSON can't be read.
    let json: JSONComparison.Result?
    let node: Timing

    /// How many times longer `JSONDecoder` takes than the reading of the JSON.
    var decodingRatio: Double? {
        json.flatMap { $0.decode.ratio(to: $0.parse) }
    }

    var line: String {
        let own = [
            row.name, Figure.grouped(size), String(runs), Figure.milliseconds(time),
            Figure.decimal(Double(size) / 1e6 / time.seconds), Figure.megabytes(peakMemory), Figure.ratio(memoryRatio),
        ]
        return RowFigures.table.row(own + comparedCells)
    }

    private var comparedCells: [String] {
        switch row.comparison {
        case .none: Array(repeating: Figure.missing, count: 5)
        case .json: jsonCells + node.cells(comparedWith: time)
        }
    }

    private var jsonCells: [String] {
        guard let json else { return ["fails", Figure.missing, Figure.missing] }
        return [Figure.milliseconds(json.parse)] + json.decode.cells(comparedWith: json.parse)
    }
}

extension RowFigures {
    /// Measures a row; nil where its input is empty or not there.
    static func measured(_ row: BenchmarkRow, by inspect: InspectRun) throws -> RowFigures? {
        guard let size = FilePath.size(of: row.path), size > 0 else { return nil }
        let isCompared = row.comparison == .json
        let rounds = try Rounds(time: .milliseconds(2500), count: 3...25).collect {
            let own = try inspect.measured(row.path)
            return (own: own, node: isCompared ? try InspectRun.nodeReading(row.path) : nil)
        }
        guard let time = rounds.map(\.own.time).median, let peak = rounds.map(\.own.peakMemory).median else {
            return nil
        }
        return RowFigures(
            row: row,
            size: size,
            runs: rounds.count,
            time: time,
            peakMemory: peak,
            memoryRatio: inspect.memoryRatio(peak: peak, size: size),
            json: isCompared ? try JSONComparison(row.path).measured() : nil,
            node: .of(rounds.map(\.node))
        )
    }
}
