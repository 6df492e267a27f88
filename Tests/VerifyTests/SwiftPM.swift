import Core
import Foundation
import TestSupport
import Testing

/// The package manager of this machine, of which tests ask what it makes of a package.
enum SwiftPM {
    /// The manifest as it reads it; nil where it does not load it.
    static func manifest(in folder: String) async throws -> [String: Any]? {
        try await answer(["dump-package"], in: folder)
    }

    /// The targets with their files.
    static func description(of folder: String) async throws -> [String: Any]? {
        try await answer(["describe", "--type", "json"], in: folder)
    }

    private static func answer(_ command: [ProgramArgument], in folder: String) async throws -> [String: Any]? {
        let program = ChildProcess(
            program: "/usr/bin/env",
            arguments: ["swift", "package", "--package-path", .path(folder)] + command,
            timeLimit: .seconds(120),
            streams: .output
        )
        let run = try await Waiting.forCompiler { try program.run() }
        guard run.succeeded else { return nil }
        return try JSONSerialization.jsonObject(with: Data(run.bytes)) as? [String: Any]
    }
}
