/// What `weblift generate --check` costs where a thousand files are as they should be, in turns with generating them into
/// an empty folder.
struct CheckFigures {
    static let table = TextTable(columns: [
        .init("input", width: 38), .init("files"), .init("runs"), .init("generate ms"), .init("check ms"),
        .init("check/generate"),
    ])

    private static let leastFiles = 1000

    let name: String
    let files: Int
    let runs: Int
    let generate: Duration
    let check: Duration

    var ratio: Double { check / generate }

    var line: String {
        Self.table.row([
            name, Figure.grouped(files), String(runs), Figure.milliseconds(generate), Figure.milliseconds(check),
            Figure.ratio(ratio),
        ])
    }

    /// As many copies of the components of a manifest as it takes for a thousand files.
    static func measured(
        _ row: BenchmarkRow,
        by inspect: InspectRun,
        in written: NumberedFolders
    ) throws -> CheckFigures {
        let manifest = written.parent + "/check.json"
        let multiplier = try ManifestMultiplier(row.path)
        var copies = 0
        var files = 0
        while files < leastFiles {
            copies += 1
            try multiplier.write(copies: copies, to: manifest)
            let output = written.next()
            _ = try inspect.succeeding(["generate", manifest, "--out", output, "--quiet"])
            files = FilePath.count(below: output)
        }
        let rounds = try Rounds(time: .seconds(8), count: 3...15).collect {
            let output = written.next()
            let place = [manifest, "--out", output, "--quiet"]
            return (
                generate: try inspect.succeeding(["generate"] + place).time,
                check: try inspect.succeeding(["generate", "--check"] + place).time
            )
        }
        guard let generate = rounds.map(\.generate).median, let check = rounds.map(\.check).median else {
            throw BenchmarkFailure("nothing was checked")
        }
        return CheckFigures(
            name: "\(row.name), \(copies) times",
            files: files,
            runs: rounds.count,
            generate: generate,
            check: check
        )
    }
}
