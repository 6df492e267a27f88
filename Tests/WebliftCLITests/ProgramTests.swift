import Foundation
import Testing

@testable import WebliftCLI

@Suite("The program as a whole")
struct ProgramTests {
    private let folder = TemporaryFolder()

    private func run(_ words: String..., isTerminal: Bool = false, environment: [String: String] = [:]) -> (
        code: ExitCode, console: RecordingConsole
    ) {
        let console = RecordingConsole(isTerminal: isTerminal)
        return (Weblift.run(words, console: console, environment: environment), console)
    }

    @Test("--help names each option of the command and the exit codes", arguments: Weblift.commands.map { $0.name })
    func helpOfCommand(name: String) throws {
        let command = try #require(Weblift.commands.first { $0.name == name })
        for words in [[name, "--help"], [name, "-h"], ["help", name]] {
            let console = RecordingConsole()
            #expect(Weblift.run(words, console: console, environment: [:]) == .success)
            #expect(console.error.isEmpty)
            let lines = console.outputText.split(separator: "\n", omittingEmptySubsequences: false)
            #expect(lines.contains("Usage: weblift \(command.usage)"))
            // A long help goes on in the next line.
            let words = console.outputText.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            for option in command.allOptions {
                #expect(lines.contains { $0.hasPrefix("  \(option.usage) ") })
                #expect(words.contains("\(option.usage) \(option.help)"))
            }
            for code in ["0", "1", "2"] { #expect(lines.contains { $0.hasPrefix("  \(code)  ") }) }
            #expect(lines.allSatisfy { $0.count <= 120 && $0.last != " " })
            #expect(!console.outputText.contains("\n\n\n"))
        }
    }

    @Test("the overview names every command", arguments: [["--help"], ["-h"], ["help"]])
    func overview(words: [String]) {
        let console = RecordingConsole()
        #expect(Weblift.run(words, console: console, environment: [:]) == .success)
        for command in Weblift.commands {
            let lines = console.outputText.split(separator: "\n")
            #expect(lines.contains { $0.hasPrefix("  \(command.name) ") && $0.hasSuffix("  \(command.summary)") })
        }
        #expect(console.error.isEmpty)
    }

    @Test("the overview lists what a file may be, each on a line of its own, and no line is longer than a person reads")
    func formats() {
        let console = RecordingConsole()
        #expect(Weblift.run(["--help"], console: console, environment: [:]) == .success)
        let lines = console.outputText.split(separator: "\n")
        for kind in [
            "a custom-elements manifest", "Stencil's docs-json", "a readme of Stencil", "a TypeScript declaration file",
            "a page of MDX", "a registry or a registry item in the form of shadcn/ui",
            "JetBrains' web-types of custom elements",
            "VS Code's HTML custom data",
        ] {
            #expect(lines.contains("  \(kind)"))
        }
        #expect(lines.allSatisfy { $0.count <= 120 })
    }

    @Test("without a command the overview goes to standard error and the usage is wrong")
    func noCommand() {
        let (code, console) = run()
        #expect(code == .usage)
        #expect(console.output.isEmpty && console.errorText.contains("Usage: weblift"))
    }

    @Test("--version is one line of data", arguments: [["--version"], ["inspect", "--version"]])
    func version(words: [String]) {
        let console = RecordingConsole()
        #expect(Weblift.run(words, console: console, environment: [:]) == .success)
        #expect(console.outputText == "weblift \(Weblift.version)\n" && console.error.isEmpty)
    }

    @Test("exit codes have the numbers that scripts know")
    func exitCodes() {
        #expect(ExitCode.success.rawValue == 0 && ExitCode.found.rawValue == 1)
        #expect(ExitCode.usage.rawValue == 2)
    }

    @Test("color is used on a terminal, never with NO_COLOR, and always or never where the user says so")
    func colour() {
        func isColored(_ words: String..., isTerminal: Bool, noColour: String? = nil) -> Bool {
            let console = RecordingConsole(isTerminal: isTerminal)
            let environment = noColour.map { ["NO_COLOR": $0] } ?? [:]
            #expect(Weblift.run(["inspect", "nowhere"] + words, console: console, environment: environment) == .found)
            return console.errorText.contains("\u{1B}[")
        }
        #expect(isColored(isTerminal: true))
        #expect(!isColored(isTerminal: false))
        #expect(!isColored(isTerminal: true, noColour: "1"))
        #expect(isColored(isTerminal: true, noColour: ""), "an empty NO_COLOR says nothing")
        #expect(isColored("--color", "always", isTerminal: false, noColour: "1"))
        #expect(!isColored("--color=never", isTerminal: true))
        #expect(!isColored("--color=auto", isTerminal: false))
    }

    @Test("--quiet leaves errors only, in both formats of diagnostics", arguments: ["text", "json"])
    func quiet(format: String) throws {
        try folder.write("{\"modules\": []}", to: "no-version.json")
        let inputs = ["inspect", folder.path("no-version.json"), folder.path("nowhere")]
        let loud = RecordingConsole()
        let words = inputs + ["--diagnostics", format]
        #expect(Weblift.run(words, console: loud, environment: [:]) == .found)
        let quiet = RecordingConsole()
        #expect(Weblift.run(words + ["--quiet"], console: quiet, environment: [:]) == .found)
        #expect(loud.errorText.contains("manifest.unknown-version"))
        #expect(!quiet.errorText.contains("manifest.unknown-version"))
        #expect(quiet.errorText.contains("input.not-found"))
        #expect(loud.output == quiet.output)
    }

    @Test(
        "output that can't be written is an error, not a success with half of it",
        .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "this system has no /dev/full")
    )
    func fullDisk() async throws {
        try folder.write(BadInputRun.good, to: "good.json")
        for words in [["inspect", "good.json"], ["--help"], ["--version"]] {
            let run = try await folder.run(words, outputPath: "/dev/full").exits(1)
            #expect(run.errorText == "weblift: the output can't be written: no space left on device\n")
        }
    }
}
