import Core

struct Session {
    var console: any Console
    var diagnostics = DiagnosticBag()
    let environment: [String: String]
    let outputPalette: Palette
    private let command: String
    private let printer: DiagnosticPrinter
    private let promotedPrefix: String?
    /// Set by people, and for a file or a pipe, where text may be searched.
    let isFull: Bool
    /// Prints errors and data alone.
    let isQuiet: Bool
    private var shownLines = 0
    private var closing: ClosingLine?
    private var isWorking = false

    init(_ arguments: Arguments, of command: String, console: any Console, environment: [String: String]) {
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
            format: arguments.choice(.diagnostics) ?? .text,
            palette: palette(isTerminal: console.errorIsTerminal),
            // A check tells its findings in its own words; generating reports the diagnostics of inputs.
            errorsOnly: arguments.has(.quiet) || arguments.has(GenerateCommand.check)
        )
        promotedPrefix = arguments[.werror]
    }

    var searchPath: String { environment["PATH"] ?? "" }

    var reader: DiffReader { DiffReader(searchPath: searchPath) }

    func renewed() -> Session {
        var session = self
        session.diagnostics = DiagnosticBag()
        session.closing = nil
        session.shownLines = 0
        return session
    }

    var progress: ProgressLine { ProgressLine(isShown: console.errorIsTerminal && !isQuiet) }

    /// Shown until something else is printed.
    mutating func working(on text: String) {
        progress.show(text, on: &console)
        isWorking = true
    }

    private mutating func endWorking() {
        if isWorking { progress.clear(on: &console) }
        isWorking = false
    }

    mutating func write(_ bytes: [UInt8]) {
        endWorking()
        console.writeOutput(Printout(bytes))
    }

    mutating func write(_ annotations: [WorkflowAnnotation]) {
        endWorking()
        console.writeOutput(Printout(annotations))
    }

    /// Prints a screen of text on a terminal. Its last `tail` lines, mostly figures, are never left out.
    mutating func show(_ text: [UInt8], keepingLast tail: Int = 0) {
        guard !isFull else {
            write(text)
            return
        }
        let fitted = Screen.fitted(text, keepingLast: tail)
        shownLines += fitted.lineCount
        write(fitted.text)
    }

    /// The last word counts.
    mutating func close(_ text: String, next: String? = nil) { closing = ClosingLine(text: text, next: next) }

    /// Output after such an error would be wrong.
    mutating func hasErrors() -> Bool {
        promoteWarnings()
        return diagnostics.hasStoppingErrors
    }

    private mutating func promoteWarnings() {
        if let promotedPrefix { diagnostics.promoteWarnings(withPrefix: promotedPrefix) }
    }

    /// `hasFound` stands for findings that are no diagnostics.
    mutating func finish(hasFound: Bool = false) -> ExitCode { finish(hasFound: hasFound, or: .found) }

    /// Nothing was compared, because something can't be read.
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

struct ClosingLine: Equatable {
    /// `293 files for 32 components in out`
    let text: String
    /// nil where nothing is left to do.
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
