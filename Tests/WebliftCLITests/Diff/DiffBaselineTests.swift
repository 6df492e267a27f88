import Foundation
import TestSupport
import Testing

@testable import Releases
@testable import WebliftCLI

@Suite("Release tags")
struct ReleaseTagTests {
    @Test(
        "of a library, with its scope or without it, stand by their versions, the newest first, and without pre-releases",
        arguments: [
            (nil, ["v1.9.0", "v1.10.0", "v0.1.0"], ["v1.10.0", "v1.9.0", "v0.1.0"]),
            (nil, ["v2.0.0-beta.1", "latest", "v2", "v1.2", "1.0.0", "v1.0.0x"], ["1.0.0"]),
            (nil, ["lib-v1.0.0"], ["lib-v1.0.0"]), (nil, [], []),
            ("@acme/ui", ["@acme/ui@1.0.0", "@acme/icons@9.0.0", "tokens-v3.0.0"], ["@acme/ui@1.0.0"]),
            ("@acme/tokens", ["@acme/ui@1.0.0", "@acme/icons@9.0.0", "tokens-v3.0.0"], ["tokens-v3.0.0"]),
            ("@acme/other", ["@acme/ui@1.0.0", "@acme/icons@9.0.0", "tokens-v3.0.0"], nil),
            ("@acme/ui", ["v1.0.0", "@acme/icons@9.0.0"], ["v1.0.0"]),
            ("@acme/ui", ["ui/v1.0.0", "ui/v1.1.0"], ["ui/v1.1.0", "ui/v1.0.0"]),
        ] as [(String?, [String], [String]?)]
    )
    func releases(library: String?, names: [String], releases: [String]?) {
        #expect(ReleaseTag.releases(of: library, among: names)?.map(\.name) == releases)
    }

    @Test("a word that ends in v, or in a digit, is no name of a package with a version")
    func words() {
        for (tag, package) in [("dev1.0.0", nil), ("build12.1.0.0", nil), ("ui2-v1.0.0", "ui2"), ("v1.0.0", "")] {
            #expect(ReleaseTag(tag)?.package == package, "\(tag)")
        }
    }
}

@Suite("Which version a release needs, in words")
struct VersionAdviceTests {
    @Test(
        "names the part of the version, and the least that is enough; before 1.0.0 the second number says what breaks",
        arguments: [
            (VersionBump.major, "1.4.0", "major (1.4.0 → 2.0.0)"), (.minor, "1.4.2", "minor (1.4.2 → 1.5.0)"),
            (.patch, "1.4.2", "patch (1.4.2 → 1.4.3)"), (.none, "1.4.2", "none"),
            (.major, "2.0.0-beta.1", "major (any version after 2.0.0-beta.1)"),
            (.major, "0.3.1", "minor (0.3.1 → 0.4.0; before 1.0.0 a minor version may break)"),
            (.minor, "0.3.1", "patch (0.3.1 → 0.3.2)"), (.patch, "0.3.1", "patch (0.3.1 → 0.3.2)"),
            (.none, "0.3.1", "none"),
        ]
    )
    func text(bump: VersionBump, old: String, text: String) throws {
        let version = try #require(SemanticVersion(old))
        #expect(VersionAdvice(bump: bump, old: version).text == text)
        #expect(VersionAdvice(bump: bump, old: nil).text == bump.rawValue)
    }
}

@Suite("What diff compares with when nobody says it", .keepsGoing, .needsGit)
struct DiffBaselineTests {
    private let folder = TemporaryFolder()
    private let repository: GitRepository

