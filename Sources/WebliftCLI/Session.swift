import Core

/// Run of the program: its streams, its settings for printing, and the diagnostics so far.
struct Session {
    var console: any Console
    var diagnostics = DiagnosticBag()
    let environment: [String: String]
    let outputPalette: Palette
    private let command: String
    private let printer: DiagnosticPrinter
    private let promotedPrefix: String?
    /// Whether a text is printed to its end: where that was asked for, and to a file or a pipe, where it may be searched.
    let isFull: Bool
    /// Whether nobody wants to read more than errors and data.
    let isQuiet: Bool
    /// Number of lines that a person has read already.
    private var shownLines = 0
    private var closing: ClosingLine?
    private var isWorking = false

    /// `command` is the name of the command that runs.
    init(
        _ arguments: Arguments,
        of command: String,
        console: any Console,
        environment: [String: String]
    ) {
        self.command = command
        isFull = arguments.has(.full) || !console.outputIsTerminal
        isQuiet = arguments.has(.quiet)
        self.console = console
        self.environment = environment
        let colour = arguments[.color] ?? "auto"
        let allowed = environment["NO_COLOR", default: ""].isEmpty
        func palette(isTerminal: Bool) -> Palette {
            colour == "always" || (colour == "auto" && isTerminal && allowed) ? .colored : .plain
        }
        outputPalette = palette(isTerminal: console.outputIsTerminal)
        printer = DiagnosticPrinter(
            format: arguments[.diagnostics].flatMap(DiagnosticPrinter.Format.init) ?? .text,
            palette: palette(isTerminal: console.errorIsTerminal),
            // A check tells its findings in its own words; generating reports the diagnostics of inputs.
            errorsOnly: arguments.has(.quiet) || arguments.has(GenerateCommand.check)
        )
        promotedPrefix = arguments[.werror]
    }

    /// The same for a further run of the command, of which nothing has been said.
    func renewed() -> Session {
        var session = self
        session.diagnostics = DiagnosticBag()
        session.closing = nil
        session.shownLines = 0
        return session
    }

    /// Progress on the terminal, where a person waits.
    var progress: ProgressLine { ProgressLine(isShown: console.errorIsTerminal && !isQuiet) }

    /// Shows the name of a long step on a terminal, until something else is printed.
    mutating func working(on text: String) {
        progress.show(text, on: &console)
        isWorking = true
    }

    private mutating func endWorking() {
        if isWorking { progress.clear(on: &console) }
        isWorking = false
    }

    /// Prints data, all of it.
    mutating func write(_ bytes: [UInt8]) {
        endWorking()
        console.writeOutput(Printout(bytes))
    }

    /// Prints commands of this program for the runner of a workflow.
    mutating func write(_ annotations: [WorkflowAnnotation]) {
        endWorking()
        console.writeOutput(Printout(annotations))
    }

    /// Prints text for people: on a terminal a screen of it. Data for programs is written to the console.
    ///
    /// The last lines of a text are mostly its figures: `tail` of them are never left out.
    mutating func show(_ text: [UInt8], keepingLast tail: Int = 0) {
        guard !isFull else {
            write(text)
            return
        }
        let fitted = Screen.fitted(text, keepingLast: tail)
        shownLines += fitted.lineCount
        write(fitted.text)
    }

    /// Sets the result of the run and the next step. The last word counts.
    mutating func close(_ text: String, next: String? = nil) {
        closing = ClosingLine(text: text, next: next)
    }

    /// Whether anything so far is an error that stops the run, or counts as one: output after it would be wrong.
    mutating func hasErrors() -> Bool {
        promoteWarnings()
        return diagnostics.hasStoppingErrors
    }

    private mutating func promoteWarnings() {
        if let promotedPrefix { diagnostics.promoteWarnings(withPrefix: promotedPrefix) }
    }

    /// Prints the diagnostics and the closing line, and tells how the run ended. `hasFound` stands for findings that
    /// are no diagnostics.
    mutating func finish(hasFound: Bool = false) -> ExitCode {
        finish(hasFound: hasFound, or: .found)
    }

    /// The same where nothing was compared, because something can't be read.
    mutating func finishUnread() -> ExitCode { finish(hasFound: true, or: .usage) }

    private mutating func finish(hasFound: Bool, or code: ExitCode) -> ExitCode {
        endWorking()
        promoteWarnings()
        let isFound = diagnostics.hasErrors || hasFound
        let room = max(Screen.height - shownLines - 1, Screen.leastDiagnostics)
        console.writeError(Printout(printer.print(diagnostics, room: room)))
        // A reader of diagnostics as JSON reads nothing else there.
        if !isQuiet, printer.format != .json {
            let closing = closing ?? ClosingLine(text: isFound ? "stopped" : "done", next: nil)
            console.writeError(Printout("\(closing.line(of: command, diagnostics))\n"))
        }
        return isFound ? code : .success
    }
}

/// The last line of each run: its result, the number of diagnostics above it, and the next step.
struct ClosingLine: Equatable {
    /// Result of the run: `293 files for 32 components in out`.
    let text: String
    /// A command to run, or another thing to do; nil where nothing is left to do.
    let next: String?

    /// `weblift generate: 293 files in out; 2 warnings. Next: weblift verify out`
    func line(of command: String, _ diagnostics: DiagnosticBag) -> String {
        let counts = [Severity.error, .warning].compactMap { severity in
            let count = diagnostics.count(of: severity)
            return count == 0 ? nil : Count.of(severity.rawValue, count)
        }
        let parts = [text] + (counts.isEmpty ? [] : [counts.joined(separator: ", ")])
        let next = next.map { ". Next: \($0)" } ?? ""
        return TerminalText.line("weblift \(command): \(parts.joined(separator: "; "))\(next)")
    }
}

/// Outcome of a run, for scripts.
package enum ExitCode: Int32, Sendable {
    case success = 0
    /// The command ran and has findings: errors in the input, coverage under the bar.
    case found = 1
    /// Nothing was done: the command line or the configuration is wrong, or an input of a comparison can't be read.
    case usage = 2
}

/// Line on the terminal that names a long step, and that is gone when the step is over.
struct ProgressLine {
    let isShown: Bool

    func show(_ text: String, on console: inout any Console) {
        guard isShown else { return }
        console.writeError(Printout("\r\u{1B}[K\(TerminalText.line(text)) …"))
    }

    func clear(on console: inout any Console) {
        guard isShown else { return }
        console.writeError(Printout("\r\u{1B}[K"))
    }
}
