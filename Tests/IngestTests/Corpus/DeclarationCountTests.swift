import Core
import Foundation
import TestSupport
import Testing
import WebModel

@testable import Ingest

@Suite("Real declaration files, counted by another program")
struct DeclarationCountTests {
    @Test(
        "tags and the names of properties, methods and events agree with the script, component by component",
        .needs("corpus/wider"),
        .enabled("python3 is not installed") { await Python.isInstalled },
        arguments: ["dnn-elements.components.d.ts", "modus-2-new.components.d.ts"]
    )
    func names(file: String) async throws {
        let url = Shared.file("corpus/wider/types/\(file)")
        let script = Shared.project.appending(path: "Tests/Corpus/count_declarations.py")
        let expected = try await Python.run([script.path, url.path])
        let source = SourceFile(path: SourcePath(file), bytes: Array(try Data(contentsOf: url)))
        var diagnostics = DiagnosticBag()
        let lines = DeclarationFiles.read([source], into: &diagnostics).components.map { component in
            let names = [component.properties.map(\.name), component.methods.map(\.name), component.events.map(\.name)]
            return ([component.tag] + names.map { $0.sorted().joined(separator: ",") }).joined(separator: "\t")
        }
        #expect(lines == expected.split(separator: "\n").map(String.init))
        #expect(!diagnostics.sorted.contains { $0.severity != .note }, "\(diagnostics.sorted)")
    }

    @Test("the attributes that Stencil's rule makes are those of the library's own manifest", .needs("corpus/wider"))
    func attributes() throws {
        var diagnostics = DiagnosticBag()
        let files = ["types/dnn-elements.components.d.ts", "manifests/dnn-elements.json"].map {
            Shared.file("corpus/wider/\($0)").path
        }
        let declared = Ingestion.read([files[0]], into: &diagnostics)
        let manifest = Ingestion.read([files[1]], into: &diagnostics)
        func attributes(_ library: Library) -> [String: Set<String>] {
            let pairs = library.components.map { ($0.tag, Set($0.properties.compactMap(\.attribute))) }
            return Dictionary(pairs) { first, _ in first }
        }
        let told = attributes(manifest)
        for (tag, names) in attributes(declared) where told[tag] != nil { #expect(names == told[tag], "<\(tag)>") }
    }
}
