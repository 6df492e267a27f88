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
    package static func run(_ words: [String], console: any Console, environment: [String: String]) -> ExitCode {
        var console = console
        do {
            return try run(words, &console, environment: environment)
        } catch {
            let suggestion = error.suggestion.map { "; \($0)" } ?? ""
            console.writeError(Printout("weblift: \(TerminalText.line(error.message + suggestion))\n"))
            return .usage
        }
    }

    private static func run(
        _ words: [String],
        _ console: inout any Console,
        environment: [String: String]
    ) throws(UsageError) -> ExitCode {
        guard let first = words.first else {
            console.writeError(Printout(HelpText.overview(commands)))
            return .usage
        }
        let others = words.dropFirst()
        switch first {
        case CompleteCommand.name: return CompleteCommand.run(Array(others), console: &console)
        case "--help", "-h", "help":
            let text = try others.first.map(known)?.help ?? HelpText.overview(commands)
            console.writeOutput(Printout(text))
            return .success
        case "--version":
            console.writeOutput(Printout("weblift \(version)\n"))
            return .success
        case _ where first.hasPrefix("-"): throw mistakenOption(first, in: words)
        default: break
        }
        let command = try known(first)
        let arguments = try Arguments(others, options: command.allOptions, takesDashedWords: command.takesDashedWords)
        guard !arguments.has(.help), !arguments.has(.version) else {
            console.writeOutput(Printout(arguments.has(.help) ? command.help : "weblift \(version)\n"))
            return .success
        }
        var session = Session(arguments, of: command.name, console: console, environment: environment)
        return try command.run(arguments, &session)
    }

    private static func known(_ name: String) throws(UsageError) -> any Command.Type {
        if let command = commands.first(where: { $0.name == name }) { return command }
        let nearest = NearestName.of(name, among: commands.map { $0.name })
        throw UsageError(
            "there is no command \(name)",
            suggestion: nearest.map { "did you mean \($0)?" } ?? "see weblift --help"
        )
    }

    /// Options may be misspelt, or before their command.
    private static func mistakenOption(_ word: String, in words: [String]) -> UsageError {
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
}
