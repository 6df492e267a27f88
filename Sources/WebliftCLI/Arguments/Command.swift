protocol Command {
    static var name: String { get }
    static var summary: String { get }
    /// Leaves out the program's name.
    static var usage: String { get }
    /// Remarks that the usage line can't hold, if any.
    static var remarks: String { get }
    static var options: [Option] { get }

    /// Kind of its words, for the completion of shells.
    static var positional: Completion { get }

    /// CSS properties begin with two hyphens as options do.
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
