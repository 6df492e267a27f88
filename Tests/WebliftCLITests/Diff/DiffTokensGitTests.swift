import Foundation
import TestSupport
import Testing

@Suite(
    "weblift diff, where the design tokens are",
    .keepsGoing,
    .enabled(if: GitRepository.git != nil, "\(GitRepository.absence)")
)
struct DiffTokensGitTests {
    private static let manifest = """
        {"schemaVersion": "1.0.0", "package": {"name": "fruit", "version": "1.0.0"}, "modules": [{
        "kind": "javascript-module", "path": "apple.js", "declarations": [{"kind": "class", "name": "Apple",
        "tagName": "acme-apple", "customElement": true, "members": []}]}]}
        """
    private static let settings = #"{"inputs": ["fruit.json"], "tokens": {"files": ["css"], "dark": ["night.css"]}}"#

    private static func css(_ red: String) -> String { ":root { --acme-red: \(red); }" }

    /// Tokens were there in v2 only.
    private static func with(_ body: (TemporaryFolder) async throws -> Void) async throws {
        try await TemporaryFolder.with { folder in
            let repository = try await GitRepository(folder)
            try await repository.commit(["fruit.json": manifest], tag: "v1")
            let files = ["weblift.json": settings, "css/tokens.css": css("#111111"), "night.css": css("#eeeeee")]
            try await repository.commit(files, tag: "v2")
            try await repository.commit(["css/tokens.css": css("#222222")], tag: "v3")
            try folder.write(css("#333333"), to: "css/tokens.css")
            try await body(folder)
        }
    }

    private static func diff(_ words: String..., in folder: TemporaryFolder) async throws -> ProgramRun {
        try await folder.run(["diff"] + words, environment: GitRepository.environment)
    }

    @Test("the paths of weblift.json are read as the old revision has them, and on the disk for the new side")
    func configured() async throws {
        try await Self.with { folder in
            let run = try await Self.diff("--git", "v2:fruit.json", "fruit.json", in: folder)
            #expect(run.ending == .exit(0) && run.outputText.contains("value changed acme-red"), "\(run.errorText)")
            #expect(run.outputText.contains("was    #111111 in light, #eeeeee in dark  v2:./css/tokens.css:1"))
            #expect(run.outputText.contains("is     #333333 in light, #eeeeee in dark  css/tokens.css:1"))
        }
    }

    @Test("of two revisions each has its own, and files that a revision does not have yet have no tokens")
    func revisions() async throws {
        try await Self.with { folder in
            let run = try await Self.diff("--git", "v2:fruit.json", "--git", "v3:fruit.json", in: folder)
            #expect(run.outputText.contains("is     #222222 in light, #eeeeee in dark  v3:./css/tokens.css:1"))
            let first = try await Self.diff("--git", "v1:fruit.json", "--git", "v2:fruit.json", in: folder)
            #expect(first.ending == .exit(0), "\(first.errorText)")
            #expect(first.outputText.contains("token added acme-red"))
        }
    }

    @Test("a path that a person names for a revision has to be there")
    func named() async throws {
        try await Self.with { folder in
            let old = "--git=v1:fruit.json"
            let run = try await Self.diff(old, "fruit.json", "--old-tokens", "css/tokens.css", in: folder)
            #expect(run.ending == .exit(2) && run.errorText.contains("[input.git]"))
            try folder.write(Self.css("#444444"), to: "former.css")
            let disk = try await Self.diff("fruit.json", "fruit.json", "--old-tokens", "former.css", in: folder)
            #expect(disk.outputText.contains("was    #444444 "))
        }
    }

    @Test("says that the former ones are not known, and that --old-tokens alone means nothing")
    func unknown() async throws {
        try await Self.with { folder in
            let run = try await Self.diff("fruit.json", "fruit.json", in: folder)
            #expect(run.ending == .exit(0) && run.errorText.contains("[changes.tokens]"))
            #expect(run.outputText.hasPrefix("API unchanged\n"))
            try FileManager.default.removeItem(atPath: folder.path("weblift.json"))
            let alone = try await Self.diff("fruit.json", "fruit.json", "--old-tokens", "night.css", in: folder)
            #expect(alone.ending == .exit(2))
        }
    }
}
