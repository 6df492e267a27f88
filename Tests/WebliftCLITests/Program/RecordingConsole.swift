import WebliftCLI

/// Keeps what the program writes. A class, because the program works on copies of its console.
final class RecordingConsole: Console, Printed {
    private(set) var output: [UInt8] = []
    private(set) var error: [UInt8] = []
    let outputIsTerminal: Bool
    let errorIsTerminal: Bool
    /// What a person answers; nil where nobody does.
    private let answer: String?

    init(isTerminal: Bool = false, answer: String? = nil) {
        outputIsTerminal = isTerminal
        errorIsTerminal = isTerminal
        self.answer = answer
    }

    var inputIsTerminal: Bool { answer != nil }

    func readAnswer() -> String? { answer }

    func writeOutput(_ printout: Printout) { output += printout.bytes }

    func writeError(_ printout: Printout) { error += printout.bytes }
}

/// A run of the program in this process.
struct ConsoleRun: Printed {
    let exit: ExitCode
    let console: RecordingConsole

    /// `answer` is what a person answers on a terminal.
    init(_ words: [String], isTerminal: Bool = false, answer: String? = nil, environment: [String: String] = [:]) {
        console = RecordingConsole(isTerminal: isTerminal, answer: answer)
        exit = Weblift.run(words, console: console, environment: environment)
    }

    var output: [UInt8] { console.output }
    var error: [UInt8] { console.error }
}
