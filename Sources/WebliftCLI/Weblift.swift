/// The program.
package enum Weblift {
    package static let version = "0.1.0"

    static var commands: [any Command.Type] { [InspectCommand.self] }

    /// Runs one command line, the program's name left out.
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
            console.writeError(Array("weblift: \(TerminalText.line(error.message + suggestion))\n".utf8))
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
            console.writeError(Array(HelpText.overview(commands).utf8))
            return .usage
        }
        if let command = commands.first(where: { $0.name == first }) {
            return try run(command, words.dropFirst(), console: console, environment: environment)
        }
        switch first {
        case "--help", "-h", "help":
            return try help(words.dropFirst(), console: &console)
        case "--version":
            console.writeOutput(Array("weblift \(version)\n".utf8))
            return .success
        default:
            let kind = first.hasPrefix("-") ? "option" : "command"
            let nearest = NearestCommand.of(first, among: commands)
            throw UsageError(
                "there is no \(kind) \(first)",
                suggestion: nearest.map { "did you mean \($0)?" } ?? "see weblift --help"
            )
        }
    }

    private static func run(
        _ command: any Command.Type,
        _ words: ArraySlice<String>,
        console: any Console,
        environment: [String: String]
    ) throws(UsageError) -> ExitCode {
        var console = console
        let arguments = try Arguments(words, options: command.allOptions)
        if arguments.has(.help) {
            console.writeOutput(Array(command.help.utf8))
            return .success
        }
        if arguments.has(.version) {
            console.writeOutput(Array("weblift \(version)\n".utf8))
            return .success
        }
        var session = Session(arguments, console: console, environment: environment)
        return try command.run(arguments, &session)
    }

    private static func help(_ words: ArraySlice<String>, console: inout any Console) throws(UsageError) -> ExitCode {
        guard let name = words.first else {
            console.writeOutput(Array(HelpText.overview(commands).utf8))
            return .success
        }
        guard let command = commands.first(where: { $0.name == name }) else {
            throw UsageError("there is no command \(name)", suggestion: "see weblift --help")
        }
        console.writeOutput(Array(command.help.utf8))
        return .success
    }
}
