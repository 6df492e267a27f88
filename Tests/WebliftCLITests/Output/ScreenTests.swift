import Core
import Foundation
import Testing

@testable import WebliftCLI

@Suite("What a run prints fits on a screen")
struct ScreenTests {
    private let folder = TemporaryFolder()

    private func lines(_ count: Int) -> [UInt8] { Array((1...count).map { "\($0)\n" }.joined().utf8) }

    @Test("a text that fits is printed as it is")
    func short() {
        #expect(Screen.fitted(lines(30), keepingLast: 2).text == lines(30))
        #expect(Screen.fitted([], keepingLast: 2).text == [])
    }

    @Test("of a longer text the beginning and the last lines are printed, and how much is left out")
    func long() {
        let fitted = Screen.fitted(lines(1000), keepingLast: 2)
        let text = String(decoding: fitted.text, as: UTF8.self)
        #expect(fitted.lineCount == 30)
        #expect(text.hasPrefix("1\n2\n"))
        #expect(text.hasSuffix("27\n… 971 more lines: --full prints them\n999\n1000\n"))
    }

    @Test("the closing line says what happened, how much there is to read, and what to do next")
    func closing() {
        var diagnostics = DiagnosticBag()
        let line = ClosingLine(text: "3 files in out", next: "weblift verify out")
        #expect(line.line(of: "generate", diagnostics) == "weblift generate: 3 files in out. Next: weblift verify out")
        diagnostics.warning(.inputEmpty, "a", at: nil)
        diagnostics.error(.inputEmpty, "b", at: nil)
        diagnostics.note(.inputEmpty, "c", at: nil)
        let failed = ClosingLine(text: "nothing was written", next: nil)
        #expect(failed.line(of: "docs", diagnostics) == "weblift docs: nothing was written; 1 error, 1 warning")
    }

    @Test("long work shows on a terminal what it does, clears that, and is silent in a pipe and with --quiet")
    func progress() throws {
        try folder.write(BadInputRun.good, to: "cem.json")
        let words = ["generate", folder.path("cem.json"), "--out", folder.path("out"), "--color", "never"]
        let terminal = ConsoleRun(words, isTerminal: true).errorText
        #expect(terminal.hasPrefix("\r\u{1B}[Kreading the library …"))
        let last = terminal.components(separatedBy: "\r\u{1B}[K").last
        #expect(last?.hasPrefix("weblift generate: ") == true, "the line is clear before anything else")
        let pipe = ConsoleRun(words).errorText
        #expect(!pipe.contains("\r") && !pipe.contains("reading"))
        #expect(ConsoleRun(words + ["--quiet"], isTerminal: true).errorText == "")
    }

    @Test("a terminal gets a screen of a long text, and all of it with --full; a file or a pipe gets all of it")
    func destinations() {
        func text(isTerminal: Bool, _ more: String...) -> String {
            let words = ["explain", "button", "--input", "weblift:sample", "--color", "never"]
            return ConsoleRun(words + more, isTerminal: isTerminal).outputText
        }
        let all = text(isTerminal: false)
        let screen = text(isTerminal: true)
        #expect(all.count { $0 == "\n" } > Screen.textHeight && !all.contains("--full"))
        #expect(screen.contains(" more lines: --full prints them\n"))
        #expect(screen.count { $0 == "\n" } == Screen.textHeight)
        #expect(text(isTerminal: true, "--full") == all)
    }

    @Test(
        "every command ends with one line, and never with --quiet or among diagnostics that are JSON",
        arguments: [
            ["inspect", "weblift:sample"], ["inspect", "nowhere"], ["coverage", "weblift:sample"],
            ["explain", "button", "--input", "weblift:sample"], ["explain", "nothing", "--input", "weblift:sample"],
            ["tokens", "weblift:sample"], ["templates", "list"], ["templates", "lint"], ["matrix"], ["matrix", "12"],
            ["usage", "nowhere", "--input", "weblift:sample"], ["diff", "weblift:sample", "weblift:sample"],
            ["completions", "bash"], ["manual"], ["generate", "nowhere"], ["docs", "nowhere"],
        ]
    )
    func everyCommand(words: [String]) throws {
        let loud = ConsoleRun(words)
        let line = try #require(loud.closingLine)
        #expect(line.hasPrefix("weblift \(words[0]): "))
        #expect(!loud.outputText.contains(line), "it is no part of the data")
        #expect(ConsoleRun(words + ["--quiet"]).closingLine == nil)
        #expect(ConsoleRun(words + ["--diagnostics", "json"]).closingLine == nil)
        #expect(ConsoleRun(words + ["--quiet"]).output == loud.output)
    }
}
