import TestSupport

/// What became of one run of the program.
struct ProgramRun {
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
    let output: [UInt8]
    let error: [UInt8]

    var outputText: String { String(decoding: output, as: UTF8.self) }
    var errorText: String { String(decoding: error, as: UTF8.self) }

    /// The lines of standard error, one a diagnostic unless it has notes.
    var errorLines: [String] {
        errorText.split(separator: "\n").map(String.init)
    }
}
