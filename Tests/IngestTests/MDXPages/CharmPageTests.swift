import Core
import Foundation
import TestSupport
import Testing
import WebModel

@testable import Ingest

@Suite("The pages of a real library", .needs("corpus/wider"))
struct CharmPageTests {
    @Test("each documents the component that its file is called after, and adds no API to the manifest's")
    func pages() throws {
        let manifest = Shared.file("corpus/wider/manifests/charm.json").path
        let folder = Shared.file("corpus/wider/usage")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".mdx") }
        #expect(files.count == 35)
        var bag = DiagnosticBag()
        let alone = Ingestion.read([manifest], into: &bag)
        bag = DiagnosticBag()
        let library = Ingestion.read([manifest, folder.path], into: &bag)
        for file in files {
            // The library calls its files `charm-button.mdx` and its elements `ch-button`.
            let tag = "ch-" + file.dropFirst("charm-".count).dropLast(".mdx".count)
            let component = try #require(library.components.first { $0.tag == tag }, "\(tag)")
            let places = Set(component.documentation.map { SourcePath.lastComponent(of: $0.source.file.typed) })
            #expect(places.isSubset(of: [file]), "\(tag)")
        }
        #expect(library.components.map(\.tag) == alone.components.map(\.tag))
        #expect(library.components.map(\.properties) == alone.components.map(\.properties))
        let documented = library.components.filter { !$0.documentation.isEmpty }
        // Two pages have nothing but a remark.
        #expect(documented.count == 33)
        let notes = bag.sorted.filter { $0.id == .docsMarkup }
        #expect(notes.count == 35 && notes.allSatisfy { $0.severity == .note && $0.location != nil })
        #expect(!bag.sorted.contains { $0.id == .docsNotAComponent })
    }
}
