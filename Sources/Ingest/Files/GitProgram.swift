import Core

/// The installed git, asked for objects and nothing else.
package struct GitProgram: Sendable {
    static let timeLimit = Duration.seconds(120)

    private let path: String
    /// A folder of the repository; the current one without it.
    private let folder: String?

    package init?(searchPath: String, folder: String? = nil) {
        guard let path = ProgramPath.find("git", in: searchPath) else { return nil }
        self.path = path
        self.folder = folder
    }

    /// Nothing is asked of a person, and git speaks one language. No protocol is allowed, even if the configuration of
    /// the repository allows it: in a partial clone git would fetch missing objects, with programs named there.
    private static let environment = [
        "GIT_TERMINAL_PROMPT": "0", "GIT_OPTIONAL_LOCKS": "0", "GIT_ALLOW_PROTOCOL": "", "GIT_NO_LAZY_FETCH": "1",
        "LC_ALL": "C",
    ]

    /// No program is run that the configuration of the repository names.
    private static let options: [ProgramArgument] = [
        "--no-pager", "-c", "protocol.allow=never", "-c", "core.hooksPath=/dev/null", "-c", "core.fsmonitor=false",
    ]

    func text(_ words: ProgramArgument...) throws(GitFailure) -> String {
        let lines = try told(words, limit: 1 << 16, orElse: "git does not know this")
        guard let line = lines.first else { throw GitFailure(message: "git does not know this") }
        return line
    }

    func lines(_ words: ProgramArgument...) throws(GitFailure) -> [String] {
        try told(words, limit: 4 << 20, orElse: "git does not tell this")
    }

    /// Lines of the answer, without warnings that git prints beside it; where it has none, its complaint.
    private func told(_ words: [ProgramArgument], limit: Int, orElse message: String) throws(GitFailure) -> [String] {
        func lines(_ run: ChildProcess.Run) -> [String] {
            run.output.split(whereSeparator: \.isNewline).map(String.init)
        }
        let answer = try run(words, .output, limit: limit)
        guard answer.succeeded, !answer.isOutputCut else {
            let complaint = try run(words, .outputAndErrors, limit: 1 << 16)
            throw GitFailure(message: message, words: Array(lines(complaint).prefix(5)))
        }
        return lines(answer)
    }

    func blob(_ id: String, atMost limit: Int) throws(GitFailure) -> [UInt8] {
        let run = try run(["cat-file", "blob", .revision(id)], .output, limit: limit)
        guard run.succeeded else { throw GitFailure(message: "git can't read the object \(id)") }
        guard !run.isOutputCut else {
            throw GitFailure(message: "a file is larger than \(limit >> 20) MiB and is not read")
        }
        return run.bytes
    }

    /// The files below a folder, sorted by path. Links and other repositories are none.
    func entries(of tree: String) throws(GitFailure) -> [GitInput.Entry] {
        let run = try run(["ls-tree", "-r", "-z", "--full-tree", .revision(tree)], .output, limit: 64 << 20)
        guard run.succeeded, !run.isOutputCut else { throw GitFailure(message: "git can't list the folder") }
        var entries: [GitInput.Entry] = []
        for record in run.bytes.split(separator: 0) {
            guard let tab = record.firstIndex(of: UInt8(ascii: "\t")),
                let path = String(validating: record[(tab + 1)...], as: UTF8.self)
            else { continue }
            let fields = record[..<tab].split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
            guard fields.count == 3, fields[0].hasPrefix("100"), fields[1] == "blob" else { continue }
            entries.append(GitInput.Entry(path: path, id: fields[2]))
        }
        return entries.sorted { $0.path < $1.path }
    }

    private func run(
        _ words: [ProgramArgument],
        _ streams: ChildProcess.Streams,
        limit: Int
    ) throws(GitFailure) -> ChildProcess.Run {
        let place: [ProgramArgument] = folder.map { ["-C", .path($0)] } ?? []
        let process = ChildProcess(
            program: path,
            arguments: Self.options + place + words,
            timeLimit: Self.timeLimit,
            outputLimit: limit,
            streams: streams,
            environment: Self.environment
        )
        let run: ChildProcess.Run
        do throws(ProcessFailure) {
            run = try process.run()
        } catch {
            throw GitFailure(message: error.message)
        }
        guard run.ending != .timeLimit else { throw GitFailure(message: "git does not end") }
        return run
    }
}

package struct GitFailure: Error, Equatable {
    package let message: String
    /// Words of git itself, line by line.
    package var words: [String] = []
}

/// The tags of a repository that the current commit has in its history.
package struct GitTags: Sendable {
    /// Names, as git lists them.
    package let names: [String]
    /// Tags of the current commit itself.
    package let current: Set<String>

    package init(_ git: GitProgram) throws(GitFailure) {
        names = try git.lines("tag", "--list", "--merged", "HEAD")
        current = Set(try git.lines("tag", "--list", "--points-at", "HEAD"))
    }
}
