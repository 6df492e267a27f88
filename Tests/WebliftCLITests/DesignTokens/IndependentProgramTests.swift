import Foundation
import TestSupport
import Testing

/// The tables that tests compare with were written by programs in another language; whoever changes the files they are about
/// has to run those again.
@Suite("What programs in Python find is what the tables say")
struct IndependentProgramTests {
    private static let searchPath = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
    private static let hasPython = searchPath.split(separator: ":").contains {
        FileManager.default.isExecutableFile(atPath: "\($0)/python3")
    }
    private static let absence: Comment = "python3 is not installed"

    @Test(
        "of the tokens of the sample and of the token files",
        .enabled(if: hasPython, absence),
        arguments: [
            ["Tests/Sample/resolve_tokens.py", "specs/elevate/2.0/tokens", "Tests/Sample/tokens-2.0.tsv"],
            ["Tests/TokenFiles/count_tokens.py", "Tests/TokenFiles", "Tests/TokenFiles/tokens.tsv"],
        ]
    )
    func same(words: [String]) async throws {
        let run = try await BuiltProgram.run(
            ["python3"] + words.prefix(2),
            in: Shared.project.path,
            program: "/usr/bin/env",
            environment: ["PATH": Self.searchPath, "PYTHONDONTWRITEBYTECODE": "1", "PYTHONUTF8": "1"],
            timeLimit: 120
        )
        try #require(run.ending == .exit(0), "\(run.errorLines.joined(separator: "\n"))")
        let table = try String(contentsOf: Shared.project.appending(path: words[2]), encoding: .utf8)
        let found = String(decoding: run.output, as: UTF8.self)
        let (lines, wanted) = (found.split(separator: "\n"), table.split(separator: "\n"))
        #expect(wanted.count > 100)
        let difference = lines.difference(from: wanted)
        #expect(difference.isEmpty, "\(words[2]) is out of date: \(difference.prefix(5))")
    }
}
