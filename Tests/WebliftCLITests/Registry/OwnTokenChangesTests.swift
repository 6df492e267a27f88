import Foundation
import TestSupport
import Testing

/// Of the founding document on shadcn/ui, “CVA Variant System → SwiftUI Enums”: what the variants say changes from release to release.
@Suite("Releases of a registry, with the tokens that each brings", .keepsGoing)
struct OwnTokenChangesTests {
    private let folder = TemporaryFolder()

    private typealias Fixture = OwnTokensFixture

    private func weblift(_ words: String...) async throws -> ProgramRun {
        try await folder.run(words, environment: GitRepository.environment)
    }

    private static func old(_ others: String...) throws -> String {
        Fixture.registry(([try Fixture.button()] + others).joined(separator: ",\n"))
    }

    private static func new(_ others: String...) throws -> String {
        let button = try Fixture.button(height: "h-11", secondary: "bg-accent")
        return Fixture.registry(([button] + others).joined(separator: ",\n"))
    }

    private static func expectHeight(_ text: String) {
        let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        let head = lines.firstIndex { $0.contains("value changed button-size-default-height") }
        let told = head.map { lines[$0...].prefix(3) } ?? []
        #expect(
            told.contains { $0.hasPrefix("was    36 pt") } && told.contains { $0.hasPrefix("is     44 pt") },
            "\(text)"
        )
    }

    @Test("h-11 in place of h-9 is a height of 44 in place of 36, and another class for a color is another token")
    func classes() async throws {
        try folder.write(try Self.old(Fixture.theme()), to: "old/r.json")
        try folder.write(try Self.new(Fixture.theme()), to: "new/r.json")
        let run = try await weblift("diff", "old/r.json", "new/r.json")
        Self.expectHeight(run.outputText)
        #expect(run.outputText.contains("changed button-variant-secondary-background"))
        #expect(!run.outputText.contains("API unchanged") && !run.errorText.contains("API unchanged"))
        #expect(!run.errorText.contains("cssVars") && !run.errorText.contains("changes.tokens"))
        let json = try await weblift("diff", "old/r.json", "new/r.json", "--format", "json")
        #expect(json.outputText.contains(#""tag": "shadcn-button""#))
        let history = try await weblift("diff", "--history", "old/r.json", "new/r.json", "--format", "json")
        #expect(history.outputText.contains(#""bump": "minor""#), "\(history.outputText)")
        #expect(try await weblift("diff", "old/r.json", "old/r.json").outputText.hasPrefix("API unchanged\n"))
    }

    @Test("without “cssVars” and without token files, what classes say by themselves is compared all the same")
    func classesAlone() async throws {
        try folder.write(try Self.old(), to: "old.json")
        try folder.write(try Self.new(), to: "new.json")
        Self.expectHeight(try await weblift("diff", "old.json", "new.json").outputText)
        // Only the tokens of the new release are known: they count for both.
        try folder.write(
            ":root { --secondary: #ddd; --accent: #eee; --foreground: #222; --primary: #111; --primary-foreground: #fff; }",
            to: "t.css"
        )
        let named = try await weblift("diff", "old.json", "new.json", "--tokens", "t.css")
        Self.expectHeight(named.outputText)
        #expect(named.outputText.contains("button-variant-secondary-background"))
        #expect(!named.outputText.contains("token added"))
        #expect(named.errorText.contains("the design tokens in files are not compared"))
    }

    @Test("of classes that nothing is drawn of a note tells what changed")
    func undrawn() async throws {
        try folder.write(try Self.old(), to: "old.json")
        let button = try Fixture.button(secondary: "bg-accent md:flex")
        try folder.write(Fixture.registry(button), to: "new.json")
        let run = try await weblift("diff", "old.json", "new.json")
        let told = run.errorText.split(separator: "\n").filter { $0.contains("classes of <shadcn-button> changed") }
        #expect(told.count == 1, "\(run.errorText)")
        #expect(told.allSatisfy { $0.contains("`bg-secondary` is gone, `bg-accent`, `md:flex` are new") }, "\(told)")
        let same = try await weblift("diff", "old.json", "old.json")
        #expect(!same.errorText.contains("classes of"))
    }

    @Test("a value of “cssVars” that changed is compared, and --old-tokens names others for the former release")
    func values() async throws {
        try folder.write(try Self.old(Fixture.theme()), to: "old.json")
        let colors = Fixture.colors.replacingOccurrences(of: "#101010", with: "#303030")
        try folder.write(try Self.old(Fixture.theme(#"{"light": {\#(colors)}}"#)), to: "new.json")
        let run = try await weblift("diff", "old.json", "new.json")
        #expect(run.outputText.contains("value changed primary ") && run.outputText.contains("was    #101010"))
        try folder.write(":root { --primary: #505050; }", to: "former.css")
        let named = try await weblift("diff", "old.json", "new.json", "--old-tokens", "former.css")
        #expect(named.outputText.contains("was    #505050"))
        try folder.write(try Self.old(), to: "bare.json")
        let alone = try await weblift("diff", "old.json", "bare.json", "--old-tokens", "former.css")
        #expect(alone.ending == .exit(2) && alone.errorText.contains("--old-tokens needs"))
    }

    @Test("release brings the package up to the new classes and tells what they mean")
    func release() async throws {
        try folder.write(try Self.old(Fixture.theme()), to: "old.json")
        try folder.write(try Self.new(Fixture.theme()), to: "new.json")
        #expect(try await weblift("generate", "old.json", "--out", "out").ending == .exit(0))
        let run = try await weblift("release", "old.json", "new.json", "--out", "out").exits(0)
        #expect(!run.outputText.contains("API unchanged") && !run.errorText.contains("API unchanged"))
        #expect(run.outputText.contains("2 warnings"), "\(run.outputText)")
        let page = folder.path("out/Documentation/Translation/Release.md")
        let told = try String(contentsOfFile: page, encoding: .utf8)
        #expect(told.contains("value changed button-size-default-height") && told.contains("`36 pt` | `44 pt`"))
        let path = "out/Sources/ShadcnUI/DesignTokens/Generated/ButtonComponentTokens.swift"
        #expect(try folder.text(path).contains("sizeDefaultHeight: CGFloat = 44"))
    }

    @Test("a revision brings the tokens that it had, and what is gone is kept for callers of before", .needsGit)
    func revisions() async throws {
        let repository = try await GitRepository(folder)
        try await repository.commit(["r.json": try Self.old(Fixture.theme())], tag: "v1.0.0")
        try folder.write(try Self.new(Fixture.theme()), to: "r.json")
        Self.expectHeight(try await weblift("diff", "r.json").outputText)
        let less = Fixture.theme(##"{"light": {"primary": "#101010", "primary-foreground": "#fafafa"}}"##)
        try folder.write(try Self.new(less), to: "r.json")
        try await weblift("generate", "r.json", "--git", "v1.0.0:r.json", "--until", "3.0.0", "--out", "out").exits(0)
        let deprecated = try folder.paths(below: "out/Sources/ShadcnUI/Deprecated")
        #expect(deprecated.contains { $0.contains("Token") || $0.contains("Aliases") }, "\(deprecated)")
    }
}
