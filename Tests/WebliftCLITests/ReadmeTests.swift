import Foundation
import TestSupport
import Testing

@Suite("The README")
struct ReadmeTests {
    @Test("its example is what the program prints today")
    func example() throws {
        let (words, output) = try example("$ weblift ", end: "…")
        // Named and not left to the default, so that the test does not depend on a configuration in the working folder.
        let sample = Shared.project.appending(path: "specs/elevate/2.0").path
        #expect(ConsoleRun(words + [sample, "--quiet"]).outputText.contains(output))
    }

    @Test("its example of a release is what the program prints today, to the last line")
    func release() async throws {
        let (words, output) = try example("$ weblift diff ", end: "```")
        let run = try await BuiltProgram.run(words + ["--quiet"], in: Shared.project.path)
        #expect(run.outputText == output + "\n")
    }

    /// The words of a command and the lines below it.
    private func example(_ command: String, end: String) throws -> (words: [String], output: String) {
        let readme = try String(contentsOf: Shared.project.appending(path: "README.md"), encoding: .utf8)
        let lines = readme.split(separator: "\n", omittingEmptySubsequences: false)
        let start = try #require(lines.firstIndex { $0.hasPrefix(command) })
        let shown = lines[(start + 1)...].prefix { $0 != end }
        #expect(shown.endIndex < lines.endIndex)
        return (lines[start].split(separator: " ").dropFirst(2).map(String.init), shown.joined(separator: "\n"))
    }
}
