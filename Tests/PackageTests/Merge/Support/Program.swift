import Foundation
import TestSupport

/// Programs of this machine, whose answers are compared with ours.
enum Program {
    static func isInstalled(_ name: String) -> Bool { path(of: name) != nil }

    static func path(of name: String) -> String? {
        let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
        return folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// Runs a script in a folder; what it says goes nowhere.
    static func shell(_ script: String, in folder: borrowing TemporaryFolder) async throws {
        let url = folder.url
        try await Waiting.forProgram { try shellBlocking(script, in: url) }
    }

    private static func shellBlocking(_ script: String, in folder: URL) throws {
        // Nothing that is set up on this machine has a say.
        var environment = ProcessInfo.processInfo.environment
        environment["GIT_CONFIG_GLOBAL"] = "/dev/null"
        environment["GIT_CONFIG_NOSYSTEM"] = "1"
        _ = try TestProcess(command: ["/bin/sh", "-c", script], in: folder.path, environment: environment).run()
    }
}
