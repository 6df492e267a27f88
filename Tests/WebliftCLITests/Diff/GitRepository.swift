import Foundation
import TestSupport

/// A git repository in a temporary folder, made with the installed git.
struct GitRepository {
    static let git = ["/usr/bin/git", "/usr/local/bin/git", "/opt/homebrew/bin/git"].first {
        FileManager.default.isExecutableFile(atPath: $0)
    }

    static let absence = "git is not installed"

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
        for (name, text) in files.sorted(by: { $0.key < $1.key }) {
            let url = URL(fileURLWithPath: folder.path(name))
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(text.utf8).write(to: url)
        }
        try await run("add", "--all")
        try await run("-c", "user.name=Test", "-c", "user.email=test@example.org", "commit", "--quiet", "-m", tag)
        try await run("tag", tag)
    }

    private func run(_ words: String...) async throws {
        try await Waiting.forProgram {
            let command = [Self.git ?? "/usr/bin/git"] + words
            let ending = try TestProcess(command: command, in: folder.path, environment: Self.environment).run()
            guard ending == .exit(0) else { throw CocoaError(.executableLoad) }
        }
    }
}
