import WebliftCLI

/// Keeps what the program writes. A class, because the program works on copies of its console.
final class RecordingConsole: Console {
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

    var outputText: String { String(decoding: output, as: UTF8.self) }
    var errorText: String { String(decoding: error, as: UTF8.self) }
    /// What standard error has above the closing line.
    var messages: String { ClosingText(errorText).messages }
    /// The line that the run ended with; nil where it had none.
    var closingLine: String? { ClosingText(errorText).line }
}

/// A run of the program in this process.
struct ConsoleRun {
    let exit: ExitCode
    let console: RecordingConsole

    /// `answer` is what a person answers on a terminal.
    init(_ words: [String], isTerminal: Bool = false, answer: String? = nil, environment: [String: String] = [:]) {
        console = RecordingConsole(isTerminal: isTerminal, answer: answer)
        exit = Weblift.run(words, console: console, environment: environment)
    }

    var output: [UInt8] { console.output }
    var outputText: String { console.outputText }
    var errorText: String { console.errorText }
}
