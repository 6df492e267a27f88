import Core
import Ingest
import SwiftModel
import TestSupport
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
        try self.init(manifest: ComponentJSON.manifest(components), matrix: rows, builtIn: builtIn)
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

    /// What becomes of the only property of a component, by the built-in matrix.
    static func property(_ name: String, _ type: String, default value: String? = nil, of tag: String = "acme-widget")
        throws -> ItemTranslation
    {
        try Fixture((tag: tag, json: HardCase.fields((name, type, value)))).item(.property, name)
    }
}

extension ItemTranslation {
    var swiftUITexts: [String] { swiftUI.map(\.description) }
    var uiKitTexts: [String] { uiKit.map(\.description) }
}
