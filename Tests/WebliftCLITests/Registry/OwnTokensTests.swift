import Foundation
import TestSupport
import Testing

/// Of the founding document on shadcn/ui, “Design Tokens: Tailwind → SwiftUI”.
@Suite("A registry brings its own tokens", .keepsGoing)
struct OwnTokensTests {
    private let folder = TemporaryFolder()

    private typealias Fixture = OwnTokensFixture

    private func weblift(_ words: String...) async throws -> ProgramRun { try await folder.run(words) }

    /// All generated sources by their paths, which say nothing of how the tokens were named.
    private func sources(in name: String) throws -> [String: String] {
        let root = folder.url.appending(path: "\(name)/Sources")
        let files = try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { $0.hasSuffix(".swift") }
        return try Dictionary(
            uniqueKeysWithValues: files.map { ($0, try String(contentsOf: root.appending(path: $0), encoding: .utf8)) }
        )
    }

    private static let buttonTokens = "ShadcnUI/DesignTokens/Generated/ButtonComponentTokens.swift"

    @Test(
        "“generate registry.json” writes what it writes where the registry is named as tokens, and has nothing to say of it"
    )
    func generate() async throws {
        try folder.write(Fixture.registry(try Fixture.button(), Fixture.theme()), to: "r.json")
        let own = try await weblift("generate", "r.json", "--out", "own").exits(0)
        #expect(!own.errorText.contains("cssVars") && !own.errorText.contains("tokens.class-color"))
        let named = try await weblift("generate", "r.json", "--tokens", "./r.json", "--out", "named")
        #expect(!named.errorText.contains("cssVars"))
        let sources = try self.sources(in: "own")
        #expect(try sources == self.sources(in: "named"))
        let button = try #require(sources[Self.buttonTokens])
        #expect(button.contains("variantDefaultBackground: Color = ShadcnAliases.primary\n"))
        try await weblift("generate", "r.json", "--out", "own", "--check").exits(0)
    }

    @Test("registries in a folder are found, each item by itself; weblift tokens and coverage read them as well")
    func namedFolder() async throws {
        try folder.write(try Fixture.button(), to: "r/button.json")
        try folder.write(Fixture.theme(), to: "r/theme.json")
        try await weblift("generate", "r", "--out", "out").exits(0)
        let button = try #require(try sources(in: "out")[Self.buttonTokens])
        #expect(button.contains("variantDefaultBackground: Color"))
        try folder.write(#"{"inputs": ["r"], "tokens": {"remBase": 10}}"#, to: "weblift.json")
        let tokens = try await weblift("tokens").exits(0)
        #expect(tokens.outputText.contains("button-size-default-height") && tokens.outputText.contains("22.5 pt"))
        let coverage = try await weblift("coverage", "--format", "json")
        #expect(coverage.outputText.contains(#""styled""#), "\(coverage.outputText.suffix(400))")
    }

    @Test("a named file of tokens alone counts, and a note says which registry is not read for that, and what to do")
    func named() async throws {
        try folder.write(Fixture.registry(try Fixture.button(), Fixture.theme()), to: "r.json")
        try folder.write(":root { --primary: #ff0000; --primary-foreground: #ffffff; }", to: "t.css")
        let run = try await weblift("generate", "r.json", "--tokens", "t.css", "--out", "out").exits(0)
        let told = run.errorText.split(separator: "\n").filter { $0.contains("cssVars") }
        #expect(told.count == 1 && told[0].contains("r.json:") && told[0].contains("[registry.not-read]"), "\(told)")
        #expect(run.errorText.contains("name this file beside them"))
        let aliases = try #require(try sources(in: "out")["ShadcnUI/DesignTokens/Generated/ShadcnAliases.swift"])
        #expect(aliases.contains("primary") && !aliases.contains("accent"))
        try folder.write(#"{"inputs": ["r.json"], "tokens": ["t.css", "."]}"#, to: "weblift.json")
        #expect(try await !weblift("generate", "--out", "both").errorText.contains("cssVars"))
    }

    @Test(
        "“cssVars” that is nothing like one is told once and stops nothing; without values there is nothing to say",
        arguments: [("[1]", 1), (#"{"light": "red"}"#, 1), ("{}", 0), (#"{"light": {}}"#, 0), ("null", 0)]
    )
    func broken(variables: String, count: Int) async throws {
        try folder.write(Fixture.registry(try Fixture.button(), Fixture.theme(variables)), to: "r.json")
        let run = try await weblift("generate", "r.json", "--out", "out").exits(0)
        let told = run.errorText.split(separator: "\n")
        #expect(told.count { $0.contains("[tokens.structure]") } == count, "\(run.errorText)")
        #expect(told.count { $0.contains("[tokens.nothing]") } == count, "\(run.errorText)")
        let button = try #require(try sources(in: "out")[Self.buttonTokens])
        #expect(button.contains("sizeDefaultHeight: CGFloat = 36"))
    }

    @Test("a library without a registry has no tokens of its own")
    func others() async throws {
        try folder.write(try Fixture.registry(Fixture.button()), to: "r.json")
        // Classes alone say sizes.
        #expect(try await weblift("tokens", "--input", "r.json").ending == .exit(0))
        try folder.write(BadInputRun.good, to: "good.json")
        let run = try await weblift("tokens", "--input", "good.json")
        #expect(run.ending == .exit(2) && run.errorText.contains("has no tokens of its own"))
    }
}
