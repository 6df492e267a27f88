import Foundation
import TestSupport
import Testing

@Suite("A component more does not rename a package")
struct KeptNamesTests {
    private let folder = TemporaryFolder()

    private func manifest(_ tags: [String], sizes: String = "'s' | 'm'") -> String {
        let size = SmallLibrary.field("size", sizes, #""attribute": "size""#)
        return SmallLibrary.manifest(tags.map { SmallLibrary.component($0, [size]) })
    }

    private func expectModule(_ name: String, of tags: [String]) async throws {
        try folder.write(manifest(tags), to: "custom-elements.json")
        try await folder.run(["generate", "custom-elements.json"]).exits(0)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("out/Sources")).sorted() == [name])
    }

    private static let library = ["acme-button", "acme-chip", "acme-tab"]

    @Test("fixtures that take the majority away leave prefix and module as they were")
    func fixtures() async throws {
        try await expectModule("AcmeUI", of: Self.library)
        let many = Self.library + ["test-a", "test-b", "test-c"]
        try await expectModule("AcmeUI", of: many)
        let ledger = try folder.text("out/.weblift/ledger.json")
        for part in ["\"tags\": \"acme-\"", "\"module\": \"AcmeUI\""] { #expect(ledger.contains(part)) }
        // Without a package of before; and that stays, too.
        try folder.remove("out")
        try await expectModule("UI", of: many)
        try await expectModule("UI", of: Self.library)
    }

    @Test("a library that is renamed as a whole renames its package")
    func renamed() async throws {
        try await expectModule("AcmeUI", of: Self.library)
        let renamed = Self.library.map { $0.replacing("acme-", with: "other-") }
        try await expectModule("OtherUI", of: renamed)
    }

    @Test("a ledger that remembers no names keeps those of a package without a prefix")
    func formerLedger() async throws {
        let many = Self.library + ["acme-card", "test-a"]
        try await expectModule("UI", of: Self.library + ["test-a", "test-b"])
        try forgetNames()
        try await expectModule("UI", of: many)
    }

    /// The ledger as a version wrote it that did not remember what the package is named after.
    private func forgetNames() throws {
        let ledger = try folder.text("out/.weblift/ledger.json")
        let start = try #require(ledger.range(of: "\"names\""))
        let end = try #require(ledger.range(of: "\"files\""))
        let former = String(ledger[..<start.lowerBound] + ledger[end.lowerBound...])
        try folder.write(former.replacing("\"schema\": 5", with: "\"schema\": 3"), to: "out/.weblift/ledger.json")
    }

    @Test("such a ledger keeps the prefix that its names were made with, where the tags share a longer one by now")
    func formerPrefix() async throws {
        try await expectModule("ModusUI", of: ["modus-wc-button", "modus-wc-chip", "modus-tab"])
        try forgetNames()
        try await expectModule("ModusUI", of: ["modus-wc-button", "modus-wc-chip", "modus-wc-card"])
        #expect(folder.has("out/Sources/ModusUI/DesignTokens/Components/WcButtonTokens.swift"))
        let ledger = try folder.text("out/.weblift/ledger.json")
        #expect(ledger.contains("\"tags\": \"modus-\"") && ledger.contains("\"prefix\": \"Modus\""))
    }

    @Test("whoever asks about a library hears of it by the names of the package that is there, wherever it is")
    func reports() async throws {
        try folder.write(#"{"inputs": ["custom-elements.json"], "out": "ios"}"#, to: "weblift.json")
        try folder.write(manifest(Self.library), to: "custom-elements.json")
        try await expectOutput("", of: ["generate"])
        let many = Self.library + ["test-a", "test-b", "test-c"]
        try folder.write(manifest(many), to: "custom-elements.json")
        try folder.write(manifest(many, sizes: "'s' | 'm' | 'l'"), to: "new.json")
        let members = "size: ButtonTokens.Size"
        try await expectOutput(members, of: ["coverage", "--format", "json"])
        try await expectOutput(members, of: ["explain", "acme-button"])
        let diff = ["diff", "custom-elements.json", "new.json", "--fail-on", "never", "--format", "json"]
        try await expectOutput("\"ButtonTokens.Size", of: diff)
        try folder.write("<acme-button>Save</acme-button>", to: "page.html")
        try await expectOutput("= AcmeUIKitButton()", of: ["usage", "page.html"])
        // Without the package, most tags begin otherwise.
        try folder.remove("ios")
        try await expectOutput("size: AcmeButtonTokens.Size", of: ["explain", "acme-button"])
        try await expectOutput("\"AcmeButtonTokens.Size", of: diff)
    }

    private func expectOutput(_ text: String, of words: [String]) async throws {
        let run = try await folder.run(words).exits(0)
        #expect(text.isEmpty || run.outputText.contains(text), "\(words): \(run.outputText)")
    }
}
