/// What `weblift-bench` can be told to do.
enum BenchmarkCommand {
    static let usage = """
        usage: weblift-bench WEBLIFT SAMPLE-FOLDER MATRIX [CORPUS-FOLDER]
               weblift-bench --verify WEBLIFT SAMPLE-FOLDER [CORPUS-FOLDER]
        """

    /// Makes the program run what follows and print what that took. It is for the program itself: see `MeasuredRun`.
    static let measure = "--measure"

    /// Makes the program measure `weblift verify` alone, which takes minutes.
    static let verify = "--verify"

    /// The exit code is 0 however slow anything was, and 2 where something did not work.
    static func run(_ arguments: [String]) -> Int32 {
        do {
            if arguments.first == measure {
                try MeasuredRun.print(ChildProcess(Array(arguments.dropFirst())))
            } else if arguments.first == verify {
                guard (3...4).contains(arguments.count) else { throw BenchmarkFailure(usage) }
                try VerifySession(weblift: arguments[1], sample: arguments[2], corpus: arguments.dropFirst(3).first)
                    .run()
            } else {
                guard (3...4).contains(arguments.count) else { throw BenchmarkFailure(usage) }
                let session = try BenchmarkSession(
                    weblift: arguments[0],
                    sample: arguments[1],
                    matrix: arguments[2],
                    corpus: arguments.count > 3 ? arguments[3] : nil
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
