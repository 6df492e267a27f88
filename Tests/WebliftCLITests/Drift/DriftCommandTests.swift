import Foundation
import Testing

@testable import WebliftCLI

@Suite("weblift drift")
struct DriftCommandTests {
    private static let pulse = SmallLibrary.field("pulse", "boolean", #""default": "false", "attribute": "pulse""#)
    private static let manifest = SmallLibrary.manifest(
        SmallLibrary.component("acme-badge", [pulse], SmallLibrary.slot)
    )

    /// A run in a project with a manifest, Swift, and what else a test writes.
    private func run(_ words: String..., files: [String: String]) throws -> ConsoleRun {
        try TemporaryFolder.with { folder in
            try folder.write(Self.manifest, to: "custom-elements.json")
            for (name, text) in files { try folder.write(text, to: name) }
            let input = ["--input", folder.path("custom-elements.json")]
            let configuration = files["weblift.json"] == nil ? [] : ["--config", folder.path("weblift.json")]
            return ConsoleRun(["drift", folder.path("App")] + words + input + configuration)
        }
    }

    private static let right = """
        public struct AcmeBadge<Content: View>: View {
            public init(isPulsing: Bool = false, @ViewBuilder content: () -> Content) {}
            public init(_ content: String, isPulsing: Bool = false) where Content == Text {}
        }
        """
    private static let wrong = right.replacing("isPulsing: Bool = false", with: "isPulsing: Bool = true")

    private static func swift(_ text: String) -> [String: String] { ["App/Badge.swift": text] }

    @Test("exits with 0 where nothing is open, with 1 where anything is, and with 2 where something can't be read")
    func exitCodes() throws {
        let missing = try run(files: Self.swift("struct Other {}"))
        #expect(missing.exit == .found && missing.outputText.contains("[component.missing]"))
        #expect(missing.outputText.contains("it would be `AcmeBadge`"))
        for (files, message) in [
            (Self.swift("struct {"), "App/Badge.swift:1:8: error:"), ([:], "drift.not-read"),
            (["App/read.me": ""], "drift.nothing"),
        ] as [([String: String], String)] {
            let unread = try run(files: files)
            #expect(unread.exit == .usage && unread.errorText.contains(message), "\(unread.errorText)")
        }
    }

    @Test("what a project accepts is not open, and an entry that meets nothing is told")
    func accepted() throws {
        let accept = """
            {"inputs": ["custom-elements.json"], "drift": {"accept": [
              {"rule": "component.missing", "component": "acme-*", "reason": "badges stay on the web"},
              {"rule": "case.more", "component": "acme-badge", "item": "Tone.loud", "reason": "louder"}
            ]}}
            """
        let files = ["App/A.swift": "struct Other {}", "weblift.json": accept]
        let text = try run(files: files)
        #expect(text.exit == .success && text.outputText.contains("accepted by weblift.json: 1"))
        #expect(text.errorText.contains("no difference is case.more of acme-badge Tone.loud"))
        #expect(try run("--format", "markdown", files: files).outputText.contains("badges stay on the web"))
    }

    @Test("a type of any name is found where the project names it")
    func types() throws {
        let types = #"{"inputs": ["custom-elements.json"], "drift": {"types": {"acme-badge": "Dot"}}}"#
        let run = try run(files: ["App/A.swift": "public struct Dot: View {}", "weblift.json": types])
        #expect(run.exit == .found && !run.outputText.contains("[component.missing]"))
        #expect(run.outputText.contains("<acme-badge>  Dot"))
    }

    @Test("--only leaves the component that it names", arguments: ["badge", "acme-badge", "acme-*"])
    func only(pattern: String) throws {
        #expect(try run("--only", pattern, files: Self.swift("struct Other {}")).exit == .found)
        let none = try run("--only", "knob", files: Self.swift("struct Other {}"))
        #expect(none.exit == .success && none.errorText.contains("no component's tag matches “knob”"))
    }

    @Test("the JSON fits its schema", arguments: ["struct Other {}", right, wrong, "struct {"])
    func schema(text: String) throws {
        let run = try run("--format", "json", files: Self.swift(text))
        let problems = try JSONSchema(named: "drift").problems(of: JSONInstance(run.output))
        #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
    }

    @Test("SARIF and annotations have each difference with its place")
    func programs() throws {
        let sarif = try run("--format", "sarif", files: Self.swift(Self.wrong))
        #expect(sarif.exit == .found)
        for part in ["\"drift.found\"", "Badge.swift"] { #expect(sarif.outputText.contains(part)) }
        let annotations = try run("--format", "github", files: Self.swift(Self.wrong))
        #expect(annotations.outputText.contains("::error file=App/Badge.swift,line="))
    }

    @Test("the closing line says what there is, and --quiet leaves it out")
    func closing() throws {
        let loud = try run(files: Self.swift("struct Other {}"))
        #expect(loud.errorText.hasSuffix("weblift drift: 1 difference in 1 component\n"))
        #expect(try run("--quiet", files: Self.swift("struct Other {}")).errorText.isEmpty)
    }

    @Test("two folders, and a support that is no number, are mistakes")
    func usage() throws {
        #expect(try run("Other", files: Self.swift(Self.right)).exit == .usage)
        #expect(try run("--learn", "--support", "0", files: Self.swift(Self.right)).exit == .usage)
        #expect(try run("--support", "2", files: Self.swift(Self.right)).exit == .usage)
    }
}
