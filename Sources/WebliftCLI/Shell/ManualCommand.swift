/// `make install` installs the page.
enum ManualCommand: Command {
    static let name = "manual"
    static let summary = "print the manual page, for man"
    static let usage = "manual"
    static let options: [Option] = []
    static let positional = Completion.nothing
    static let remarks = """
        “weblift manual > weblift.1” and “man -l weblift.1” show it. “make install” installs it.
        """

    static func run(_ arguments: Arguments, _ session: inout Session) throws(UsageError) -> ExitCode {
        guard arguments.inputs.isEmpty else { throw UsageError("manual takes no inputs") }
        session.write(Array(ManualPage.text(Weblift.commands).utf8))
        session.close("printed the manual page")
        return session.finish()
    }
}
