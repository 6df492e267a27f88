/// `weblift generate` into an empty folder, and the programs that a run of it is compared with, in turns.
struct GenerateComparison {
    struct Result {
        let generate: Duration
        let peakMemory: Int
        /// The bytes of all files that were written.
        let written: Int
        /// `weblift inspect --format summary` of the same input; nil where that is no single file.
        let read: Duration?
        let copy: Duration
        let node: Timing
    }

    /// What is generated of what, in the words of the command line.
    struct Work {
        /// What `weblift generate` reads when it is told so: it carries the sample with it.
        static let sample = "weblift:sample"
        /// Views, classes and their tests, without documentation.
        static let scaffolds = ["--emit", "swiftui", "--emit", "uikit", "--emit", "tests"]

        let name: String
        let inputs: [String]
        var options: [String] = []

        /// The file that it is; nil for what is in no file, or in several.
        fileprivate var file: String? { inputs == [Self.sample] || inputs.count > 1 ? nil : inputs.first }
    }

    private let inspect: InspectRun
    private let work: Work
    private let folder: NumberedFolders

    init(_ work: Work, by inspect: InspectRun, in folder: NumberedFolders) {
        self.work = work
        self.inspect = inspect
        self.folder = folder
    }

    private struct Round {
        let generate: MeasuredRun
        let read: MeasuredRun?
        let copy: MeasuredRun
        let node: MeasuredRun?
        let written: Int
    }

    func measured() throws -> Result? {
        let rounds = try Rounds(time: .seconds(4), count: 3...25).collect { try round() }
        guard let generate = rounds.map(\.generate.time).median, let copy = rounds.map(\.copy.time).median,
            let peak = rounds.map(\.generate.peakMemory).median, let written = rounds.first?.written
        else { return nil }
        return Result(
            generate: generate,
            peakMemory: peak,
            written: written,
            read: rounds.compactMap(\.read?.time).median,
            copy: copy,
            node: .of(rounds.map(\.node))
        )
    }

    private func round() throws -> Round {
        let output = folder.next()
        let generate = try inspect.succeeding(["generate"] + work.inputs + ["--out", output] + work.options)
        return Round(
            generate: generate,
            read: try work.file.map { try inspect.measured($0) },
            copy: try Self.copied(output, to: folder.next()),
            node: try MeasuredRun.of(["node", "-e", "0"]),
            written: FilePath.size(of: output) ?? 0
        )
    }

    private static func copied(_ folder: String, to copy: String) throws -> MeasuredRun {
        guard let run = try MeasuredRun.of(["cp", "-r", folder, copy]), run.ending == .exit(0) else {
            throw BenchmarkFailure("what was generated can't be copied")
        }
        return run
    }
}
