/// What one run of a command took.
///
/// The command is started by a fresh process of this program, which starts nothing else and reads no file: on Linux the
/// peak memory of a process begins with the peak of the process that started it, and the one that measures everything
/// is soon larger than what it measures.
struct MeasuredRun {
    /// From before the process was started until it was gone.
    let time: Duration
    /// The most memory that was resident at any moment, in bytes.
    let peakMemory: Int
    let ending: ChildProcess.Ending

    /// Runs a command; nil where there is no such command.
    static func of(_ command: [String]) throws(BenchmarkFailure) -> MeasuredRun? {
        let measuring = ChildProcess([CommandLine.arguments[0], BenchmarkCommand.measure] + command)
        guard let run = try measuring.run(output: .kept), run.ending == .exit(0) else {
            throw BenchmarkFailure("a run that was measured did not come to its end")
        }
        let figures = run.output.split(whereSeparator: \.isWhitespace).compactMap { Int64($0) }
        guard figures.count == 4 else { return nil }
        return MeasuredRun(
            time: .nanoseconds(figures[0]),
            peakMemory: Int(figures[1]),
            ending: figures[2] != 0 ? .signal(Int32(figures[2])) : .exit(Int32(figures[3]))
        )
    }

    /// Runs a command and prints what `of` reads: nothing where there is no such command.
    static func print(_ command: ChildProcess) throws(BenchmarkFailure) {
        guard let run = try command.run(output: .discarded) else { return }
        let (seconds, attoseconds) = run.time.components
        let nanoseconds = seconds * 1_000_000_000 + attoseconds / 1_000_000_000
        let ending =
            switch run.ending {
            case .signal(let signal): "\(signal) 0"
            case .exit(let code): "0 \(code)"
            }
        StandardStream.output.write("\(nanoseconds) \(run.peakMemory) \(ending)\n")
    }
}
