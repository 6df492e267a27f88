import Ingest

/// The two libraries that a command line asks to compare.
struct DiffSides: Sendable, Equatable {
    enum Side: Sendable, Equatable {
        case inputs(Inputs)
        case git([GitInput])
        /// Inputs of the latest release at the paths of the new side: the newest tag that differs from the disk.
        case latestRelease(of: [String])
    }

    var old: Side
    let new: Side

    /// Takes two words; two revisions; a revision and the present files; or only the present files, which the
    /// configuration may name: then the old side is the latest release. `command` is named in mistakes.
    init(_ arguments: Arguments, of command: String) throws(UsageError) {
        // A configuration that is named is checked even where nothing of it is used.
        if arguments.has(.config) { _ = try Configuration.find(arguments) }
        let words = arguments.inputs
        let revisions = arguments.all(DiffCommand.git)
        switch (revisions.count, words.count) {
        case (0, 2):
            old = .inputs(try Inputs(named: [words[0]], arguments))
            new = .inputs(try Inputs(named: [words[1]], arguments))
        case (0...1, 0...1):
            let paths = words.isEmpty ? try Configuration.find(arguments)?.inputs ?? [] : words
            guard !paths.isEmpty, paths != [Inputs.sampleName] else { throw Self.mistake(command) }
            new = .inputs(.paths(paths))
            old = revisions.isEmpty ? .latestRelease(of: paths) : try Self.side(revisions[0], at: paths)
        case (2, 0):
            let paths = try Configuration.find(arguments)?.inputs ?? []
            old = try Self.side(revisions[0], at: paths)
            new = try Self.side(revisions[1], at: paths)
        default: throw Self.mistake(command)
        }
    }

    private static func mistake(_ command: String) -> UsageError {
        UsageError(
            "\(command) compares two libraries, OLD and NEW",
            suggestion:
                "name two files or folders, or one to compare it with the latest release tag, or --git REF for another"
        )
    }

    /// Reads the value of `--git`: a revision and a path, or a revision alone, of which the present `paths` are read.
    static func side(_ text: String, at paths: [String]) throws(UsageError) -> Side {
        guard !text.contains(":") else {
            guard let input = GitInput(text) else { throw mistaken(text) }
            return .git([input])
        }
        guard !paths.isEmpty else { throw mistaken(text) }
        return .git(try inputs(of: text, at: paths))
    }

    /// Names the inputs of a revision at some paths of the disk.
    static func inputs(of revision: String, at paths: [String]) throws(UsageError) -> [GitInput] {
        var inputs: [GitInput] = []
        for path in paths {
            guard !path.hasPrefix("/") else {
                throw UsageError(
                    "the repository has no path “\(path)”",
                    suggestion: "name a path below the current folder, or --git REF:PATH"
                )
            }
            guard let input = GitInput(revision: revision, disk: path) else { throw mistaken(revision) }
            inputs.append(input)
        }
        return inputs
    }

    private static func mistaken(_ text: String) -> UsageError {
        UsageError(
            "--git can't be “\(text)”",
            suggestion:
                "it is a revision, such as v1.0.0, or a revision, a colon and a path, such as v1.0.0:docs"
        )
    }
}
