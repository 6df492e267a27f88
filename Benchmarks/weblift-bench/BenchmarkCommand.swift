/// What `weblift-bench` can be told to do.
enum BenchmarkCommand {
    static let usage = "usage: weblift-bench WEBLIFT SAMPLE-FOLDER [CORPUS-FOLDER]"

    /// Makes the program run what follows and print what that took. It is for the program itself: see `MeasuredRun`.
    static let measure = "--measure"

    /// The exit code is 0 however slow anything was, and 2 where something did not work.
    static func run(_ arguments: [String]) -> Int32 {
        do {
            if arguments.first == measure {
                try MeasuredRun.print(ChildProcess(Array(arguments.dropFirst())))
            } else {
                guard (2...3).contains(arguments.count) else { throw BenchmarkFailure(usage) }
                let session = try BenchmarkSession(
                    weblift: arguments[0],
                    sample: arguments[1],
                    corpus: arguments.count > 2 ? arguments[2] : nil
                )
                try session.run()
            }
            return 0
        } catch {
            StandardStream.error.write("weblift-bench: \(error)\n")
            return 2
        }
    }
}
