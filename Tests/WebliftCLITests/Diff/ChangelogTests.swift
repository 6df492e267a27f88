import Foundation
import Testing

@testable import WebliftCLI

@Suite("Changelogs of the documentation site")
struct ChangelogTests {
    private let folder = TemporaryFolder()
    private let golden = GoldenCase.all.first { $0.name == "diff-github" }

    private func run(version: String = "2.0.0", date: String = "2026-03-31", _ further: String...) async throws
        -> ProgramRun
    {
        let path = try #require(golden).path
        let words = ["diff", path + "/old.json", path + "/new.json", "--format", "changelog", "--fail-on", "never"]
        return try await folder.run(words + ["--out", "log", "--release-version", version, "--date", date] + further)
    }

    private func text() throws -> String { try folder.text("log/elvt-chip.json") }

    private func json() throws -> JSONInstance { try JSONInstance(Array(text().utf8)) }

    private func versions() throws -> [String?] {
        try #require(json()["changelog"]?.elements).map { $0["version"]?.text }
    }

    @Test("a new file fits the schema and tells each change, with what to write instead of Swift that breaks")
    func new() async throws {
        let run = try await run()
        #expect(run.ending == .exit(0) && run.outputText == "log/elvt-chip.json: 4 changes\n")
        let json = try json()
        #expect(try JSONSchema(named: "changelog").problems(of: json) == [])
        #expect(json["component"]?.text == "elvt-chip")
        #expect(json["version"]?.text == "2.0.0" && json["lastUpdated"]?.text == "2026-03-31")
        let entry = try #require(json["changelog"]?.elements?.first)
        #expect(entry["type"]?.text == "major" && entry["date"]?.text == "2026-03-31")
        let changes = try #require(entry["changes"]?.elements)
        let types = changes.map { $0["type"]?.text }
        #expect(types == ["breaking-change", "breaking-change", "feature", "breaking-change"])
        #expect(changes.map { $0["impact"]?.text } == ["api", "api", "api", "visual"])
        #expect(changes[1]["migration"]?["before"]?.text == "ChipTokens.Tone.loud")
        #expect(changes[2]["apiAdditions"]?.elements?.first?["method"]?.text == "press()")
    }

    @Test("the files of the sample fit the schema")
    func sample() async throws {
        let words = ["--out", folder.path, "--release-version", "2.0.0", "--date", "2026-03-31"]
        try await DiffRun.sample(["--format", "changelog"] + words).exits(0)
        let schema = try JSONSchema(named: "changelog")
        let files = try folder.names()
        #expect(files.count > 5)
        for file in files {
            #expect(schema.problems(of: try JSONInstance(Array(folder.text(file).utf8))) == [], "\(file)")
        }
    }

    @Test("the same run again changes no byte, and says nothing where it is told to be quiet")
    func again() async throws {
        _ = try await run()
        let before = try text()
        #expect(try await run("--quiet").output.isEmpty)
        #expect(try text() == before)
    }

    @Test("releases stand newest first, whatever the order of the runs; an older one doesn't change the version")
    func order() async throws {
        _ = try await run(version: "2.0.0")
        _ = try await run(version: "10.0.0", date: "2027-01-01")
        _ = try await run(version: "3.1.0")
        #expect(try versions() == ["10.0.0", "3.1.0", "2.0.0"])
        #expect(try json()["version"]?.text == "10.0.0")
        #expect(try json()["lastUpdated"]?.text == "2027-01-01")
    }

    @Test("the same version is replaced, and all that is not known stays as it is")
    func kept() async throws {
        try folder.write(
            """
            {"site": {"n": 1.50, "s": "\\u00e9"}, "component": "Chip", "version": "2.0.0", "changelog": [
            {"version": "2.0.0", "author": "A. N.", "changes": [{"title": "old"}]}, {"version": "1.0.0", "x": [1e2]}
            ], "deprecations": [{"y": true}], "metadata": {"z": null}}
            """,
            to: "log/elvt-chip.json"
        )
        #expect(try await run().ending == .exit(0))
        let json = try json()
        #expect(try versions() == ["2.0.0", "1.0.0"])
        #expect(json["changelog"]?.elements?.first?["author"]?.text == "A. N.")
        #expect(json["changelog"]?.elements?.first?["changes"]?.elements?.count == 4)
        #expect(json["component"]?.text == "Chip")
        let text = try text()
        for part in ["1.50", "\\u00e9", "1e2", "\"y\": true", "\"z\": null"] { #expect(text.contains(part)) }
    }

    @Test(
        "a file that is no changelog is an error with its place, and stays",
        arguments: [
            "", "{", "[]", "{\"changelog\": {}}", "{\"changelog\": [1]}", "{\"changelog\": [], \"changelog\": []}",
        ]
    )
    func faults(former: String) async throws {
        try folder.write(former, to: "log/elvt-chip.json")
        let run = try await run()
        #expect(run.ending == .exit(1) && run.errorText.hasPrefix("log/elvt-chip.json:1:"))
        #expect(run.errorText.contains("[changes.changelog]"))
        #expect(try text() == former)
    }

    @Test("nothing is written through a link")
    func link() async throws {
        try folder.write("{}", to: "outside.json")
        try folder.makeFolder("log")
        try folder.link("log/elvt-chip.json", to: "../outside.json")
        #expect(try await run().ending == .exit(1))
        #expect(try folder.text("outside.json") == "{}")
    }

    @Test(
        "a day must be one of the calendar",
        arguments: ["2026-02-29", "2026-13-01", "26-01-01", "2026-1-1", "today"]
    )
    func noDays(text: String) { #expect(CalendarDate(text) == nil) }

    @Test("leap years have their day", arguments: ["2024-02-29", "2000-02-29"])
    func leapDays(text: String) { #expect(CalendarDate(text)?.text == text) }
}
