import Foundation
import TestSupport
import Testing

/// What templates wrote of a component decides what its file says that nothing acts on. Here somebody else reads the file
/// with all its scopes, and has to come to the same: whatever the body uses was recorded, and whatever was recorded is used.
@Suite("What templates recorded is what a reader of the Swift finds")
struct RecordedUseTests {
    private let folder = TemporaryFolder()

    @Test("of the bundled sample", arguments: GeneratedOutputTests.templateSets)
    func sample(_ templateSet: String) async throws {
        try await GeneratedPackage(["--emit", "swiftui"], templateSet: templateSet, in: folder).expectUse()
    }

    @Test(
        "of libraries that nobody has written",
        .needs("tools/recombine.py", "corpus/wider/vocabulary.json"),
        .enabled("python3 is not installed") { await Python.isInstalled },
        arguments: DealtLibrary.seeds,
        GeneratedOutputTests.templateSets
    )
    func dealt(_ seed: Int, _ templateSet: String) async throws {
        try await package(DealtLibrary.manifest(seed: seed), templateSet).expectUse()
    }

    @Test("of a tree whose items hold no others: nothing opens there", arguments: GeneratedOutputTests.templateSets)
    func leaves(_ templateSet: String) async throws {
        let tree = ("x-tree", ComponentJSON.of("#", "#expand-icon"))
        let manifest = ComponentJSON.manifest([tree, ("x-tree-item-custom", ComponentJSON.of())])
        let package = try await package(manifest, templateSet)
        try package.expectUse()
        let text = try package.bytes().values.map { String(decoding: $0, as: UTF8.self) }.joined()
        #expect(text.contains("ComponentTreeRow("))
    }

    /// The locals of templates, as words of members that have nothing to do with them.
    private static let locals = ["bytes", "first", "formatter", "last", "limit", "number", "phase", "picture"]

    @Test(
        "of components whose members are called as templates call something of their own",
        arguments: GeneratedOutputTests.templateSets
    )
    func hiding(_ templateSet: String) async throws {
        let own = [
            "badge", "avatar", "paginator", "tab-group", "breadcrumb", "menu", "format-number", "format-date",
            "carousel",
        ]
        let fields = Self.locals.map { "\($0): number = 1" } + ["value: string", "label: string"]
        let manifest = ComponentJSON.manifest(own.map { ("x-\($0)", ComponentJSON.of(fields)) })
        let package = try await package(manifest, templateSet)
        try package.expectUse()
        let texts = try package.bytes().values.map { String(decoding: $0, as: UTF8.self) }
        for name in Self.locals {
            #expect(texts.contains { $0.contains("nothing here acts on `\(name)` yet") }, "\(name)")
        }
    }

    private func package(_ manifest: String, _ templateSet: String) async throws -> GeneratedPackage {
        try await GeneratedPackage(manifest: manifest, ["--emit", "swiftui"], templateSet: templateSet, in: folder)
    }
}
