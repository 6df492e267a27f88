import Ingest
import Matrix
import SourceText
import Testing

/// The file of the view of one component that a test writes down, by the built-in matrix and rows of its own.
struct OneComponent {
    let text: String

    init(members: String, rows: String, tag: String) throws {
        let manifest = """
            {"schemaVersion":"2.1.0","modules":[{"kind":"javascript-module","path":"x.js","declarations":[
            {"kind":"class","customElement":true,"name":"X","tagName":"\(tag)","members":[\(members)]}]}]}
            """
        var diagnostics = DiagnosticBag()
        let library = Ingestion.read(
            [SourceFile(path: SourcePath("custom-elements.json"), text: manifest)],
            into: &diagnostics
        )
        let project = MatrixDocument(SourceFile(path: SourcePath("project.md"), text: rows), layer: .project)
        let matrix = MatrixReader.read(TranslatedLibraries.builtInRows + [project], into: &diagnostics)
        #expect(diagnostics.sorted.map(\.message) == [])
        text = RenderedFiles(TranslatedLibraries.translated(library, by: matrix).swift, of: library)
            .text("+SwiftUI.swift")
    }
}
