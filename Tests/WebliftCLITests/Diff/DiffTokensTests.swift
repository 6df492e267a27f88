import Foundation
import TestSupport
import Testing

@Suite("weblift diff, with design tokens", .keepsGoing)
struct DiffTokensTests {
    private let folder = TemporaryFolder()
    private static let manifest = SmallLibrary.manifest(SmallLibrary.component("elvt-chip"), package: "fruit 1.0.0")
    private static let old = """
        :root { --elvt-alias-danger-fill: #111111; --elvt-component-chip-fill: var(--elvt-alias-danger-fill);
        --elvt-alias-gone: 1px; }
        """
    private static let new = """
        :root { --elvt-alias-danger-fill: 2px; --elvt-component-chip-fill: var(--elvt-alias-danger-fill);
        /** @deprecated for ever */ --elvt-component-chip-gap: 1px; }
        """

    private func diff(_ words: String...) async throws -> ProgramRun {
        try folder.write(Self.manifest, to: "lib.json")
        try folder.write(Self.old, to: "old.css")
        try folder.write(Self.new, to: "new.css")
        let sides = ["diff", "lib.json", "lib.json", "--old-tokens", "old.css", "--tokens", "new.css"]
        return try await folder.run(sides + words)
    }

    @Test("the bar and the declared version count them, and an accepted one no longer")
    func bars() async throws {
        #expect(try await diff().ending == .exit(1))
        let small = try await diff("--fail-on", "never", "--declared", "1.1.0")
        #expect(small.errorText.contains("the changes ask for 2.0.0 (major)"))
        let rules = ["token.removed", "token.type-changed"].map {
            #"{"rule": "\#($0)", "token": "elvt-alias-*", "reason": "Agreed."}"#
        }
        try folder.write(#"{"changes": {"suppress": [\#(rules.joined(separator: ","))]}}"#, to: "weblift.json")
        let accepted = try await diff("--declared", "1.1.0").exits(0)
        #expect(accepted.outputText.contains("accepted by weblift.json: 2 changes"))
    }

    @Test("lists the lines of the app that name a member that breaks, also of a token that follows")
    func sources() async throws {
        let app = """
            let a = ElevateAliases.Danger.fill
            let b = ChipComponentTokens.fill
            let c = ElevateAliases.gone
            let d = Other.Danger.fill  // ElevateAliases.gone
            """
        try folder.write(app, to: "app/App.swift")
        let run = try await diff("--sources", "app")
        let uses = run.outputText.split(separator: "\n").filter { $0.contains(" used ") }.map {
            $0.trimmingCharacters(in: .whitespaces).split(separator: " ").suffix(2).joined(separator: " ")
        }
        #expect(uses.sorted() == ["app/App.swift:1 fill", "app/App.swift:2 fill", "app/App.swift:3 gone"])
    }

    @Test("SARIF names the token, its rule and both places")
    func sarif() async throws {
        let run = try await diff("--format", "sarif")
        let results = try #require(JSONInstance(run.output)["runs"]?.elements?.first?["results"]?.elements)
        #expect(results.map { $0["ruleId"]?.text } == ["token.type-changed", "token.removed", "token.added"])
        #expect(results.first?["properties"]?["token"]?.text == "elvt-alias-danger-fill")
        let fingerprints = results.map { $0["partialFingerprints"]?["webliftChange/v1"]?.text }
        #expect(Set(fingerprints).count == 3 && !fingerprints.contains(nil))
    }

    @Test("the changelog of a component has its tokens, and a note counts those of no component")
    func changelog() async throws {
        let run = try await diff(
            "--format",
            "changelog",
            "--out",
            "logs",
            "--fail-on",
            "never",
            "--release-version",
            "2.0.0",
            "--date",
            "2026-03-31"
        )
        .exits(0)
        let text = try folder.text("logs/elvt-chip.json")
        #expect(text.contains("token added: elvt-component-chip-gap") && !text.contains("elvt-alias-gone"))
        #expect(run.errorText.contains("2 changes of design tokens that are for no component are in no changelog"))
    }

    @Test("--only leaves the tokens of the chosen components")
    func selection() async throws {
        let run = try await diff("--only", "elvt-chip").exits(0)
        #expect(run.outputText.contains("token added elvt-component-chip-gap"))
        #expect(!run.outputText.contains("elvt-alias-gone"))
    }
}

@Suite("weblift diff, where the design tokens are", .keepsGoing, .needsGit)
struct DiffTokensGitTests {
    private static let manifest = SmallLibrary.apple([], package: "fruit 1.0.0")
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
