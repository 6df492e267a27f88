import Foundation
import TestSupport
import Testing

/// Of the founding document on shadcn/ui, “Design Tokens: Tailwind → SwiftUI”, and “CVA Variant System → SwiftUI Enums”: what
/// the variants say changes from release to release.
@Suite("A registry brings its own tokens", .keepsGoing)
struct OwnTokensTests {
    private let folder = TemporaryFolder()

    private static let colors = """
        "primary": "#101010", "primary-foreground": "#fafafa", "secondary": "#dddddd", "accent": "#eeeeee", "foreground": "#202020"
        """

    /// `"cssVars": …` in the theme.
    private static func theme(_ variables: String = #"{"light": {\#(colors)}}"#) -> String {
        #"{"name": "theme", "type": "registry:theme", "cssVars": \#(variables)}"#
    }

    private static func button(height: String = "h-9", secondary: String = "bg-secondary") throws -> String {
        let code = """
            const buttonVariants = cva("inline-flex rounded-md text-sm", {
              variants: {
                variant: { default: "bg-primary text-primary-foreground", secondary: "\(secondary) text-foreground" },
                size: { default: "\(height) px-4", lg: "h-12 px-6" },
              },
              defaultVariants: { variant: "default", size: "default" },
            })
            export function Button(props: React.ComponentProps<"button"> & VariantProps<typeof buttonVariants>) { return null }
            """
        let content = String(decoding: try JSONEncoder().encode(code), as: UTF8.self)
        return """
            {"name": "button", "type": "registry:ui", "files": [{"path": "ui/button.tsx", "type": "registry:ui",
             "content": \(content)}]}
            """
    }

    private static func registry(_ items: String...) -> String { registry(items) }

    private static func registry(_ items: [String]) -> String {
        #"{"name": "acme", "items": [\#(items.joined(separator: ",\n"))]}"#
    }

    private func weblift(_ words: String...) async throws -> ProgramRun {
        try await folder.run(words, environment: GitRepository.environment)
    }

    /// All generated sources by their paths, which say nothing of how the tokens were named.
    private func sources(in name: String) throws -> [String: String] {
        try folder.contents(of: "\(name)/Sources").files.filter { $0.key.hasSuffix(".swift") }
            .mapValues { String(decoding: $0, as: UTF8.self) }
    }

    private static let buttonTokens = "ShadcnUI/DesignTokens/Generated/ButtonComponentTokens.swift"

    @Test(
        "“generate registry.json” writes what it writes where the registry is named as tokens, and has nothing to say of it"
    )
    func generate() async throws {
        try folder.write(Self.registry(try Self.button(), Self.theme()), to: "r.json")
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
        try folder.write(try Self.button(), to: "r/button.json")
        try folder.write(Self.theme(), to: "r/theme.json")
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
        try folder.write(Self.registry(try Self.button(), Self.theme()), to: "r.json")
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
        try folder.write(Self.registry(try Self.button(), Self.theme(variables)), to: "r.json")
        let run = try await weblift("generate", "r.json", "--out", "out").exits(0)
        let told = run.errorText.split(separator: "\n")
        #expect(told.count { $0.contains("[tokens.structure]") } == count, "\(run.errorText)")
        #expect(told.count { $0.contains("[tokens.nothing]") } == count, "\(run.errorText)")
        let button = try #require(try sources(in: "out")[Self.buttonTokens])
        #expect(button.contains("sizeDefaultHeight: CGFloat = 36"))
    }

    @Test("a library without a registry has no tokens of its own")
    func others() async throws {
        try folder.write(try Self.registry(Self.button()), to: "r.json")
        // Classes alone say sizes.
        #expect(try await weblift("tokens", "--input", "r.json").ending == .exit(0))
        try folder.write(BadInputRun.good, to: "good.json")
        let run = try await weblift("tokens", "--input", "good.json")
        #expect(run.ending == .exit(2) && run.errorText.contains("has no tokens of its own"))
    }

    // MARK: Releases

    private static func old(_ others: String...) throws -> String { registry([try button()] + others) }

    private static func new(_ others: String...) throws -> String {
        registry([try button(height: "h-11", secondary: "bg-accent")] + others)
    }

    private static func expectHeight(_ text: String) {
        let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        let head = lines.firstIndex { $0.contains("value changed button-size-default-height") }
        let told = head.map { lines[$0...].prefix(3) } ?? []
        for start in ["was    36 pt", "is     44 pt"] { #expect(told.contains { $0.hasPrefix(start) }, "\(text)") }
    }

    @Test("h-11 in place of h-9 is a height of 44 in place of 36, and another class for a color is another token")
    func classes() async throws {
        try folder.write(try Self.old(Self.theme()), to: "old/r.json")
        try folder.write(try Self.new(Self.theme()), to: "new/r.json")
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
        let button = try Self.button(secondary: "bg-accent md:flex")
        try folder.write(Self.registry(button), to: "new.json")
        let run = try await weblift("diff", "old.json", "new.json")
        let told = run.errorText.split(separator: "\n").filter { $0.contains("classes of <shadcn-button> changed") }
        #expect(told.count == 1, "\(run.errorText)")
        #expect(told.allSatisfy { $0.contains("`bg-secondary` is gone, `bg-accent`, `md:flex` are new") }, "\(told)")
        let same = try await weblift("diff", "old.json", "old.json")
        #expect(!same.errorText.contains("classes of"))
    }

    @Test("a value of “cssVars” that changed is compared, and --old-tokens names others for the former release")
    func values() async throws {
        try folder.write(try Self.old(Self.theme()), to: "old.json")
        let colors = Self.colors.replacing("#101010", with: "#303030")
        try folder.write(try Self.old(Self.theme(#"{"light": {\#(colors)}}"#)), to: "new.json")
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
        try folder.write(try Self.old(Self.theme()), to: "old.json")
        try folder.write(try Self.new(Self.theme()), to: "new.json")
        #expect(try await weblift("generate", "old.json", "--out", "out").ending == .exit(0))
        let run = try await weblift("release", "old.json", "new.json", "--out", "out").exits(0)
        #expect(!run.outputText.contains("API unchanged") && !run.errorText.contains("API unchanged"))
        #expect(run.outputText.contains("2 warnings"), "\(run.outputText)")
        let told = try folder.text("out/Documentation/Translation/Release.md")
        #expect(told.contains("value changed button-size-default-height") && told.contains("`36 pt` | `44 pt`"))
        let path = "out/Sources/ShadcnUI/DesignTokens/Generated/ButtonComponentTokens.swift"
        #expect(try folder.text(path).contains("sizeDefaultHeight: CGFloat = 44"))
    }

    @Test("a revision brings the tokens that it had, and what is gone is kept for callers of before", .needsGit)
    func revisions() async throws {
        let repository = try await GitRepository(folder)
        try await repository.commit(["r.json": try Self.old(Self.theme())], tag: "v1.0.0")
        try folder.write(try Self.new(Self.theme()), to: "r.json")
        Self.expectHeight(try await weblift("diff", "r.json").outputText)
        let less = Self.theme(##"{"light": {"primary": "#101010", "primary-foreground": "#fafafa"}}"##)
        try folder.write(try Self.new(less), to: "r.json")
        try await weblift("generate", "r.json", "--git", "v1.0.0:r.json", "--until", "3.0.0", "--out", "out").exits(0)
        let deprecated = try folder.paths(below: "out/Sources/ShadcnUI/Deprecated")
        #expect(deprecated.contains { $0.contains("Token") || $0.contains("Aliases") }, "\(deprecated)")
    }
}
