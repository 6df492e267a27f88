import TestSupport
import Testing

/// What became of one run of the program.
struct ProgramRun: Printed {
    enum Ending: Equatable {
        case exit(Int32)
        /// The system ended it: a crash.
        case signal(Int32)
        case timeLimit

        init(_ ending: TestProcess.Ending) {
            self =
                switch ending {
                case .exit(let code): .exit(code)
                case .signal(let signal): .signal(signal)
                case .timeLimit: .timeLimit
                }
        }
    }

    let ending: Ending
    /// How long it ran, without what the test waited for it to begin.
    let duration: Duration
    /// What processors spent on it: a busy machine changes that little.
    let processorTime: Duration
    let output: [UInt8]
    let error: [UInt8]

    /// The lines of standard error without the closing line, one a diagnostic unless it has notes.
    var errorLines: [String] { messages.split(separator: "\n").map(String.init) }

    /// Expects that it has ended with this code.
    @discardableResult
    func exits(
        _ code: Int32,
        _ context: String = "",
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) -> ProgramRun {
        let said = "\(context)\n\(outputText.prefix(3000))\n\(errorText.prefix(3000))"
        #expect(ending == .exit(code), "\(said)", sourceLocation: sourceLocation)
        return self
    }

    /// Requires that it has ended well: without that nothing is left to look at.
    @discardableResult
    func succeeds(sourceLocation: Testing.SourceLocation = #_sourceLocation) throws -> ProgramRun {
        try #require(
            ending == .exit(0),
            "\(outputText.prefix(3000))\n\(errorText.prefix(3000))",
            sourceLocation: sourceLocation
        )
        return self
    }
}
