import Core
import Foundation
import TestSupport
import Testing

@testable import WebliftCLI

@Suite("weblift generate --check, --dry-run and what people may ask for")
struct GenerateCheckTests {
    private let folder = TemporaryFolder()

    private func run(_ words: String...) async throws -> ProgramRun {
        try await folder.run(["generate", "good.json"] + words)
    }

    /// Generates the files of a small library.
    private func generate() async throws {
        try folder.write(BadInputRun.good, to: "good.json")
        try await run("--quiet").succeeds()
    }

    private static let view = "Sources/GUI/SwiftUI/GOod+SwiftUI.swift"
    private static let support = "Sources/GUI/Support/ComponentPlace.swift"

    @Test("what was just generated is well, whatever is called before it, and nothing at all is written")
    func well() async throws {
        try await generate()
        let before = try FolderContents(folder.url, leavingOut: [])
        let check = try await run("--check")
        #expect(check.ending == .exit(0) && check.output.isEmpty, "\(check.outputText)")
        #expect(check.closingLine == "weblift generate: out is up to date" && check.messages.isEmpty)
        #expect(try await run("--check", "--quiet").outputText.isEmpty)
        #expect(try await run("--check", "--werror").closingLine == "weblift generate: out is up to date")
        #expect(before.differences(from: try FolderContents(folder.url, leavingOut: [])) == [])
    }

    @Test("where nothing was generated yet everything is missing, and no folder is made")
    func nothing() async throws {
        try folder.write(BadInputRun.good, to: "good.json")
        let check = try await run("--check").exits(1)
        let lines = check.outputText.split(separator: "\n")
        #expect(lines.dropLast().allSatisfy { $0.hasPrefix("missing     ") })
        #expect(lines.last == "\(lines.count - 1) files: \(lines.count - 1) missing")
        #expect(try folder.names() == ["good.json"])
    }

