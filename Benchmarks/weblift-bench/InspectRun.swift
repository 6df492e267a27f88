/// `weblift inspect --format summary`, and the programs that a run of it is compared with.
struct InspectRun {
    private let weblift: String
    /// The most memory of a run that reads nothing.
    ///
    /// A program and the libraries it is linked with take this up whatever they do, so it says nothing about what an
    /// input costs.
    let idlePeak: Int

    init(weblift: String) throws {
        self.weblift = weblift
        let peaks = try Rounds(time: .seconds(1), count: 5...5).collect {
            try InspectRun.finished([weblift, "--version"]).peakMemory
        }
        idlePeak = peaks.median ?? 0
    }

    /// The bytes of the program itself.
    var size: Int { FilePath.size(of: weblift) ?? 0 }

    func measured(_ paths: String...) throws -> MeasuredRun {
        try InspectRun.finished([weblift, "inspect", "--format", "summary"] + paths)
    }

    /// Another command of the same program, which must find no error.
    func succeeding(_ arguments: [String]) throws -> MeasuredRun {
        let run = try InspectRun.finished([weblift] + arguments)
        guard run.ending == .exit(0) else {
            throw BenchmarkFailure("weblift \(arguments.prefix(2).joined(separator: " ")) ends with an error")
        }
        return run
    }

    /// Node reading a file and doing nothing with it; nil where it is not installed.
    static func nodeReading(_ path: String) throws -> MeasuredRun? {
        let script = #"JSON.parse(require("fs").readFileSync(process.argv[1], "utf8"))"#
        return try .of(["node", "-e", script, path])
    }

    /// How often the input fits into the memory that it took.
    func memoryRatio(peak: Int, size: Int) -> Double {
        Double(max(0, peak - idlePeak)) / Double(size)
    }

    /// Runs `weblift`. The code 1 is fine: it is for errors in the input, which do not end the run.
    private static func finished(_ command: [String]) throws -> MeasuredRun {
        guard let run = try MeasuredRun.of(command) else {
            throw BenchmarkFailure("there is no weblift; build it first")
        }
        switch run.ending {
        case .exit(0), .exit(1): return run
        case .exit(let code): throw BenchmarkFailure("weblift \(command[1]) ended with the code \(code)")
        case .signal(let signal): throw BenchmarkFailure("weblift \(command[1]) was ended by the signal \(signal)")
        }
    }
}
