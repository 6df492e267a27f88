import TestSupport
import Testing

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
        TextEverywhere.eachRun(in: folder) { words, run in
            #expect(RunnerLog.commands(in: run.errorText) == [], "\(words)")
            let found = RunnerLog.commands(in: run.outputText)
            guard words.last == "github" else {
                #expect(found == [], "\(words)")
                return
            }
            let lines = run.outputText.split(separator: "\n").map(String.init)
            #expect(found == lines && (words[0] == "drift" || !lines.isEmpty), "\(words)")
            for line in lines {
                #expect(line.contains(/^::(error|warning|notice) (\w+=[^,:]*,?)*::/), "\(words): \(line)")
                #expect(!line.contains(/##\w*\[/), "\(words): \(line)")
            }
        }
    }

    @Test(
        "none is in a message about the command line",
        arguments: ["::add-mask::a", "##[group]b", "--::x::", "\n::x::y"]
    )
    func words(word: String) {
        for words in [[word], ["inspect", word], ["help", word], ["inspect", "--format", word], ["explain", word]] {
            let run = ConsoleRun(words)
            #expect(RunnerLog.commands(in: run.outputText + run.errorText) == [], "\(words)")
        }
    }
}
