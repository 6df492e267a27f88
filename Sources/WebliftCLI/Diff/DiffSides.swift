import Ingest

/// The two libraries that a command line asks to compare.
struct DiffSides: Sendable, Equatable {
    enum Side: Sendable, Equatable {
        case inputs(Inputs)
        case git(GitInput)
    }

    let old: Side
    let new: Side

    /// Two words, two revisions, or a revision and what became of it; `command` is whose they are.
    init(_ arguments: Arguments, of command: String) throws(UsageError) {
        // A configuration that is named is checked even where nothing of it is used.
        if arguments.has(.config) { _ = try Configuration.find(arguments) }
        let words = arguments.inputs
        var revisions: [GitInput] = []
        for text in arguments.all(DiffCommand.git) { revisions.append(try Self.revision(text)) }
        switch (revisions.count, words.count) {
        case (0, 2):
            old = .inputs(try Inputs(named: [words[0]], arguments))
            new = .inputs(try Inputs(named: [words[1]], arguments))
        case (1, 1):
            old = .git(revisions[0])
            new = .inputs(try Inputs(named: [words[0]], arguments))
        case (2, 0):
            old = .git(revisions[0])
            new = .git(revisions[1])
        default:
            throw UsageError(
                "\(command) compares two libraries, OLD and NEW",
                suggestion: "name two files or folders, or one and --git REF:PATH for the old one"
            )
        }
    }

    /// What stands behind `--git`.
    static func revision(_ text: String) throws(UsageError) -> GitInput {
        guard let input = GitInput(text) else {
            throw UsageError(
                "--git can't be “\(text)”",
                suggestion: "it is a revision, a colon and a path, such as v1.0.0:docs"
            )
        }
        return input
    }
}
