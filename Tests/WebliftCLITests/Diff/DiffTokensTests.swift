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

    private func diff(_ words: String...) async throws -> ProgramRun { try await diff(words) }

    private func diff(_ words: [String]) async throws -> ProgramRun {
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
        let document = try JSONSerialization.jsonObject(with: Data(run.outputText.utf8)) as? [String: Any]
        let runs = document?["runs"] as? [[String: Any]]
        let results = try #require(runs?.first?["results"] as? [[String: Any]])
        #expect(results.map { $0["ruleId"] as? String } == ["token.type-changed", "token.removed", "token.added"])
        let properties = results.map { $0["properties"] as? [String: Any] }
        #expect(properties.map { $0?["token"] as? String }.first == "elvt-alias-danger-fill")
        let fingerprints = results.map { ($0["partialFingerprints"] as? [String: String])?["webliftChange/v1"] }
        #expect(Set(fingerprints).count == 3 && !fingerprints.contains(nil))
    }

    @Test("the changelog of a component has its tokens, and a note counts those of no component")
    func changelog() async throws {
        let release = ["--release-version", "2.0.0", "--date", "2026-03-31"]
        let run = try await diff(["--format", "changelog", "--out", "logs", "--fail-on", "never"] + release).exits(0)
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
