import Foundation
import TestSupport
import Testing

/// The tables that tests compare with were written by programs in another language; whoever changes the files they are about
/// has to run those again.
@Suite("What programs in Python find is what the tables say")
struct IndependentProgramTests {
    @Test(
        "of the tokens of the sample and of the token files",
        .enabled("python3 is not installed") { await Python.isInstalled },
        arguments: [
            ["Tests/Sample/resolve_tokens.py", "specs/elevate/2.0/tokens", "Tests/Sample/tokens-2.0.tsv"],
            ["Tests/TokenFiles/count_tokens.py", "Tests/TokenFiles", "Tests/TokenFiles/tokens.tsv"],
        ]
    )
    func same(words: [String]) async throws {
        let paths = words.map { Shared.project.appending(path: $0).path }
        let lines = try await Python.run(Array(paths.prefix(2))).split(separator: "\n")
        let wanted = try String(contentsOfFile: paths[2], encoding: .utf8).split(separator: "\n")
        #expect(wanted.count > 100)
        let difference = lines.difference(from: wanted)
        #expect(difference.isEmpty, "\(words[2]) is out of date: \(difference.prefix(5))")
    }
}