    /// Releases 1.0.0 and 1.1.0, and a beta; the disk is as the beta.
    init() async throws {
        repository = try await GitRepository(folder)
        try await repository.commit(
            ["lib/fruit.json": Self.manifest("ripe"), "weblift.json": #"{"inputs": ["lib/fruit.json"]}"#],
            tag: "v1.0.0"
        )
        try await repository.commit(["lib/fruit.json": Self.manifest("ripe", "green")], tag: "v1.1.0")
        try await repository.commit(["lib/fruit.json": Self.manifest("ripe", "green", "red")], tag: "v2.0.0-beta.1")
    }

    private static func manifest(_ flags: String...) -> String { SmallLibrary.apple(flags) }

    @Test("without words it is the configured inputs since the latest release, and a note names that")
    func latest() async throws {
        for words in [[], ["lib/fruit.json"], ["./lib/fruit.json"]] {
            let run = try await folder.runWithGit(["diff"] + words)
            #expect(run.ending == .exit(0) && run.outputText.contains("red"), "\(run.errorText)")
            #expect(!run.outputText.contains("green"))
            #expect(run.errorText.contains("compared with v1.1.0, the latest release tag [changes.baseline]"))
        }
    }

    @Test("on the commit of a release it is the one before, unless something changed since")
    func current() async throws {
        try await repository.commit(["lib/fruit.json": Self.manifest("ripe", "green", "blue")], tag: "v2.0.0")
        #expect(try await folder.runWithGit(["diff"]).errorText.contains("compared with v1.1.0,"))
        try folder.write(Self.manifest("ripe", "green", "blue", "pink"), to: "lib/fruit.json")
        let changed = try await folder.runWithGit(["diff"])
        #expect(changed.errorText.contains("compared with v2.0.0,"))
        #expect(changed.outputText.contains("pink") && !changed.outputText.contains("blue"))
    }

    @Test("on the commit of a release token files that changed since keep it the release that is compared")
    func tokens() async throws {
        let settings = #"{"inputs": ["lib/fruit.json"], "tokens": {"files": ["fruit.css"]}}"#
        try await repository.commit(
            ["weblift.json": settings, "fruit.css": ":root { --acme-red: #111111; }"],
            tag: "v2.0.0"
        )
        #expect(try await folder.runWithGit(["diff"]).errorText.contains("compared with v1.1.0,"))
        try folder.write(":root { --acme-red: #222222; }", to: "fruit.css")
        let changed = try await folder.runWithGit(["diff"])
        #expect(changed.errorText.contains("compared with v2.0.0,"), "\(changed.errorText)")
        #expect(changed.outputText.contains("value changed acme-red"))
    }

    @Test("what is wrong with the command line is told before git is asked")
    func usage() async throws {
        for words in [["diff", "--declared", "soon"], ["release", "--declared", "soon"]] {
            let run = try await folder.runWithGit(words)
            #expect(run.ending == .exit(2) && !run.errorText.contains("[changes.baseline]"), "\(run.errorText)")
        }
    }

    @Test("a revision without a path has what is at the path of the new side, from any folder of the repository")
    func revision() async throws {
        for words in [
            ["--git", "v1.0.0"], ["--git", "v1.0.0", "lib/fruit.json"], ["--git", "v1.0.0", "--git", "HEAD"],
        ] {
            let run = try await folder.runWithGit(["diff"] + words).exits(0)
            #expect(run.outputText.contains("green") && run.outputText.contains("red"))
        }
        let below = try await BuiltProgram.run(
            ["diff", "--git", "v1.0.0", "fruit.json"],
            in: folder.path("lib"),
            environment: GitRepository.environment
        )
        #expect(below.outputText.contains("green"), "\(below.errorText)")
    }

    @Test("where there is no tag, no repository or no path, the reason is told and nothing is compared")
    func missing() async throws {
        // It is no repository, as that of the suite is.
        let folder = TemporaryFolder()
        try folder.write(Self.manifest("ripe"), to: "fruit.json")
        let outside = try await folder.runWithGit(["diff", "fruit.json"])
        #expect(outside.ending == .exit(2) && outside.output.isEmpty)
        for words in ["[input.git]", "name OLD, a file or a folder"] {
            #expect(outside.errorText.contains(words), "\(outside.errorText)")
        }
        let repository = try await GitRepository(folder)
        try await repository.commit(["fruit.json": Self.manifest("ripe")], tag: "first")
        let untagged = try await folder.runWithGit(["diff", "fruit.json"])
        #expect(untagged.ending == .exit(2) && untagged.output.isEmpty)
        #expect(untagged.errorText.contains("no tag of a former release"), "\(untagged.errorText)")
        for words in [["diff"], ["diff", "--git", "first", folder.path("fruit.json")]] {
            try await folder.runWithGit(words).exits(2, "\(words)")
        }
    }

    @Test("release brings a package up from the latest release tag")
    func release() async throws {
        try await folder.runWithGit(["release", "--declared", "2.0.0", "--out", "ios"]).exits(0)
        #expect(folder.has("ios/Package.swift"))
    }
}
