import Ingest

struct DiffSides: Sendable, Equatable {
    enum Side: Sendable, Equatable {
        case inputs(Inputs)
        case git([GitInput])
        /// The newest tag that differs from the disk.
        case latestRelease(of: [String])
    }

    var old: Side
    let new: Side

    /// Takes two words; two revisions; a revision and the present files; or the present files alone, with the latest
    /// release as old side. Mistakes name `command`.
    init(_ project: Project, of command: String) throws(UsageError) {
        let words = project.arguments.inputs
        let revisions = project.arguments.all(DiffCommand.git)
        let configured = project.configuration?.inputs ?? []
        switch (revisions.count, words.count) {
        case (0, 2):
            old = .inputs(try Inputs(named: [words[0]], project))
            new = .inputs(try Inputs(named: [words[1]], project))
        case (0...1, 0...1):
            let paths = words.isEmpty ? configured : words
            guard !paths.isEmpty, paths != [Inputs.sampleName] else { throw Self.mistake(command) }
            new = .inputs(.paths(paths))
            old = revisions.isEmpty ? .latestRelease(of: paths) : try Self.side(revisions[0], at: paths)
        case (2, 0):
            old = try Self.side(revisions[0], at: configured)
            new = try Self.side(revisions[1], at: configured)
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

    /// A revision and a path, or a revision alone, for the present `paths`.
    static func side(_ text: String, at paths: [String]) throws(UsageError) -> Side {
        guard !text.contains(":") else {
            guard let input = GitInput(text) else { throw mistaken(text) }
            return .git([input])
        }
        guard !paths.isEmpty else { throw mistaken(text) }
        return .git(try inputs(of: text, at: paths))
    }

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
