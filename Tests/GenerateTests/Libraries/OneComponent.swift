import Core
import Generate
import Ingest
import Testing

/// The file of the view of one component that a test writes down, by the built-in matrix and rows of its own.
struct OneComponent {
    let text: String

    init(members: String, rows: String, tag: String) throws {
        text = try SmallLibrary((tag, #""members":[\#(members)]"#), rows: rows).files.text("+SwiftUI.swift")
    }
}

/// The files of a few components that a test writes down: tags, with the inside of their declarations as JSON.
struct SmallLibrary {
    let files: RenderedFiles

    init(
        _ components: (tag: String, json: String)...,
        rows: String = "",
        style: TemplateStyle = .elevate,
        target: Int = RenderSettings.oldestTarget,
        usesGlass: Bool = false
    ) throws {
        let declarations = components.enumerated().map { number, component in
            #"{"kind":"class","customElement":true,"name":"X\#(number)","tagName":"\#(component.tag)",\#(component.json)}"#
        }
        let manifest = """
            {"schemaVersion":"2.1.0","modules":[{"kind":"javascript-module","path":"x.js","declarations":[
            \(declarations.joined(separator: ",\n"))]}]}
            """
        var diagnostics = DiagnosticBag()
        let library = Ingestion.read(
            [SourceFile(path: SourcePath("custom-elements.json"), text: manifest)],
            into: &diagnostics
        )
        #expect(diagnostics.sorted.map(\.message) == [])
        files = RenderedFiles(
            TranslatedLibraries.translated(library, by: TranslatedLibraries.translator(beside: rows)).swift,
            of: library,
            style: style,
            target: target,
            usesGlass: usesGlass
        )
    }
}
