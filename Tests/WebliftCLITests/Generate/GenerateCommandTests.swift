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

    @Test(
        "an error in the input, in the matrix, in a template, or a warning that counts as one, and nothing is written"
    )
    func errors() async throws {
        try folder.write("{", to: "bad.json")
        try folder.write("## Properties\n\n| Web | SwiftUI |\n|---|---|\n| `a` | `skip` |\n", to: "bad.md")
        try folder.write("{{#open}}", to: "mine/zzzzzzzz.mustache")
        for words in [
            ["bad.json"], ["--matrix", "bad.md"], ["--templates", "mine"], ["--only", "zzz-*", "--werror"],
        ] {
            try folder.write(BadInputRun.good, to: "good.json")
            let run = try await folder.run(["generate", "good.json"] + words).exits(1, "\(words)")
            #expect(run.output.isEmpty, "\(words)")
            #expect(try folder.names() == ["bad.json", "bad.md", "good.json", "mine"])
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
        let first = try await run("--out", "a/b").exits(0)
        #expect(first.closingLine?.contains(" in a/b: ") == true, "\(first.errorText)")
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

    private func generate(css: String, _ words: [String] = []) throws -> ConsoleRun {
        try folder.write(BadInputRun.good, to: "cem.json")
        try folder.write(css, to: "tokens.css")
        let inputs = [folder.path("cem.json"), "--out", folder.path("out"), "--tokens", folder.path("tokens.css")]
        return ConsoleRun(["generate"] + inputs + words)
    }

    @Test("that no token has a value is a warning, and the closing line says so")
    func noValue() throws {
        let console = try generate(css: ":root { --a: inherit; --b: unset; }").console
        #expect(console.errorText.contains("[tokens.none-written]"))
        #expect(console.closingLine?.contains("no design tokens written, because") == true)
    }

    @Test(
        "nothing is said of tokens where they are written, whatever --emit asks for",
        arguments: [[], ["--emit", "docs"]]
    )
    func written(words: [String]) throws {
        #expect(try generate(css: ":root { --a: 1px; }", words).console.closingLine?.contains("tokens") == false)
    }
}
