import Foundation
import TestSupport
import Testing
import WebliftCLI

@Suite("The README")
struct ReadmeTests {
    @Test("its example is what the program prints today")
    func example() throws {
        let readme = try String(contentsOf: Shared.project.appending(path: "README.md"), encoding: .utf8)
        let lines = readme.split(separator: "\n", omittingEmptySubsequences: false)
        let start = try #require(lines.firstIndex { $0.hasPrefix("$ weblift ") })
        let end = try #require(lines[start...].firstIndex { $0 == "…" })
        let words = lines[start].split(separator: " ").dropFirst(2).map(String.init)
        let console = RecordingConsole()
        // Named and not left to the default, so that the test does not depend on a configuration in the working folder.
        let sample = Shared.project.appending(path: "specs/elevate/2.0").path
        _ = Weblift.run(words + [sample, "--quiet"], console: console, environment: [:])
        #expect(console.outputText.contains(lines[(start + 1)..<end].joined(separator: "\n")))
    }

    @Test("its example of a release is what the program prints today, to the last line")
    func release() async throws {
        let readme = try String(contentsOf: Shared.project.appending(path: "README.md"), encoding: .utf8)
        let lines = readme.split(separator: "\n", omittingEmptySubsequences: false)
        let start = try #require(lines.firstIndex { $0.hasPrefix("$ weblift diff ") })
        let end = try #require(lines[start...].firstIndex { $0 == "```" })
        let words = lines[start].split(separator: " ").dropFirst(2).map(String.init)
        let run = try await BuiltProgram.run(words + ["--quiet"], in: Shared.project.path)
        #expect(run.outputText == lines[(start + 1)..<end].joined(separator: "\n") + "\n")
    }
}