    @Test("each file that is not as it should be is named with its class and why, and the exit code is 1")
    func classes() async throws {
        try await generate()
        try folder.write("edited", to: "out/\(Self.support)")
        try folder.remove("out/\(Self.view)")
        try folder.write("own", to: "out/Sources/GUI/Support/Own.swift")
        for words in [["--check"], ["--check", "--werror", "output"]] {
            let check = try await folder.run(["generate", "good.json"] + words).exits(1)
            #expect(
                check.outputText == """
                    edited      \(Self.support)  (it belongs to the program and was edited)
                    foreign     Sources/GUI/Support/Own.swift
                    missing     \(Self.view)  (deleted)
                    3 files: 1 missing, 1 edited, 1 foreign

                    """
            )
            #expect(check.messages.isEmpty)
        }
    }

    @Test("no file of the folder is believed that all is well, whatever a stranger has put there", .keepsGoing)
    func forged() async throws {
        try await generate()
        let ledger = try folder.text("out/.weblift/ledger.json")
        let start = try #require(ledger.range(of: "\"\(Self.support)\": {")).upperBound
        let end = try #require(ledger.range(of: "}", range: start..<ledger.endIndex)).lowerBound
        let entry = String(ledger[start..<end])
        let edited = "// edited\n"
        let hash = "\(ContentHash(of: Array(edited.utf8)))"
        let forgeries = [
            entry,
            entry.replacing(/"output": "\w+"/, with: "\"output\": \"\(hash)\""),
            entry.replacing("\"owned\"", with: "\"once\""),
            entry.replacing("\"owned\"", with: "\"scaffold\""),
            entry.replacing("\"owned\"", with: "\"scaffold\"")
                .replacing(/"output": "\w+"/, with: "\"output\": \"\(hash)\""),
        ]
        #expect(Set(forgeries).count == forgeries.count)
        try folder.write(edited, to: "out/\(Self.support)")
        for file in ["base/\(Self.support)", "seal"] { try folder.write(edited, to: "out/.weblift/\(file)") }
        for forgery in forgeries {
            let text = ledger[..<start] + forgery + ledger[end...]
            try folder.write(String(text), to: "out/.weblift/ledger.json")
            let check = try await run("--check")
            #expect(check.ending == .exit(1) && check.outputText.contains(Self.support), "\(forgery)")
        }
    }

    @Test("an input, a setting or a template that has changed makes files stale")
    func stale() async throws {
        try await generate()
        try folder.write(#"{"guard": "canImport(SwiftUI)"}"#, to: "guard.json")
        let guarded = try await run("--check", "--config", "guard.json").exits(1)
        #expect(guarded.outputText.contains("stale       \(Self.view)  (what it says has changed)"))
        let support = "support/ComponentPlace.swift.mustache"
        let builtIn = Shared.project.appending(path: "templates/shared/\(support)")
        try folder.write(try String(contentsOf: builtIn, encoding: .utf8) + "// mine\n", to: "mine/\(support)")
        let template = try await run("--check", "--templates", "mine")
        #expect(
            template.outputText == """
                stale       \(Self.support)  (its templates have changed)
                1 file: 1 stale

                """
        )
        let described = #""name": "Good", "description": "New.""#
        try folder.write(BadInputRun.good.replacing(#""name": "Good""#, with: described), to: "good.json")
        #expect(try await run("--check").outputText.contains("stale       \(Self.view)"))
    }

    @Test("warnings about inputs are generate's to tell, and make a check fail only where they count as errors")
    func warnings() async throws {
        let size = #"{"kind": "field", "name": "size", "type": {"text": "'s' | 'm'"}, "default": "'x'"}"#
        let warned = BadInputRun.good.replacing("\"slots\"", with: "\"members\": [\(size)], \"slots\"")
        try folder.write(warned, to: "good.json")
        #expect(try await run("--quiet", "--diagnostics", "json").ending == .exit(0))
        let check = try await run("--check")
        #expect(check.ending == .exit(0) && check.messages.isEmpty)
        let strict = try await run("--check", "--werror")
        #expect(strict.ending == .exit(1) && strict.errorText.contains("[manifest.default-mismatch]"))
    }

    @Test("--dry-run --diff prints what would change as a diff that git can apply")
    func diff() async throws {
        try await generate()
        try folder.write(#"{"guard": "canImport(SwiftUI)"}"#, to: "guard.json")
        try folder.write(try folder.text("out/\(Self.view)") + "// mine\n", to: "out/\(Self.view)")
        let diff = try await run("--config", "guard.json", "--dry-run", "--diff").exits(0)
        let files = "--- a/\(Self.view)\n+++ b/\(Self.view)\n"
        #expect(diff.outputText.contains("\(files)@@ -1,4 +1,4 @@\n-#if os(iOS)\n+#if canImport(SwiftUI)\n"))
        let end = try #require(diff.outputText.range(of: "\nreplace  ")).lowerBound
        try folder.write(String(diff.outputText[...end]), to: "changes.diff")
        try await folder.run(
            ["git", "apply", "--unsafe-paths", "--directory=out", "changes.diff"],
            program: "/usr/bin/env",
            environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""]
        ).exits(0)
        let applied = try folder.contents(of: "out/Sources")
        _ = try await run("--config", "guard.json", "--quiet")
        #expect(applied.differences(from: try folder.contents(of: "out/Sources")) == [])
    }

    @Test("an edited file of the program ends the run before anything is written, and --force writes it anew")
    func force() async throws {
        try await generate()
        let before = try FolderContents(folder.url)
        try folder.write("edited", to: "out/\(Self.support)")
        try folder.write(#"{"guard": "canImport(SwiftUI)"}"#, to: "guard.json")
        let edited = try FolderContents(folder.url)
        let refused = try await run("--config", "guard.json")
        #expect(refused.ending == .exit(1) && refused.output.isEmpty)
        #expect(refused.errorText.contains("out/\(Self.support):1:1: error: "))
        #expect(refused.errorText.contains("[output.edited]"))
        #expect(edited.differences(from: try FolderContents(folder.url)) == [])
        #expect(try await run("--force", "--quiet").ending == .exit(0))
        try folder.remove("guard.json")
        #expect(before.differences(from: try FolderContents(folder.url)) == [])
    }

    @Test("what is deleted comes back with --restore, by paths as they are printed or as they are typed")
    func restore() async throws {
        for words in [["--restore"], ["--restore=\(Self.view)"], ["--restore=out/\(Self.view)"], ["--restore=Sources"]]
        {
            try await generate()
            let before = try FolderContents(folder.url)
            try folder.remove("out/\(Self.view)")
            let deleted = try await run().exits(0)
            #expect(deleted.errorText.contains("out/\(Self.view):1:1: note: this was deleted, and stays so"))
            #expect(!folder.has("out/\(Self.view)"))
            try await folder.run(["generate", "good.json", "--quiet"] + words).exits(0)
            #expect(before.differences(from: try FolderContents(folder.url)) == [])
        }
        try await generate()
        let nothing = try await run("--restore=Nothing")
        #expect(nothing.ending == .exit(1) && nothing.errorText.contains("[output.nothing-deleted]"))
    }

    @Test(
        "a ledger that is broken ends the run with its place, and nothing is written",
        arguments: [[], ["--check"], ["--dry-run"]]
    )
    func brokenLedger(words: [String]) async throws {
        try await generate()
        try folder.write("{\n  \"schema\": 1,\n", to: "out/.weblift/ledger.json")
        let before = try FolderContents(folder.url)
        let run = try await folder.run(["generate", "good.json"] + words)
        #expect(run.ending == .exit(1) && run.errorText.hasPrefix("out/.weblift/ledger.json:3:1: error: "))
        #expect(run.output.isEmpty)
        #expect(before.differences(from: try FolderContents(folder.url)) == [])
    }

    @Test("the ledger fits its schema")
    func schema() async throws {
        try await generate()
        let ledger = Array(try folder.text("out/.weblift/ledger.json").utf8)
        #expect(try JSONSchema(named: "ledger").problems(of: JSONInstance(ledger)) == [])
    }

    @Test("each file of a part is, byte for byte, what it is where everything is generated")
    func onlySome() async throws {
        let words = ["generate", "weblift:sample", "--quiet"]
        try await folder.run(words + ["--out", "whole"]).exits(0)
        let part = try await folder.run(words + ["--only", "elvt-badge,elvt-tab*", "--out", "part"]).exits(0)
        let all = try folder.contents(of: "whole").files
        let some = try folder.contents(of: "part").files.filter { !$0.key.hasPrefix(".weblift/") }
        #expect(some.count > 100 && some.count < all.count)
        for (path, bytes) in some { #expect(all[path] == bytes, "\(path)") }
        #expect(!part.errorText.contains("tokens.unknown-component"))
        // Over the whole, it changes nothing at all.
        let before = try folder.contents(of: "whole")
        try await folder.run(words + ["--only", "elvt-badge", "--out", "whole"]).exits(0)
        #expect(before.differences(from: try folder.contents(of: "whole")) == [])
    }

    @Test("several runs at once come to their ends, one after the other")
    func atOnce() async throws {
        try await generate()
        let before = try FolderContents(folder.url)
        try folder.remove("out")
        // All of them behind the one gate: one by one they would wait for each other there.
        let endings = try await Waiting.forProgram {
            let endings = Guarded<[ProgramRun.Ending]>([])
            DispatchQueue.concurrentPerform(iterations: 4) { _ in
                let run = try? BuiltProgram.runBlocking(["generate", "good.json", "--quiet"], in: folder.path)
                endings.withLock { $0.append(run?.ending ?? .timeLimit) }
            }
            return endings.withLock { $0 }
        }
        #expect(endings == Array(repeating: .exit(0), count: 4))
        #expect(before.differences(from: try FolderContents(folder.url)) == [])
    }
}
