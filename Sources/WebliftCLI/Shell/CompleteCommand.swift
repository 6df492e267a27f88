import Core
import Ingest
import WebModel

/// Answers the scripts of `weblift completions` while a person types: tells no problems, and reads files only where
/// tags are asked for.
enum CompleteCommand {
    static let name = "__complete"
    /// Mark that a script reads as “look for files yourself”.
    private static let fileMark = ":files"
    private static let folderMark = ":folders"

    static func run(_ words: [String], console: inout any Console) -> ExitCode {
        let query = CompletionQuery(commands: Weblift.commands) { tags(words) }
        let answer = query.answer(to: words)
        var lines = answer.candidates.map { candidate in
            candidate.help.isEmpty ? candidate.word : "\(candidate.word)\t\(TerminalText.line(candidate.help))"
        }
        switch answer.files {
        case .files: lines.append(fileMark)
        case .folders: lines.append(folderMark)
        default: break
        }
        console.writeOutput(Printout(lines.map { $0 + "\n" }.joined()))
        return .success
    }

    /// Falls back to the library of the project.
    private static func tags(_ words: [String]) -> [String] {
        guard let command = Weblift.commands.first(where: { $0.name == words.first }),
            let inputs = inputs(words.dropFirst().dropLast(), of: command)
        else { return [] }
        var ignored = DiagnosticBag()
        return Pipeline.library(from: inputs, into: &ignored).components.map(\.tag)
    }

    /// nil where the configuration is wrong. An unfinished command line ends in an option without its value.
    private static func inputs(_ words: ArraySlice<String>, of command: any Command.Type) -> Inputs? {
        let lines: [ArraySlice<String>] = [words, words.dropLast(), []]
        for line in lines {
            guard
                let arguments = try? Arguments(
                    line,
                    options: command.allOptions,
                    takesDashedWords: command.takesDashedWords
                )
            else { continue }
            let named = command.positional == .files ? arguments.inputs : arguments.all(.input)
            return try? Inputs(named: named, Project(arguments, inputs: named))
        }
        return nil
    }
}
