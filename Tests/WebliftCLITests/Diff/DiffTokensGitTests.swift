import Foundation
import TestSupport
import Testing

@Suite("weblift diff, where the design tokens are", .keepsGoing, .needsGit)
struct DiffTokensGitTests {
    private static let manifest = SmallLibrary.manifest(SmallLibrary.component("acme-apple"), package: "fruit 1.0.0")
    private static let settings = #"{"inputs": ["fruit.json"], "tokens": {"files": ["css"], "dark": ["night.css"]}}"#

    private static func css(_ red: String) -> String { ":root { --acme-red: \(red); }" }

    private let folder = TemporaryFolder()

    /// Tokens were there in v2 only.
    init() async throws {
        let repository = try await GitRepository(folder)
        try await repository.commit(["fruit.json": Self.manifest], tag: "v1")
        let sheets = ["css/tokens.css": Self.css("#111111"), "night.css": Self.css("#eeeeee")]
        try await repository.commit(sheets.merging(["weblift.json": Self.settings]) { $1 }, tag: "v2")
        try await repository.commit(["css/tokens.css": Self.css("#222222")], tag: "v3")
        try folder.write(Self.css("#333333"), to: "css/tokens.css")
    }

    private func diff(_ words: String...) async throws -> ProgramRun { try await folder.runWithGit(["diff"] + words) }

    @Test("the paths of weblift.json are read as the old revision has them, and on the disk for the new side")
    func configured() async throws {
        let run = try await diff("--git", "v2:fruit.json", "fruit.json")
        #expect(run.ending == .exit(0) && run.outputText.contains("value changed acme-red"), "\(run.errorText)")
        #expect(run.outputText.contains("was    #111111 in light, #eeeeee in dark  v2:./css/tokens.css:1"))
        #expect(run.outputText.contains("is     #333333 in light, #eeeeee in dark  css/tokens.css:1"))
    }

    @Test("of two revisions each has its own, and files that a revision does not have yet have no tokens")
    func revisions() async throws {
        let run = try await diff("--git", "v2:fruit.json", "--git", "v3:fruit.json")
        #expect(run.outputText.contains("is     #222222 in light, #eeeeee in dark  v3:./css/tokens.css:1"))
        let first = try await diff("--git", "v1:fruit.json", "--git", "v2:fruit.json").exits(0)
        #expect(first.outputText.contains("token added acme-red"))
    }

    @Test("a path that a person names for a revision has to be there")
    func named() async throws {
        let old = "--git=v1:fruit.json"
        let run = try await diff(old, "fruit.json", "--old-tokens", "css/tokens.css")
        #expect(run.ending == .exit(2) && run.errorText.contains("[input.git]"))
        try folder.write(Self.css("#444444"), to: "former.css")
        let disk = try await diff("fruit.json", "fruit.json", "--old-tokens", "former.css")
        #expect(disk.outputText.contains("was    #444444 "))
    }

    @Test("says that the former ones are not known, and that --old-tokens alone means nothing")
    func unknown() async throws {
        let run = try await diff("fruit.json", "fruit.json")
        #expect(run.ending == .exit(0) && run.errorText.contains("[changes.tokens]"))
        #expect(run.outputText.hasPrefix("API unchanged\n"))
        try folder.remove("weblift.json")
        try await diff("fruit.json", "fruit.json", "--old-tokens", "night.css").exits(2)
    }
}
