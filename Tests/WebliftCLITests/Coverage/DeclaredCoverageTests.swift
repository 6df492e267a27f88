import Foundation
import TestSupport
import Testing

/// A manifest that names a type, the declarations that import it, and the file that says what it is: once all three are there,
/// hardly a property is left without a translation.
@Suite("Types that a manifest only names are understood where declarations say what they are", .needs("corpus/wider"))
struct DeclaredCoverageTests {
    private let folder = TemporaryFolder()

    @Test("with them, less than 3 in 100 properties are unmapped", arguments: ["dnn-elements", "modus-2-new"])
    func unmapped(_ library: String) async throws {
        let manifest = Shared.file("corpus/wider/manifests/\(library).json").path
        let declarations = Shared.file("corpus/wider/types/\(library).components.d.ts").path
        let types = Shared.project.appending(path: "Tests/Corpus/types/\(library).types.d.ts").path
        let alone = try await unmapped([manifest])
        let declared = try await unmapped([manifest, declarations, types])
        #expect(declared.all >= alone.all)
        #expect(declared.unmapped < alone.unmapped)
        #expect(100 * declared.unmapped < 3 * declared.all, "\(declared.unmapped) of \(declared.all)")
    }

    @Test("of a library of FAST, whose declarations nobody has, less than 15 in 100, its framework's own left out")
    func fast() async throws {
        let manifest = Shared.file("corpus/wider/manifests/jupyter-ui-toolkit.json").path
        let alone = try await unmapped([manifest]) { $0["reason"]?.text?.contains("framework") != true }
        #expect(alone.all < 300)
        #expect(100 * alone.unmapped < 15 * alone.all, "\(alone.unmapped) of \(alone.all)")
    }

    /// The properties of all components that count.
    private func unmapped(
        _ inputs: [String],
        counting counts: @escaping (JSONInstance) -> Bool = { _ in true }
    ) async throws -> (unmapped: Int, all: Int) {
        let run = try await folder.run(["coverage", "--format", "json", "--quiet"] + inputs).succeeds()
        let components = try #require(try JSONInstance(run.output)["components"]?.elements)
        let items = components.flatMap { $0["items"]?.elements ?? [] }
        let properties = items.filter { $0["kind"]?.text == "property" && counts($0) }
        return (properties.count { $0["state"]?.text == "unmapped" }, properties.count)
    }
}
