import Foundation
import TestSupport
import Testing

@testable import WebliftCLI

@Suite("weblift diff --history", .keepsGoing)
struct HistoryTests {
    private let folder = TemporaryFolder()
    private static let files = releases.indices.map { "\($0)/fruit.json" }

    private static func manifest(_ version: String?, _ flags: String...) -> String {
        SmallLibrary.apple(flags, package: version.map { "fruit \($0)" })
    }

    /// Something new, then something gone without a major version, then something gone with one.
    private static let releases = [
        manifest("1.0.0", "olt", "mip"), manifest("1.1.0", "olt", "mip", "zeni"), manifest("1.2.0", "mip", "zeni"),
        manifest("2.0.0", "zeni"),
    ]

    private func diff(_ words: [String]) async throws -> ProgramRun {
        try await folder.runWithGit(["diff", "--history"] + words)
    }

    private func json(_ words: [String]) async throws -> [JSONInstance] {
        let run = try await diff(words + ["--format", "json", "--quiet"]).exits(0)
        let report = try JSONInstance(run.output)
        #expect(try JSONSchema(named: "history").problems(of: report) == [])
        return report["releases"]?.elements ?? []
    }

    private func writeReleases() throws {
        for (file, text) in zip(Self.files, Self.releases) { try folder.write(text, to: file) }
    }

    @Test("tells of each named release what it broke, what that asks for, and whether its version says so")
    func named() async throws {
        try writeReleases()
        let steps = try await json(Self.files)
        #expect(steps.map { $0["to"]?.text } == ["1.1.0", "1.2.0", "2.0.0"])
        #expect(steps.map { $0["bump"]?.text } == ["minor", "major", "major"])
        #expect(steps.map { $0["isVersionTooSmall"] } == [.boolean(false), .boolean(true), .boolean(false)])
        #expect(steps.map { $0["totals"]?["breaking"] } == [.number(0), .number(1), .number(1)])
        let breaks = steps.map { $0["breaks"]?.elements?.compactMap(\.text) }
        #expect(breaks == [[], ["<acme-apple> property removed olt"], ["<acme-apple> property removed mip"]])
        let text = try await diff(Self.files).outputText
        let lines = text.split(separator: "\n").map(String.init)
        #expect(lines.first == "fruit from 1.0.0 to 2.0.0")
        #expect(lines.contains { $0.hasPrefix("1.2.0") && $0.hasSuffix("too small: 1.2.0") })
        #expect(lines.contains { $0.hasPrefix("2.0.0") && $0.contains("█") && !$0.contains("too small") })
        let markdown = try await diff(Self.files + ["--format", "markdown"]).outputText
        #expect(markdown.contains("| 1.2.0 | 1 | 0 | 0 | 0 | 0 | major | 1.2.0 |"), "\(markdown)")
    }

    @Test("is in each step what a comparison of the two releases is")
    func same() async throws {
        try writeReleases()
        try await check(["1.1.0", "1.2.0", "2.0.0"], of: Self.files)
    }

    @Test("so it is of a real library", .needs("corpus/manifests"))
    func sameOfCorpus() async throws {
        let names = ["glide-core-1-old.json", "glide-core-2-mid.json", "glide-core-3-new.json"]
        let files = names.map { Shared.file("corpus/manifests/\($0)").path }
        try await check(Array(names.dropFirst()), of: files)
    }

    private func check(_ names: [String], of files: [String]) async throws {
        let steps = try await json(files)
        #expect(steps.compactMap { $0["to"]?.text } == names)
        for (step, sides) in zip(steps, zip(files, files.dropFirst())) {
            let words = ["diff", sides.0, sides.1, "--format", "json", "--quiet", "--fail-on", "never"]
            let single = try JSONInstance(try await folder.run(words).output)
            for severity in ["breaking", "uncertain", "warning", "addition", "note"] {
                #expect(step["totals"]?[severity] == single["totals"]?[severity])
            }
            #expect(step["bump"] == single["bump"] && step["figures"] == single["breaks"])
        }
    }

    @Test("--last leaves out the oldest releases, and --only the other components")
    func last() async throws {
        try writeReleases()
        #expect(try await json(Self.files + ["--last", "2"]).map { $0["from"]?.text } == ["1.2.0"])
        let other = try await json(Self.files + ["--only", "acme-apple"])
        #expect(other.map { $0["totals"]?["breaking"] } == [.number(0), .number(1), .number(1)])
    }

    @Test(
        "of paths without a version the names say what tells them apart",
        arguments: [
            (["a/1.0/m.json", "a/2.0/m.json"], ["1.0", "2.0"]),
            (["/x/one.json", "/x/two.json"], ["one.json", "two.json"]),
            (["m.json", "m.json"], ["m.json", "m.json"]), (["./a", "b/c"], ["a", "b/c"]),
        ]
    )
    func names(paths: [String], names: [String]) { #expect(HistoryRequest.names(of: paths) == names) }

    @Test(
        "what is for a single comparison is refused, and what can't be read ends the run with 2",
        arguments: [
            ["--declared", "2.0.0"], ["--fail-on", "never"], ["--git", "v1"], ["--format", "sarif"], ["--last", "1"],
            ["--last", "x"], ["--sources", "."],
        ]
    )
    func refused(words: [String]) async throws {
        try writeReleases()
        #expect(try await diff(Self.files + words).ending == .exit(2))
        try folder.write("no manifest", to: "broken.json")
        let run = try await diff([Self.files[0], "broken.json"])
        #expect(run.ending == .exit(2) && run.output.isEmpty)
    }

    @Test(
        "without names it goes through the release tags and ends with the disk, where that is something else",
        .needsGit
    )
    func tags() async throws {
        let repository = try await GitRepository(folder)
        // The first release has no manifest yet.
        try await repository.commit(["weblift.json": #"{"inputs": ["lib/fruit.json"]}"#], tag: "v0.1.0")
        try await repository.commit(["lib/fruit.json": Self.manifest(nil, "olt", "mip")], tag: "v1.0.0")
        try await repository.commit(["lib/fruit.json": Self.manifest(nil, "mip")], tag: "v1.1.0")
        let steps = try await json([])
        #expect(steps.map { $0["to"]?.text } == ["v1.1.0"])
        #expect(steps.map { $0["isVersionTooSmall"] } == [.boolean(true)])
        let told = try await diff([]).errorText
        #expect(told.contains("v0.1.0 is left out") && told.contains("[changes.history]"), "\(told)")
        try folder.write(Self.manifest(nil), to: "lib/fruit.json")
        #expect(try await json([]).map { $0["to"]?.text } == ["v1.1.0", "now"])
        #expect(try await json(["--last", "2"]).map { $0["from"]?.text } == ["v1.1.0"])
    }
}
