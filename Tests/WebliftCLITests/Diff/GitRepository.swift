import Foundation
import TestSupport
import Testing

/// A git repository in a temporary folder, made with the installed git.
struct GitRepository {
    static let git = ["/usr/bin/git", "/usr/local/bin/git", "/opt/homebrew/bin/git"].first {
        FileManager.default.isExecutableFile(atPath: $0)
    }

    /// What `weblift` gets of the environment: git, and no configuration of the person who runs the tests.
    static var environment: [String: String] {
        [
            "PATH": git.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path } ?? "",
            "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null", "HOME": "/nonexistent",
        ]
    }

    let folder: TemporaryFolder

    init(_ folder: TemporaryFolder) async throws {
        self.folder = folder
        try await run("init", "--quiet")
    }

    func commit(_ files: [String: String], tag: String) async throws {
        for (name, text) in files { try folder.write(text, to: name) }
        try await run("add", "--all")
        try await run("-c", "user.name=Test", "-c", "user.email=test@example.org", "commit", "--quiet", "-m", tag)
        try await run("tag", tag)
    }

    /// Makes a branch of the name that a tag has, of which git warns wherever it is asked for.
    func branch(_ name: String) async throws { try await run("branch", name) }

    /// Takes a file's content away, as a partial clone has it, so that git fetches it from `origin` when it is asked
    /// for.
    func forget(_ text: String, origin: String) async throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: folder.path("forgotten")))
        let id = try await run("hash-object", "forgotten").trimmingCharacters(in: .whitespacesAndNewlines)
        try folder.remove("forgotten")
        try folder.remove(".git/objects/\(id.prefix(2))/\(id.dropFirst(2))")
        for (name, value) in [
            ("core.repositoryformatversion", "1"), ("extensions.partialClone", "origin"),
            ("remote.origin.promisor", "true"), ("remote.origin.url", origin), ("protocol.ext.allow", "always"),
        ] { try await run("config", name, value) }
    }

    @discardableResult
    private func run(_ words: String...) async throws -> String {
        let answer = folder.path(".git.answer")
        try await Waiting.forProgram {
            let git = TestProcess(
                command: [Self.git ?? "/usr/bin/git"] + words,
                in: folder.path,
                environment: Self.environment,
                output: answer
            )
            guard try git.run() == .exit(0) else { throw CocoaError(.executableLoad) }
        }
        defer { try? FileManager.default.removeItem(atPath: answer) }
        return try String(contentsOfFile: answer, encoding: .utf8)
    }
}

extension TemporaryFolder {
    /// Runs the program in it, with git on its path.
    func runWithGit(_ words: [String]) async throws -> ProgramRun {
        try await run(words, environment: GitRepository.environment)
    }
}

extension Trait where Self == ConditionTrait {
    static var needsGit: Self { .enabled(if: GitRepository.git != nil, "git is not installed") }
}
