/// A subcommand: its name, its help texts, its options and its run.
protocol Command {
    static var name: String { get }
    /// Line for the list of commands.
    static var summary: String { get }
    /// Syntax of its command line, without the program's name.
    static var usage: String { get }
    /// Remarks that the usage line can't hold; the empty string where there are none.
    static var remarks: String { get }
    /// The options that only this command has.
    static var options: [Option] { get }

    /// Kind of its words, for the completion of shells.
    static var positional: Completion { get }

    /// Whether a word with two hyphens can be something other than an option: the name of a CSS property.
    static var takesDashedWords: Bool { get }

    static func run(_ arguments: Arguments, _ session: inout Session) throws(UsageError) -> ExitCode
}

extension Command {
    static var remarks: String { "" }

    static var positional: Completion { .files }

    static var takesDashedWords: Bool { false }

    static var allOptions: [Option] { options + Option.common }

    /// The text of `weblift <command> --help`.
    static var help: String {
        """
        \(summary)

        Usage: weblift \(usage)
        \(remarks.isEmpty ? "" : "\n" + remarks + "\n")\(options.isEmpty ? "" : "\nOptions:\n" + HelpText.list(options) + "\n")
        Common options:
        \(HelpText.list(Option.common))

        \(HelpText.exitCodes)

        """
    }
}
