/// A subcommand: what it is called, what it takes, what it does.
protocol Command {
    static var name: String { get }
    /// One line for the list of commands.
    static var summary: String { get }
    /// How its command line is written, without the program's name.
    static var usage: String { get }
    /// The options that only this command has.
    static var options: [Option] { get }

    static func run(_ arguments: Arguments, _ session: inout Session) throws(UsageError) -> ExitCode
}

extension Command {
    static var allOptions: [Option] { options + Option.common }

    /// The text of `weblift <command> --help`.
    static var help: String {
        """
        \(summary)

        Usage: weblift \(usage)
        \(options.isEmpty ? "" : "\nOptions:\n" + HelpText.list(options) + "\n")
        Common options:
        \(HelpText.list(Option.common))

        \(HelpText.exitCodes)

        """
    }
}
