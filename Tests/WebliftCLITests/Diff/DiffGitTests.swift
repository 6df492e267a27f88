import Foundation
import TestSupport
import Testing

@Suite("weblift diff, with revisions of git", .keepsGoing, .needsGit)
struct DiffGitTests {
    private static let old = SmallLibrary.apple(["ripe"], package: "fruit 1.0.0")
    private static let new = SmallLibrary.apple([], package: "fruit 2.0.0")

    private static func doc(_ property: String) -> String {
        """
        # Apple

        **Web Component:** `acme-apple`

        An apple.

        ## Properties

        | Property | Type | Default | Description |
        |---|---|---|---|
        | `\(property)` | `boolean` | `false` | Whether it can be eaten. |
        """
    }

    private let folder = TemporaryFolder()
    private let repository: GitRepository

    init() async throws {
        repository = try await GitRepository(folder)
        try await repository.commit(["fruit.json": Self.old, "docs/apple.md": Self.doc("ripe")], tag: "v1")
        try await repository.commit(["fruit.json": Self.new, "docs/apple.md": Self.doc("ripened")], tag: "v2")
    }

    private func diff(_ words: String...) async throws -> ProgramRun { try await folder.runWithGit(["diff"] + words) }

    @Test("a file of a revision and the file that it became")
    func file() async throws {
        let run = try await diff("--git", "v1:fruit.json", "fruit.json")
        #expect(run.ending == .exit(1) && run.outputText.contains("property removed ripe"))
        for part in ["v1:fruit.json:3", "major (1.0.0 → 2.0.0)"] { #expect(run.outputText.contains(part)) }
    }

    @Test("the same file twice has no changes, and what git gives is what the disk gives")
    func same() async throws {
        let run = try await diff("--git", "v2:fruit.json", "fruit.json")
        #expect(run.ending == .exit(0) && run.outputText.hasPrefix("API unchanged\n"))
        #expect(run.messages.isEmpty)
    }

    @Test("a warning of git is no answer of it")
    func ambiguous() async throws {
        try await repository.branch("v1")
        let run = try await diff("--git", "v1:fruit.json", "fruit.json")
        #expect(run.ending == .exit(1) && run.outputText.contains("property removed ripe"), "\(run.errorText)")
    }

    @Test("folders of two revisions, from the root and from the current folder")
    func folders() async throws {
        for path in ["docs", "./docs", "docs/"] {
            let run = try await diff("--git", "v1:\(path)", "--git", "v2:\(path)", "--fail-on", "never")
                .exits(0, "\(path)")
            #expect(run.outputText.contains("property renamed ripe → ripened"), "\(path)")
            #expect(run.outputText.contains("docs/apple.md:11"), "\(path)")
        }
    }

    @Test("a folder whose package.json names its manifest is that manifest")
    func package() async throws {
        let package = #"{"name": "fruit", "version": "3.0.0", "customElements": "dist/elements.json"}"#
        try await repository.commit(
            ["lib/package.json": package, "lib/dist/elements.json": Self.old, "lib/README.md": Self.doc("green")],
            tag: "v3"
        )
        let run = try await diff("--git", "v3:lib", "fruit.json", "--format", "json")
        let report = try JSONInstance(run.output)
        #expect(report["old"]?["version"]?.text == "3.0.0")
        #expect(report["changes"]?.elements?.map { $0["rule"]?.text } == ["property.removed"])
    }

    @Test("what git does not know is told in its own words, and nothing is compared")
    func unknown() async throws {
        for input in ["v9:fruit.json", "v1:absent.json", "v1^{tree}x:fruit.json"] {
            let run = try await diff("--git", input, "fruit.json")
            #expect(run.ending == .exit(2) && run.output.isEmpty)
            #expect(run.errorText.contains("[input.git]") && run.errorText.contains("note: fatal:"), "\(run.errorText)")
        }
    }

    @Test("no word reaches a shell, and none is an option of git")
    func injection() async throws {
        for input in ["$(touch hit):x", "`touch hit`:x", "v1;touch hit:x", "v1:x\ntouch hit", "v1:$(touch hit)"] {
            try await diff("--git", input, "fruit.json").exits(2, "\(input)")
            #expect(!folder.has("hit"), "\(input)")
        }
        try await diff("--git=--output=hit:x", "fruit.json").exits(2)
    }

    @Test("nothing is fetched, and no program is run that the configuration of a repository names")
    func configuration() async throws {
        try await repository.forget(Self.old, origin: "ext::touch \(folder.path("hit"))")
        let run = try await diff("--git", "v1:fruit.json", "fruit.json")
        #expect(run.ending == .exit(2) && run.errorText.contains("[input.git]"), "\(run.errorText)")
        #expect(!folder.has("hit"))
    }

    @Test("without a repository, and without git, the reason is told")
    func missing() async throws {
        let folder = TemporaryFolder()
        try folder.write(Self.new, to: "fruit.json")
        let outside = try await folder.runWithGit(["diff", "--git", "v1:fruit.json", "fruit.json"])
        #expect(outside.ending == .exit(2) && outside.errorText.contains("[input.git]"))
        let without = try await folder.run(
            ["diff", "--git", "v1:fruit.json", "fruit.json"],
            environment: ["PATH": "/nonexistent"]
        )
        #expect(without.ending == .exit(2) && without.errorText.contains("there is no git on the PATH [input.git]"))
    }

    @Test("links in a revision are not followed, and what is no document is not read")
    func links() async throws {
        try folder.link("docs/secret.md", to: "/etc/passwd")
        try await repository.commit(["docs/picture.png": "no picture"], tag: "v3")
        let run = try await diff("--git", "v2:docs", "--git", "v3:docs")
        #expect(run.ending == .exit(0) && run.messages.isEmpty)
    }
}
