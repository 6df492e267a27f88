import Foundation
import Testing

@testable import WebliftCLI

@Suite("weblift diff")
struct DiffCommandTests {
    private let folder = TemporaryFolder()
    private static let elevate = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "specs/elevate").path

    private static func run(_ words: String...) -> (exit: ExitCode, console: RecordingConsole) {
        let console = RecordingConsole()
        let exit = Weblift.run(["diff"] + words + ["--quiet"], console: console, environment: [:])
        return (exit, console)
    }

    private static let old = elevate + "/1.0"
    private static let new = elevate + "/2.0"

    @Test(
        "the exit code is 1 where something breaks, and 0 where nobody is to be told",
        arguments: [("breaking", ExitCode.found), ("warning", .found), ("any", .found), ("never", .success)]
    )
    func failOn(bar: String, exit: ExitCode) {
        #expect(Self.run(Self.old, Self.new, "--fail-on", bar).exit == exit)
    }

    @Test("what is not that severe is below the bar")
    func belowTheBar() {
        let badge = ["--only", "elvt-badge"]
        func exit(_ bar: String) -> ExitCode {
            let console = RecordingConsole()
            let words = ["diff", Self.old, Self.new, "--quiet", "--fail-on", bar] + badge
            return Weblift.run(words, console: console, environment: [:])
        }
        #expect(exit("breaking") == .success)
        #expect(exit("warning") == .success)
        #expect(exit("any") == .found)
    }

    @Test("of anything with itself there is nothing, in every format")
    func itself() throws {
        for input in [Self.new, Self.new + "/docs", Self.new + "/custom-elements.json"] {
            let (exit, console) = Self.run(input, input, "--fail-on", "any")
            #expect(exit == .success)
            #expect(console.outputText == "API unchanged\nrequired version bump: none\n")
            let json = try JSONInstance(Self.run(input, input, "--format", "json").console.output)
            #expect(json["changes"] == .array([]) && json["unchanged"] == .array([]))
            let markdown = Self.run(input, input, "--format", "markdown").console.outputText
            #expect(markdown.contains("**API unchanged.**"))
        }
    }

    @Test(
        "a declared version is held to what changed",
        arguments: [
            ("2.0.0", ExitCode.success), ("1.9.0", .found), ("1.0.0", .found), ("3.1.4", .success),
            ("2.0.0-rc.1", .success),
        ]
    )
    func declared(version: String, exit: ExitCode) {
        #expect(Self.run(Self.old, Self.new, "--fail-on", "never", "--declared", version).exit == exit)
    }

    @Test("with a declared version that is enough breaking changes are no finding, unless --fail-on asks for them")
    func allowed() {
        #expect(Self.run(Self.old, Self.new, "--declared", "2.0.0").exit == .success)
        #expect(Self.run(Self.old, Self.new, "--declared", "1.9.0").exit == .found)
        #expect(Self.run(Self.old, Self.new, "--declared", "2.0.0", "--fail-on", "breaking").exit == .found)
        #expect(Self.run(Self.old, Self.new).exit == .found)
    }

    @Test("what can't be read ends the run with 2 and no report", arguments: ["diff", "release"])
    func unread(command: String) throws {
        try folder.write("no manifest", to: "broken.json")
        for sides in [[folder.path("broken.json"), Self.new], [Self.old, folder.path("absent.json")]] {
            let console = RecordingConsole()
            let out = command == "release" ? ["--out", folder.path("out"), "--until", "3.0.0"] : []
            #expect(Weblift.run([command] + sides + out, console: console, environment: [:]) == .usage, "\(sides)")
            #expect(console.outputText.isEmpty)
        }
    }

    @Test("where no source tells the old version, it has to be named")
    func base() {
        let docs = (Self.old + "/docs", Self.new + "/docs")
        #expect(Self.run(docs.0, docs.1, "--fail-on", "never", "--declared", "2.0.0").exit == .found)
        #expect(
            Self.run(docs.0, docs.1, "--fail-on", "never", "--declared", "2.0.0", "--base", "1.0.0").exit == .success
        )
    }

    @Test("the JSON of the sample fits its schema and has every change of the text")
    func schema() throws {
        let run = Self.run(Self.old, Self.new, "--format", "json")
        let report = try JSONInstance(run.console.output)
        let problems = try JSONSchema(named: "diff").problems(of: report)
        #expect(problems.isEmpty, "\(problems.prefix(10).joined(separator: "\n"))")
        let rules = report["changes"]?.elements?.compactMap { $0["rule"]?.text } ?? []
        let text = Self.run(Self.old, Self.new).console.outputText
        #expect(rules.count == 21)
        for rule in rules { #expect(text.contains("[\(rule)]")) }
    }

    @Test("no output tells where it was made", arguments: ["text", "json", "markdown", "sarif", "github"])
    func paths(format: String) {
        let run = Self.run(Self.old, Self.new, "--format", format)
        #expect(!run.console.outputText.contains(Self.elevate))
    }

    @Test("text of an input can't end a table or a block of Markdown, nor steer a terminal")
    func hostile() throws {
        func manifest(_ type: String) -> [UInt8] {
            Array(
                """
                {"schemaVersion": "1.0.0", "modules": [{"declarations": [{"kind": "class", "name": "A",
                "tagName": "x-a", "customElement": true, "members": [{"kind": "field", "name": "a|b\\u001b[2J`",
                "type": {"text": "\(type)"}}]}]}]}
                """.utf8
            )
        }
        try folder.write(manifest("'a|b' | '```' | '\\n# x'"), to: "old.json")
        try folder.write(manifest("'a|b'"), to: "new.json")
        let words = [folder.path("old.json"), folder.path("new.json")]
        let markdown = Self.run(words[0], words[1], "--format", "markdown").console.outputText
        #expect(!markdown.contains("\n# x") && !markdown.contains("\u{1B}"))
        let bars = markdown.split(separator: "\n").filter { $0.hasPrefix("|") }
        for line in bars {
            let plain = line.replacing("\\|", with: "")
            #expect(plain.filter { $0 == "|" }.count == 7, "\(line)")
        }
        let text = Self.run(words[0], words[1]).console.outputText
        #expect(!text.contains("\u{1B}") && !text.contains("\n# x"))
    }
}
