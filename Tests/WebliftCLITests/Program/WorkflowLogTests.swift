import TestSupport
import Testing

@testable import WebliftCLI

/// Whoever runs the program on a pull request of a stranger has its output in a log in which a runner looks for commands.
@Suite("Commands of a workflow, in every text of an input", .keepsGoing)
struct WorkflowLogTests {
    private let folder = TemporaryFolder()
    private static let line =
        "::add-mask::ab\n##[set-output name=page]c ##vso[task.setvariable variable=d]e\n ::debug::f"

    /// Hostile text in a string of JSON, with each end of a line that there is.
    private static let inside =
        #"\n::add-mask::ab\r##[set-output name=page]c ##vso[task.setvariable variable=d]e\u2028::debug::f"#

    @Test("none is in what a command prints, in no format and on no stream")
    func printed() throws {
        try TextEverywhere.write(Self.inside, line: Self.line, to: folder)
        for words in TextEverywhere.commands {
            let console = RecordingConsole()
            let named =
                words.prefix(1)
                + words.dropFirst().map { word in
                    ["json", "css", "html"].contains { word.hasSuffix(".\($0)") } || Self.folders.contains(word)
                        ? folder.path(word) : word
                }
            _ = Weblift.run(Array(named), console: console, environment: [:])
            #expect(!console.output.isEmpty || !console.error.isEmpty, "\(words)")
            #expect(RunnerLog.commands(in: console.errorText) == [], "\(words)")
            let found = RunnerLog.commands(in: console.outputText)
            if words.last == "github" {
                let lines = console.outputText.split(separator: "\n").map(String.init)
                #expect(found == lines && (words[0] == "drift" || !lines.isEmpty), "\(words)")
                for line in lines {
                    #expect(line.contains(/^::(error|warning|notice) (\w+=[^,:]*,?)*::/), "\(words): \(line)")
                    #expect(!line.contains(/##\w*\[/), "\(words): \(line)")
                }
            } else {
                #expect(found == [], "\(words)")
            }
        }
    }

    private static let folders: Set<String> = ["app", "swift", "made", "docs"]

    @Test(
        "none is in a message about the command line",
        arguments: ["::add-mask::a", "##[group]b", "--::x::", "\n::x::y"]
    )
    func words(word: String) {
        for words in [[word], ["inspect", word], ["help", word], ["inspect", "--format", word], ["explain", word]] {
            let console = RecordingConsole()
            _ = Weblift.run(words, console: console, environment: [:])
            #expect(RunnerLog.commands(in: console.outputText + console.errorText) == [], "\(words)")
        }
    }
}
