import Core
import Ingest
import SwiftModel
import Testing
import WebModel

@testable import Translate

/// Translates components that a test writes down, by the built-in matrix and by rows that the test adds.
struct Fixture {
    let library: Library
    let translation: LibraryTranslation
    let diagnostics: [Diagnostic]

    /// `components` are tags with the inside of their class declarations as JSON.
    init(_ components: (tag: String, json: String)..., matrix rows: String? = nil, builtIn: Bool = true) throws {
        let declarations = components.map { tag, json in
            #"{"kind":"class","customElement":true,"name":"C\#(tag.filter { $0 != "-" })","tagName":"\#(tag)",\#(json)}"#
        }
        let manifest = """
            {"schemaVersion":"2.1.0","modules":[{"kind":"javascript-module","path":"x.js",
            "declarations":[\(declarations.joined(separator: ",\n"))]}]}
            """
        try self.init(manifest: manifest, matrix: rows, builtIn: builtIn)
    }

    /// One component, by no row but these.
    init(_ tag: String, _ json: String, onlyBy rows: String) throws {
        try self.init((tag: tag, json: json), matrix: rows, builtIn: false)
    }

    init(manifest: String, matrix rows: String? = nil, builtIn: Bool = true) throws {
        var bag = DiagnosticBag()
        let file = SourceFile(path: SourcePath("custom-elements.json"), bytes: Array(manifest.utf8))
        library = Ingestion.read([file], into: &bag)
        bag = DiagnosticBag()
        let translator = try Self.translator(rows, builtIn: builtIn, into: &bag)
        translation = translator.translate(library, into: &bag)
        diagnostics = bag.sorted
    }

    private static func translator(_ rows: String?, builtIn: Bool, into bag: inout DiagnosticBag) throws -> Translator {
        guard let rows else { return builtIn ? try BuiltInMatrix.translator() : Translator(Matrix()) }
        let file = SourceFile(path: SourcePath("project.md"), text: rows)
        let documents = builtIn ? try BuiltInMatrix.documents() : []
        return Translator(MatrixReader.read(documents + [MatrixDocument(file, layer: .project)], into: &bag))
    }

    func component(_ tag: String) throws -> ComponentTranslation {
        try #require(translation.components.first { $0.tag == tag })
    }

    func item(_ item: ItemReference, of tag: String) throws -> ItemTranslation {
        try #require(try component(tag).items.first { $0.item == item })
    }

    /// An item of the only component.
    func item(_ item: ItemReference) throws -> ItemTranslation {
        try self.item(item, of: try #require(translation.components.first).tag)
    }

    func item(_ kind: ItemKind, _ name: String) throws -> ItemTranslation { try item(ItemReference(kind, name)) }
}

extension ItemTranslation {
    var swiftUITexts: [String] { swiftUI.map(\.description) }
    var uiKitTexts: [String] { uiKit.map(\.description) }
}
