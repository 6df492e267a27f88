import Foundation
import Testing

@testable import WebliftCLI

@Suite("The program as a whole")
struct ProgramTests {
    private let folder = TemporaryFolder()

    @Test("--help names each option of the command and the exit codes", arguments: Weblift.commands.map { $0.name })
    func helpOfCommand(name: String) throws {
        let command = try #require(Weblift.commands.first { $0.name == name })
        for words in [[name, "--help"], [name, "-h"], ["help", name]] {
            let run = ConsoleRun(words)
            #expect(run.exit == .success && run.errorText.isEmpty)
            let lines = run.outputText.split(separator: "\n", omittingEmptySubsequences: false)
            #expect(lines.contains("Usage: weblift \(command.usage)"))
            // A long help goes on in the next line.
            let text = run.outputText.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            for option in command.allOptions {
                #expect(lines.contains { $0.hasPrefix("  \(option.usage) ") })
                #expect(text.contains("\(option.usage) \(option.help)"))
            }
            for code in ["0", "1", "2"] { #expect(lines.contains { $0.hasPrefix("  \(code)  ") }) }
            #expect(lines.allSatisfy { $0.count <= 120 && $0.last != " " })
            #expect(!run.outputText.contains("\n\n\n"))
        }
    }

    @Test(
        "the overview names every command and lists what a file may be, and no line is longer than a person reads",
        arguments: [["--help"], ["-h"], ["help"]]
    )
    func overview(words: [String]) {
        let run = ConsoleRun(words)
        #expect(run.exit == .success && run.errorText.isEmpty)
        let lines = run.outputText.split(separator: "\n")
        for command in Weblift.commands {
            #expect(lines.contains { $0.hasPrefix("  \(command.name) ") && $0.hasSuffix("  \(command.summary)") })
        }
        for kind in [
            "a custom-elements manifest", "Stencil's docs-json", "a readme of Stencil", "a TypeScript declaration file",
            "a page of MDX", "a registry or a registry item in the form of shadcn/ui",
            "JetBrains' web-types of custom elements", "VS Code's HTML custom data",
        ] {
            #expect(lines.contains("  \(kind)"))
        }
        #expect(lines.allSatisfy { $0.count <= 120 })
    }

    @Test("without a command the overview goes to standard error and the usage is wrong")
    func noCommand() {
        let run = ConsoleRun([])
        #expect(run.exit == .usage && run.output.isEmpty && run.errorText.contains("Usage: weblift"))
    }

    @Test("--version is one line of data", arguments: [["--version"], ["inspect", "--version"]])
    func version(words: [String]) {
        let run = ConsoleRun(words)
        #expect(run.exit == .success && run.errorText.isEmpty)
        #expect(run.outputText == "weblift \(Weblift.version)\n")
    }

    @Test("exit codes have the numbers that scripts know")
    func exitCodes() { #expect([ExitCode.success, .found, .usage].map(\.rawValue) == [0, 1, 2]) }

    @Test(
        "color is used on a terminal, never with NO_COLOR, and always or never where the user says so",
        arguments: [
            (true, nil, [], true), (false, nil, [], false), (true, "1", [], false),
            // An empty NO_COLOR says nothing.
            (true, "", [], true), (false, "1", ["--color", "always"], true), (true, nil, ["--color=never"], false),
            (false, nil, ["--color=auto"], false),
        ] as [(Bool, String?, [String], Bool)]
    )
    func color(isTerminal: Bool, noColor: String?, words: [String], isColored: Bool) {
        let environment = noColor.map { ["NO_COLOR": $0] } ?? [:]
        let run = ConsoleRun(["inspect", "nowhere"] + words, isTerminal: isTerminal, environment: environment)
        #expect(run.exit == .found && run.errorText.contains("\u{1B}[") == isColored)
    }

    @Test("--quiet leaves errors only, in both formats of diagnostics", arguments: ["text", "json"])
    func quiet(format: String) throws {
        try folder.write("{\"modules\": []}", to: "no-version.json")
        let words = ["inspect", folder.path("no-version.json"), folder.path("nowhere"), "--diagnostics", format]
        let loud = ConsoleRun(words)
        let quiet = ConsoleRun(words + ["--quiet"])
        #expect(loud.exit == .found && quiet.exit == .found && loud.output == quiet.output)
        #expect(loud.errorText.contains("manifest.unknown-version"))
        #expect(!quiet.errorText.contains("manifest.unknown-version"))
        #expect(quiet.errorText.contains("input.not-found"))
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
