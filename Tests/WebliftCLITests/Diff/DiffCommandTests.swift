import Foundation
import TestSupport
import Testing

@testable import WebliftCLI

@Suite("weblift diff")
struct DiffCommandTests {
    private let folder = TemporaryFolder()
    private static let elevate = Shared.project.appending(path: "specs/elevate").path

    private static func run(_ words: String...) -> ConsoleRun { ConsoleRun(["diff"] + words + ["--quiet"]) }

    private static let old = elevate + "/1.0"
    private static let new = elevate + "/2.0"

    @Test(
        "the exit code is 1 where something is as severe as --fail-on says, or a declared version is less than what changed",
        arguments: [
            ("", ExitCode.found), ("--fail-on breaking", .found), ("--fail-on warning", .found),
            ("--fail-on any", .found), ("--fail-on never", .success),
            ("--fail-on breaking --only elvt-badge", .success), ("--fail-on warning --only elvt-badge", .success),
            ("--fail-on any --only elvt-badge", .found),
            ("--fail-on never --declared 2.0.0", .success), ("--fail-on never --declared 1.9.0", .found),
            ("--fail-on never --declared 1.0.0", .found), ("--fail-on never --declared 3.1.4", .success),
            ("--fail-on never --declared 2.0.0-rc.1", .success),
            // Breaking changes that the version allows are no finding, unless somebody asks for them.
            ("--declared 2.0.0", .success), ("--declared 1.9.0", .found),
            ("--declared 2.0.0 --fail-on breaking", .found),
        ]
    )
    func exits(words: String, exit: ExitCode) {
        let words = words.split(separator: " ").map(String.init)
        #expect(ConsoleRun(["diff", Self.old, Self.new, "--quiet"] + words).exit == exit)
    }

    @Test("of anything with itself there is nothing, in every format")
    func itself() throws {
        for input in [Self.new, Self.new + "/docs", Self.new + "/custom-elements.json"] {
            let run = Self.run(input, input, "--fail-on", "any")
            #expect(run.exit == .success && run.outputText == "API unchanged\nrequired version bump: none\n")
            let json = try JSONInstance(Self.run(input, input, "--format", "json").output)
            #expect(json["changes"] == .array([]) && json["unchanged"] == .array([]))
            #expect(Self.run(input, input, "--format", "markdown").outputText.contains("**API unchanged.**"))
        }
    }

    @Test("what can't be read ends the run with 2 and no report", arguments: ["diff", "release"])
    func unread(command: String) throws {
        try folder.write("no manifest", to: "broken.json")
        for sides in [[folder.path("broken.json"), Self.new], [Self.old, folder.path("absent.json")]] {
            let out = command == "release" ? ["--out", folder.path("out"), "--until", "3.0.0"] : []
            let run = ConsoleRun([command] + sides + out)
            #expect(run.exit == .usage && run.outputText.isEmpty, "\(sides)")
        }
    }

    @Test("where no source tells the old version, it has to be named")
    func base() {
        let words = ["diff", Self.old + "/docs", Self.new + "/docs", "--fail-on", "never", "--declared", "2.0.0"]
        #expect(ConsoleRun(words + ["--quiet"]).exit == .found)
        #expect(ConsoleRun(words + ["--base", "1.0.0", "--quiet"]).exit == .success)
    }

    @Test("the JSON of the sample fits its schema and has every change of the text")
    func schema() throws {
        let run = Self.run(Self.old, Self.new, "--format", "json")
        let report = try JSONInstance(run.output)
        let problems = try JSONSchema(named: "diff").problems(of: report)
        #expect(problems.isEmpty, "\(problems.prefix(10).joined(separator: "\n"))")
        let rules = report["changes"]?.elements?.compactMap { $0["rule"]?.text } ?? []
        let text = Self.run(Self.old, Self.new).outputText
        #expect(rules.count == 21)
        for rule in rules { #expect(text.contains("[\(rule)]")) }
    }

    @Test("no output tells where it was made", arguments: ["text", "json", "markdown", "sarif", "github"])
    func paths(format: String) {
        let run = Self.run(Self.old, Self.new, "--format", format)
        #expect(!run.outputText.contains(Self.elevate))
    }

    @Test("text of an input can't end a table or a block of Markdown, nor steer a terminal")
    func hostile() throws {
        func manifest(_ type: String) -> String {
            SmallLibrary.manifest(SmallLibrary.component("x-a", [SmallLibrary.field(#"a|b\u001b[2J`"#, type)]))
        }
        let sides = (manifest("'a|b' | '```' | '\\n# x'"), manifest("'a|b'"))
        let markdown = try folder.diff(sides.0, sides.1, ["--quiet", "--format", "markdown"]).outputText
        #expect(!markdown.contains("\n# x") && !markdown.contains("\u{1B}"))
        for line in markdown.split(separator: "\n") where line.hasPrefix("|") {
            #expect(line.replacing("\\|", with: "").filter { $0 == "|" }.count == 7, "\(line)")
        }
        let text = try folder.diff(sides.0, sides.1, ["--quiet"]).outputText
        #expect(!text.contains("\u{1B}") && !text.contains("\n# x"))
    }

    @Test("no text ends a command of a workflow or begins another one")
    func escaping() {
        #expect(WorkflowText.message("50 %\n::error::a, b") == "50 %25%0A::error::a, b")
        #expect(WorkflowText.message("::x::##[y]") == ": :x::# #[y]")
        #expect(WorkflowText.property("a:b,c%\r\n") == "a%3Ab%2Cc%25\u{FFFD}%0A")
    }
}
