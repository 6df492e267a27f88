import Ingest

enum HelpText {
    static func list(_ options: [Option]) -> String { table(options.map { ($0.usage, $0.help) }) }

    private static let longestLine = 120

    static func table(_ rows: [(String, String)]) -> String {
        let width = rows.map(\.0.count).max() ?? 0
        let margin = width + 4
        return rows.map { left, right in
            let lines = Wrapping.lines(of: right.split(separator: " "), indent: 0, width: longestLine - margin)
                .joined(separator: "\n" + String(repeating: " ", count: margin))
            return "  \(left.padded(to: width))  \(lines)"
        }.joined(separator: "\n")
    }

    static let exitCodes = """
        Exit codes:
          0  all well
          1  the command ran and found what it looks for: errors in the input, stale files, coverage under
             the bar, breaking changes
          2  wrong usage or configuration; what is to be compared can't be read
        """

    static func overview(_ commands: [any Command.Type]) -> String {
        """
        Weblift turns what a web-component library says about itself into what an iOS team needs from it.

        Usage: weblift <command> [inputs…] [options]

        Commands:
        \(table(commands.map { ($0.name, $0.summary) }))

        Inputs are files, folders and packages of npm (as folders or as .tgz), in any mixture. Each file is recognized by its
        content; it is one of these:
        \(InputFormats.kinds.map { "  \($0)" }.joined(separator: "\n"))
        Without inputs, those of ./weblift.json are used; without that file, the bundled sample (weblift:sample).

        Common options:
        \(list(Option.common))

        \(exitCodes)

        “weblift <command> --help” tells more about a command.

        """
    }
}
