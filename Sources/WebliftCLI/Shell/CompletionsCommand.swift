enum CompletionsCommand: Command {
    static let name = "completions"
    static let summary = "print the script with which bash, zsh or fish completes command lines"
    static let usage = "completions bash|zsh|fish"
    static let options: [Option] = []
    static let positional = Completion.words(CompletionScript.allCases.map(\.rawValue))
    static let remarks = """
        It completes commands, options and their values, ids of diagnostics, and the tags of your library. To use it:
          bash   echo 'source <(weblift completions bash)' >> ~/.bashrc
          zsh    echo 'source <(weblift completions zsh)' >> ~/.zshrc   (behind compinit)
          fish   weblift completions fish > ~/.config/fish/completions/weblift.fish
        """

    static func run(_ arguments: Arguments, _ session: inout Session) throws(UsageError) -> ExitCode {
        let shells = CompletionScript.allCases.map(\.rawValue)
        guard let word = arguments.inputs.first, arguments.inputs.count == 1 else {
            throw UsageError("completions needs one of: \(shells.joined(separator: ", "))")
        }
        let script: CompletionScript = try UnknownChoice.checked(word, of: "completions")
        session.write(Array(script.text.utf8))
        session.close("printed the script for \(word)")
        return session.finish()
    }
}
