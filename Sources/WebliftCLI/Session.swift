import SourceText

/// One run of the program: its streams, what it was told about printing, and the diagnostics so far.
struct Session {
    var console: any Console
    var diagnostics = DiagnosticBag()
    var remains = Remains()
    let environment: [String: String]
    /// What tells this build of the program from others; nil where that is not known.
    let build: String?
    let outputPalette: Palette
    private let printer: DiagnosticPrinter
    private let promotedPrefix: String?

    init(_ arguments: Arguments, console: any Console, environment: [String: String], build: String? = nil) {
        self.console = console
        self.environment = environment
        self.build = build
        let colour = arguments[.color] ?? "auto"
        let allowed = environment["NO_COLOR", default: ""].isEmpty
        func palette(isTerminal: Bool) -> Palette {
            colour == "always" || (colour == "auto" && isTerminal && allowed) ? .colored : .plain
        }
        outputPalette = palette(isTerminal: console.outputIsTerminal)
        printer = DiagnosticPrinter(
            format: arguments[.diagnostics].flatMap(DiagnosticPrinter.Format.init) ?? .text,
            palette: palette(isTerminal: console.errorIsTerminal),
            // A check tells what it finds in its own words; what there is to say about inputs, generating tells.
            errorsOnly: arguments.has(.quiet) || arguments.has(GenerateCommand.check)
        )
        promotedPrefix = arguments[.werror]
    }

    /// Whether anything so far is an error, or counts as one: what is written after that would be wrong.
    mutating func hasErrors() -> Bool {
        if let promotedPrefix { diagnostics.promoteWarnings(withPrefix: promotedPrefix) }
        return diagnostics.hasErrors
    }

    /// Prints the diagnostics and tells how the run ended.
    mutating func finish() -> ExitCode {
        let isFound = hasErrors()
        console.writeError(printer.print(diagnostics))
        return isFound ? .found : .success
    }
}
