import Core

package enum Weblift {
    package static let version = "0.1.0"

    static var commands: [any Command.Type] {
        [
            InspectCommand.self, CoverageCommand.self, ExplainCommand.self, TokensCommand.self, GenerateCommand.self,
            UsageCommand.self, IconsCommand.self, InventoryCommand.self, DiffCommand.self, ReleaseCommand.self,
            DriftCommand.self, DocsCommand.self, VerifyCommand.self, TemplatesCommand.self,
            InitCommand.self, MatrixCommand.self, CompletionsCommand.self, ManualCommand.self,
        ]
    }

    /// Leaves out the program's name.
    package static func run(
        _ words: [String],
        console: any Console,
        environment: [String: String]
    ) -> ExitCode {
        do {
            return try run(words[...], console: console, environment: environment)
        } catch {
            var console = console
            let suggestion = error.suggestion.map { "; \($0)" } ?? ""
            console.writeError(Printout("weblift: \(TerminalText.line(error.message + suggestion))\n"))
            return .usage
        }
    }

    private static func run(
        _ words: ArraySlice<String>,
        console: any Console,
        environment: [String: String]
    ) throws(UsageError) -> ExitCode {
        var console = console
        guard let first = words.first else {
            console.writeError(Printout(HelpText.overview(commands)))
            return .usage
        }
        if let command = commands.first(where: { $0.name == first }) {
            return try run(
                command,
                words.dropFirst(),
                console: console,
                environment: environment
            )
        }
        switch first {
        case CompleteCommand.name: return CompleteCommand.run(Array(words.dropFirst()), console: &console)
        case "--help", "-h", "help":
            return try help(words.dropFirst(), console: &console)
        case "--version":
            console.writeOutput(Printout("weblift \(version)\n"))
            return .success
        case _ where first.hasPrefix("-"):
            throw mistakenOption(first, in: words)
        default:
            throw NearestCommand.mistake(first, among: commands)
        }
    }

    private static func run(
        _ command: any Command.Type,
        _ words: ArraySlice<String>,
        console: any Console,
        environment: [String: String]
    ) throws(UsageError) -> ExitCode {
        var console = console
        let arguments = try Arguments(
            words,
            options: command.allOptions,
            takesDashedWords: command.takesDashedWords
        )
        if arguments.has(.help) {
            console.writeOutput(Printout(command.help))
            return .success
        }
        if arguments.has(.version) {
            console.writeOutput(Printout("weblift \(version)\n"))
            return .success
        }
        var session = Session(
            arguments,
            of: command.name,
            console: console,
            environment: environment
        )
        return try command.run(arguments, &session)
    }

    /// Options may be misspelt, or before their command.
    private static func mistakenOption(_ word: String, in words: ArraySlice<String>) -> UsageError {
        let options = commands.flatMap { $0.allOptions.map { "--\($0.name)" } }
        let name = String(word.prefix { $0 != "=" })
        if options.contains(name) {
            let command = words.first { word in commands.contains { $0.name == word } } ?? "<command>"
            return UsageError("options come after the command", suggestion: "weblift \(command) \(word) …")
        }
        let nearest = NearestName.of(name, among: ["--help", "--version"])
        return UsageError(
            "there is no option \(word)",
            suggestion: nearest.map { "did you mean \($0)?" } ?? "see weblift --help"
        )
    }

    private static func help(_ words: ArraySlice<String>, console: inout any Console) throws(UsageError) -> ExitCode {
        guard let name = words.first else {
            console.writeOutput(Printout(HelpText.overview(commands)))
            return .success
        }
        guard let command = commands.first(where: { $0.name == name }) else {
            throw NearestCommand.mistake(name, among: commands)
        }
        console.writeOutput(Printout(command.help))
        return .success
    }
}

/// The command that a misspelt word most likely stands for.
enum NearestCommand {
    static func mistake(_ word: String, among commands: [any Command.Type]) -> UsageError {
        let nearest = NearestName.of(word, among: commands.map { $0.name })
        return UsageError(
            "there is no command \(word)",
            suggestion: nearest.map { "did you mean \($0)?" } ?? "see weblift --help"
        )
    }
}
