import Foundation
import Testing

@testable import WebliftCLI

@Suite("weblift generate")
struct GenerateCommandTests {
    private let folder = TemporaryFolder()

    private func run(_ words: String...) async throws -> ProgramRun {
        try folder.write(BadInputRun.good, to: "good.json")
        return try await folder.run(["generate", "good.json"] + words)
    }

    @Test("a template with an error, also one that would not be rendered, and nothing is written")
    func templateErrors() async throws {
        try folder.write("{{#open}}", to: "mine/zzzzzzzz.mustache")
        let run = try await run("--templates", "mine")
        #expect(run.ending == .exit(1) && run.output.isEmpty)
        for part in ["mine/zzzzzzzz.mustache:1:", "[template.syntax]"] { #expect(run.errorText.contains(part)) }
        #expect(try folder.names() == ["good.json", "mine"])
    }

    @Test("an error in the input, in the matrix, or a warning that counts as one, and nothing is written")
    func otherErrors() async throws {
        try folder.write("{", to: "bad.json")
        try folder.write("## Properties\n\n| Web | SwiftUI |\n|---|---|\n| `a` | `skip` |\n", to: "bad.md")
        for words in [["bad.json"], ["--matrix", "bad.md"], ["--only", "zzz-*", "--werror"]] {
            try folder.write(BadInputRun.good, to: "good.json")
            let run = try await folder.run(["generate", "good.json"] + words)
            #expect(run.ending == .exit(1) && run.output.isEmpty, "\(words)")
            #expect(try folder.names() == ["bad.json", "bad.md", "good.json"])
        }
    }

    @Test("--dry-run prints the plan and writes nothing")
    func dryRun() async throws {
        let run = try await run("--dry-run", "--quiet").exits(0)
        let lines = run.outputText.split(separator: "\n")
        #expect(lines.last == "\(Count.of("file", lines.count - 1)): \(lines.count - 1) to create")
        #expect(lines.dropLast().allSatisfy { $0.hasPrefix("create  ") })
        #expect(try folder.names() == ["good.json"])
    }

    @Test("a second run over the same library finds everything as it is")
    func twice() async throws {
        let first = try await run("--out", "a/b")
        #expect(first.ending == .exit(0) && first.closingLine?.contains(" in a/b: ") == true, "\(first.errorText)")
        let written = try FolderContents(folder.url)
        let second = try await run("--out", "a/b/", "--dry-run")
        let generated = written.files.keys.filter { $0.hasPrefix("a/b/") && !$0.hasPrefix("a/b/.weblift/") }.count
        // Package.swift and .swift-format are written once.
        #expect(second.outputText.hasSuffix("\(generated) files: \(generated - 2) to keep, 2 to leave\n"))
        #expect(try await run("--out", "a/b", "--quiet").outputText == "")
        #expect(written.differences(from: try FolderContents(folder.url)) == [])
    }

    @Test("the folder of the configuration is beside the configuration, and a file in its place is told")
    func output() async throws {
        try folder.write(#"{"out": "ios"}"#, to: "sub/weblift.json")
        try folder.write("mine", to: "sub/ios")
        let run = try await run("--config", "sub/weblift.json").exits(1)
        #expect(run.errorText.contains("sub/ios:1:1: error: something else is in the way here [output.in-the-way]"))
        #expect(try folder.text("sub/ios") == "mine")
    }
}
