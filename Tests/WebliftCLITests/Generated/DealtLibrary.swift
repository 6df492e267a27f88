import Foundation
import TestSupport
import Testing

/// A manifest that nobody has written: what about forty public libraries call their components, properties, slots, events
/// and methods, dealt anew by a program that stands beside the corpus.
struct DealtLibrary {
    let manifest: [UInt8]

    private static let searchPath = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"

    /// The first few; in `make proof` many, and one of the day.
    static let seeds = Loop.tries([1], of: Array(1...20) + [Int(Date().timeIntervalSince1970 / 86_400)])

    init(seed: Int) async throws {
        let run = try await BuiltProgram.run(
            ["python3", Shared.file("tools/recombine.py").path, "\(seed)", "60"],
            in: Shared.project.path,
            program: "/usr/bin/env",
            environment: ["PATH": Self.searchPath, "PYTHONDONTWRITEBYTECODE": "1", "PYTHONUTF8": "1"],
            timeLimit: 60
        )
        try #require(run.ending == .exit(0), "\(run.errorLines.joined(separator: "\n"))")
        manifest = run.output
    }
}
