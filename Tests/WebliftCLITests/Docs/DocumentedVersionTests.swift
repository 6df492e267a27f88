import Foundation
import TestSupport
import Testing

/// Document 004: “**Update Version**: Note web component version in documentation”.
@Suite("The version of the web library in documentation", .serialized)
struct DocumentedVersionTests {
    private let folder = TemporaryFolder()
    private static let manifest = SmallLibrary.manifest(SmallLibrary.component("x-button", [], SmallLibrary.slot))

    private func pages(_ format: String, _ options: [String] = []) async throws -> [String: String] {
        try await folder.run(
            ["docs", "dist/custom-elements.json", "--format", format, "--out", "written", "--quiet"] + options
        ).succeeds()
        return try folder.contents(of: "written").files
            .filter { $0.key.hasSuffix(".md") || $0.key.hasSuffix(".html") }
            .mapValues { String(decoding: $0, as: UTF8.self) }
    }

    @Test("stands on every page, where a person declares it", arguments: ["markdown", "html", "docc"])
    func declared(format: String) async throws {
        try folder.write(Self.manifest, to: "dist/custom-elements.json")
        let pages = try await pages(format, ["--declared", "3.4.5"])
        #expect(pages.count > 2)
        for (path, text) in pages.sorted(by: { $0.key < $1.key }) { #expect(text.contains("3.4.5"), "\(path)") }
    }

    @Test("and where the package.json tells it that names the manifest; another one tells nothing")
    func package() async throws {
        try folder.write(Self.manifest, to: "dist/custom-elements.json")
        let json = #"{"name": "x-library", "version": "1.2.3", "customElements": "dist/custom-elements.json"}"#
        try folder.write(json, to: "package.json")
        for (path, text) in try await pages("markdown") { #expect(text.contains("1.2.3"), "\(path)") }
        // What the package says is no claim of a person's.
        for (path, text) in try await pages("markdown", ["--declared", "3.4.5"]) {
            #expect(text.contains("1.2.3") && !text.contains("3.4.5"), "\(path)")
        }
        try folder.write(#"{"version": "9.9.9"}"#, to: "package.json")
        for (path, text) in try await pages("markdown") { #expect(!text.contains("9.9.9"), "\(path)") }
    }
}
