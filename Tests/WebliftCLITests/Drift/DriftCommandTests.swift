import Foundation
import Testing

@testable import WebliftCLI

@Suite("weblift drift")
struct DriftCommandTests {
    private static let manifest = """
        {"schemaVersion": "1.0.0", "modules": [{"path": "a.js", "declarations": [{
          "kind": "class", "customElement": true, "tagName": "acme-badge", "name": "AcmeBadge",
          "members": [{"kind": "field", "name": "pulse", "type": {"text": "boolean"}, "default": "false", "attribute": "pulse"}],
          "slots": [{"name": ""}]
        }]}]}
        """

    /// A project with a manifest, Swift, and what else a test writes.
    private func run(
        _ words: String...,
        files: [String: String],
        _ check: (ExitCode, RecordingConsole) throws -> Void
    ) throws {
        try TemporaryFolder.with { temporary in
            let folder = URL(filePath: temporary.path)
            var files = files
            files["custom-elements.json"] = Self.manifest
            for (name, text) in files {
                let path = folder.appending(path: name)
                try FileManager.default.createDirectory(
                    at: path.deletingLastPathComponent(),
                    withIntermediateDirectories: true
                )
                try Data(text.utf8).write(to: path)
            }
            let console = RecordingConsole()
            let input = ["--input", folder.appending(path: "custom-elements.json").path]
            let configuration =
                files["weblift.json"] == nil ? [] : ["--config", folder.appending(path: "weblift.json").path]
            let exit = Weblift.run(
                ["drift", folder.appending(path: "App").path] + words + input + configuration,
                console: console,
                environment: [:]
            )
            try check(exit, console)
        }
    }

    private static let right = """
        public struct AcmeBadge<Content: View>: View {
            public init(isPulsing: Bool = false, @ViewBuilder content: () -> Content) {}
            public init(_ content: String, isPulsing: Bool = false) where Content == Text {}
        }
        """
    private static let wrong = right.replacingOccurrences(of: "isPulsing: Bool = false", with: "isPulsing: Bool = true")

    private static func swift(_ text: String) -> [String: String] { ["App/Badge.swift": text] }

    @Test("exits with 0 where nothing is open, with 1 where anything is, and with 2 where something can't be read")
    func exitCodes() throws {
        try run(files: Self.swift("struct Other {}")) { exit, console in
            #expect(exit == .found)
            #expect(console.outputText.contains("[component.missing]"))
            #expect(console.outputText.contains("it would be `AcmeBadge`"))
        }
        try run(files: Self.swift("struct {")) { exit, console in
            #expect(exit == .usage)
            #expect(console.errorText.contains("App/Badge.swift:1:8: error:"))
        }
        try run(files: [:]) { exit, console in
            #expect(exit == .usage)
            #expect(console.errorText.contains("drift.not-read"))
        }
        try run(files: ["App/read.me": ""]) { exit, console in
            #expect(exit == .usage)
            #expect(console.errorText.contains("drift.nothing"))
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
        try run(files: ["App/A.swift": "struct Other {}", "weblift.json": accept]) { exit, console in
            #expect(exit == .success)
            #expect(console.outputText.contains("accepted by weblift.json: 1"))
            #expect(console.errorText.contains("no difference is case.more of acme-badge Tone.loud"))
        }
        try run("--format", "markdown", files: ["App/A.swift": "struct Other {}", "weblift.json": accept]) {
            exit,
            console in
            #expect(console.outputText.contains("badges stay on the web"))
        }
    }

    @Test("a type of any name is found where the project names it")
    func types() throws {
        let types = #"{"inputs": ["custom-elements.json"], "drift": {"types": {"acme-badge": "Dot"}}}"#
        try run(files: ["App/A.swift": "public struct Dot: View {}", "weblift.json": types]) { exit, console in
            #expect(exit == .found)
            #expect(!console.outputText.contains("[component.missing]"))
            #expect(console.outputText.contains("<acme-badge>  Dot"))
        }
    }

    @Test("--only leaves the component that it names", arguments: ["badge", "acme-badge", "acme-*"])
    func only(pattern: String) throws {
        try run("--only", pattern, files: Self.swift("struct Other {}")) { exit, _ in #expect(exit == .found) }
        try run("--only", "knob", files: Self.swift("struct Other {}")) { exit, console in
            #expect(exit == .success)
            #expect(console.errorText.contains("no component's tag matches “knob”"))
        }
    }

    @Test("the JSON fits its schema", arguments: ["struct Other {}", right, wrong, "struct {"])
    func schema(text: String) throws {
        try run("--format", "json", files: Self.swift(text)) { _, console in
            let problems = try JSONSchema(named: "drift").problems(of: JSONInstance(console.output))
            #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
        }
    }

    @Test("SARIF and annotations have each difference with its place")
    func programs() throws {
        try run("--format", "sarif", files: Self.swift(Self.wrong)) { exit, console in
            #expect(exit == .found)
            #expect(console.outputText.contains("\"drift.found\""))
            #expect(console.outputText.contains("Badge.swift"))
        }
        try run("--format", "github", files: Self.swift(Self.wrong)) { _, console in
            #expect(console.outputText.contains("::error file=App/Badge.swift,line="))
        }
    }

    @Test("the closing line says what there is, and --quiet leaves it out")
    func closing() throws {
        try run(files: Self.swift("struct Other {}")) { _, console in
            #expect(console.errorText.hasSuffix("weblift drift: 1 difference in 1 component\n"))
        }
        try run("--quiet", files: Self.swift("struct Other {}")) { _, console in #expect(console.errorText.isEmpty) }
    }

    @Test("two folders, and a support that is no number, are mistakes")
    func usage() throws {
        try run("Other", files: Self.swift(Self.right)) { exit, _ in #expect(exit == .usage) }
        try run("--learn", "--support", "0", files: Self.swift(Self.right)) { exit, _ in #expect(exit == .usage) }
        try run("--support", "2", files: Self.swift(Self.right)) { exit, _ in #expect(exit == .usage) }
    }
}
