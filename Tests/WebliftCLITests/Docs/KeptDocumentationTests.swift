import Foundation
import Testing

@Suite("What people write into the documentation")
struct KeptDocumentationTests {
    private let folder = TemporaryFolder()
    private static let page = "out/Documentation/Translation/Components/ElevateCard.md"

    private func run(_ words: [String]) async throws { try await folder.run(words + ["--quiet"]).exits(0) }

    private func page() throws -> String { try folder.text(Self.page) }

    @Test("their reasoning stays when a release changes the component, and the rest is written anew")
    func reasoning() async throws {
        let samples = GeneratedInputs.sample.deletingLastPathComponent()
        try await run(["docs", samples.appending(path: "1.0").path])
        let old = try page()
        #expect(old.contains("`elevated: boolean"))
        let start = try #require(old.range(of: "## Reasoning\n\n")).upperBound
        let end = try #require(old.range(of: "\n## Implementation Notes")).lowerBound
        #expect(old[start..<end].contains("It is built on `Card`"))
        try folder.write(old.replacingCharacters(in: start..<end, with: "Cards have no elevation.\n"), to: Self.page)
        try await run(["docs", samples.appending(path: "2.0").path])
        let new = try page()
        #expect(new.contains("## Reasoning\n\nCards have no elevation.\n\n## Implementation Notes"))
        #expect(!new.contains("`elevated: boolean") && new.contains("`#media`"))
        #expect(!new.contains("<<<<<<<"))
        // Nobody has touched the other section, which is renewed.
        #expect(new.contains("### What to decide\n\n- Whether all of it can be tapped"))
    }

    @Test("documentation of one kind leaves the package and that of the other kinds alone")
    func kinds() async throws {
        try await run(["generate", "weblift:sample"])
        let package = try folder.contents(of: "out/Sources")
        for format in ["html", "docc", "markdown"] { try await run(["docs", "weblift:sample", "--format", format]) }
        try await run(["generate", "weblift:sample"])
        let after = try folder.contents(of: "out/Sources").files.filter { !$0.key.contains(".docc/") }
        #expect(after == package.files)
        #expect(folder.has("out/Documentation/Site/index.html"))
        try await run(["generate", "weblift:sample", "--check"])
    }
}
