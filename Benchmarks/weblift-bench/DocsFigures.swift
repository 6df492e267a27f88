/// What documenting a hundred components costs in each format, as a whole process that reads them first.
struct DocsFigures {
    static let table = TextTable(columns: [
        .init("docs of 108 components", width: 38), .init("written", width: 10), .init("runs"), .init("ms", width: 5),
        .init("peak MB"),
    ])

    static let formats = ["markdown", "html", "docc"]
    /// The sample has 36 components.
    private static let copies = 3

    let format: String
    let written: Int
    let runs: Int
    let time: Duration
    let peakMemory: Int

    var line: String {
        Self.table.row([
            format, Figure.grouped(written), String(runs), Figure.milliseconds(time), Figure.megabytes(peakMemory),
        ])
    }

    /// Measures the formats in turns, into an empty folder each time.
    static func measured(
        sample: String,
        by inspect: InspectRun,
        in written: NumberedFolders
    ) throws -> [DocsFigures] {
        try TemporaryFolder.with { folder in
            let manifest = folder.path + "/manifest.json"
            try ManifestMultiplier(sample + "/custom-elements.json").write(copies: copies, to: manifest)
            let rounds = try Rounds(time: .seconds(6), count: 3...15).collect {
                try formats.map { format in
                    let output = written.next()
                    let run = try inspect.succeeding([
                        "docs", manifest, "--tokens", sample + "/tokens", "--format", format, "--out", output,
                    ])
                    return (run: run, written: FilePath.size(of: output) ?? 0)
                }
            }
            return formats.indices.compactMap { index in
                let runs = rounds.map { $0[index] }
                guard let time = runs.map(\.run.time).median, let peak = runs.map(\.run.peakMemory).median else {
                    return nil
                }
                return DocsFigures(
                    format: formats[index],
                    written: runs.first?.written ?? 0,
                    runs: runs.count,
                    time: time,
                    peakMemory: peak
                )
            }
        }
    }
}
